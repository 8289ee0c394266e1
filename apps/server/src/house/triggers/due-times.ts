import type { Book } from '@touchstone/domain/books/book'
import type { Change } from '@touchstone/domain/books/decision'
import { named } from '@touchstone/domain/books/fact-kind'
import type { AnyRecordKind, BookRecord } from '@touchstone/domain/books/record-kind'
import type { Tick } from '@touchstone/domain/market/tick'
import type { AnyDueRule, DueFacts, DueRule } from '@touchstone/domain/noun/due'
import { rowOf } from '@touchstone/domain/rulebook/merged'
import { dueRules } from '@touchstone/domain/rulebook/noun-tables'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import type { Settings } from '@touchstone/domain/settings/settings'
import { createDueHeap } from '@touchstone/domain/triggers/due-heap'
import type { TapeReader } from '../tape/tape-reader.ts'
import type { NamedFacts, Outcome, Submission } from '../../executor/submission.ts'
import type { Flights } from './flights.ts'

export type DueTimesOptions = {
  submit: (submission: Submission) => Promise<Outcome>
  tape: Pick<TapeReader, 'headOf' | 'sealedTape' | 'firstAfter'>
  /** Tapes a watermark: no tick at or before that moment comes any more. */
  seal: (symbol: string, at: number) => Promise<void>
  settings: () => Settings
  clock: () => number
  flights: Flights
  log: (message: string, details: Record<string, unknown>) => void
}

/** An open record that waits for its time. */
type Waiting = { bookId: number; key: string; command: HouseCommand; facts: DueFacts | 'none' }
type SealedFacts = Extract<DueFacts, { kind: 'sealed_tape' }>

/** What came to nothing is tried again after this. Our choice. */
const againAfterMs = 1_000

/**
 * Sends what its noun says about a record when its time has come, and again until a commit has closed it; so one that
 * fires twice, or after a restart, does nothing the second time.
 */
export function createDueTimes({ submit, tape, seal, settings, clock, flights, log }: DueTimesOptions) {
  const heap = createDueHeap<Waiting>()
  /** What has expired on a tape that is not sealed yet, by symbol. */
  const unsealed = new Map<string, Map<string, Waiting>>()
  const out = new Set<string>()

  function watch(bookId: number, of: AnyRecordKind, record: BookRecord): void {
    const rule = dueRuleOf(of)
    if (rule === undefined) return
    const key = rule.key(record)
    const facts = rule.facts(record)
    if (!of.isOpen(record as never)) {
      forget(key, facts)
      return
    }
    const at = rule.at(record, settings())
    if (at !== undefined && !out.has(key)) heap.put(key, at, { bookId, key, command: rule.command(record), facts })
  }

  function forget(key: string, facts: Waiting['facts']): void {
    heap.remove(key)
    out.delete(key)
    if (isSealed(facts)) unsealed.get(facts.symbol)?.delete(key)
  }

  function start(waiting: Waiting): void {
    if (out.has(waiting.key)) return
    out.add(waiting.key)
    flights.add(perform(waiting))
  }

  async function perform(waiting: Waiting): Promise<void> {
    const { bookId, key, command, facts } = waiting
    let againAt = clock() + againAfterMs
    try {
      const known = await namedFor(facts)
      if (known !== 'wait') await submit({ bookId, key, command, named: known })
      else if (isSealed(facts)) againAt = waitForSeal(waiting, facts, againAt)
    } catch (error) {
      log('failed to submit a due command', { error, bookId, key })
    }
    // A commit that closed it has taken it out of `out` by now.
    if (out.delete(key)) heap.put(key, againAt, waiting)
  }

  async function namedFor(facts: Waiting['facts']): Promise<NamedFacts | 'wait'> {
    if (facts === 'none') return {}
    if (facts.kind === 'sealed_tape') return sealedFor(facts)
    return { fillTick: await tape.firstAfter(facts.symbol, facts.acceptedSequence, facts.acceptedAt) }
  }

  async function sealedFor({ fact, watermarkAfterMs, ...span }: SealedFacts): Promise<NamedFacts | 'wait'> {
    const { symbol, expiresAt } = span
    if (clock() >= expiresAt + watermarkAfterMs) await seal(symbol, expiresAt)
    for (;;) {
      const head = tape.headOf(symbol)
      const taped = await tape.sealedTape(span)
      if (taped !== undefined) return { byKind: named(fact, taped) }
      // A tick that came while the tape was read may be the one that seals.
      if (tape.headOf(symbol) === head) return 'wait'
    }
  }

  /** The first tick after expiry seals it. When none comes, the time comes for a watermark. */
  function waitForSeal(
    waiting: Waiting,
    { symbol, expiresAt, watermarkAfterMs }: SealedFacts,
    againAt: number,
  ): number {
    const bySymbol = unsealed.get(symbol) ?? new Map<string, Waiting>()
    unsealed.set(symbol, bySymbol.set(waiting.key, waiting))
    return clock() < expiresAt + watermarkAfterMs ? expiresAt + watermarkAfterMs : againAt
  }

  return {
    waiting: (): number => heap.size() + out.size,
    onChanges(bookId: number, changes: readonly Change[]): void {
      for (const change of changes) if (change.kind === 'record') watch(bookId, change.of, change.record)
    },
    /** Everything open in a book, from the database. */
    load(book: Book): void {
      for (const { of, open } of Object.values(book.records))
        for (const record of open.values()) watch(book.id, of, record)
    },
    onTicks(ticks: readonly Tick[]): void {
      for (const { symbol, sourceAt } of ticks) {
        const bySymbol = unsealed.get(symbol)
        if (bySymbol === undefined) continue
        for (const [key, waiting] of bySymbol) {
          if (!isSealed(waiting.facts) || sourceAt <= waiting.facts.expiresAt || out.has(key)) continue
          bySymbol.delete(key)
          heap.remove(key)
          start(waiting)
        }
        if (bySymbol.size === 0) unsealed.delete(symbol)
      }
    },
    advance(now: number): void {
      for (const waiting of heap.takeUpTo(now)) {
        if (isSealed(waiting.facts)) unsealed.get(waiting.facts.symbol)?.delete(waiting.key)
        start(waiting)
      }
    },
  }
}

const isSealed = (facts: Waiting['facts']): facts is SealedFacts => facts !== 'none' && facts.kind === 'sealed_tape'

type Rule = DueRule<BookRecord, HouseCommand>

/** The rule that stands under the name of a kind is for its records: `Noun` has checked it. */
function dueRuleOf({ name }: AnyRecordKind): Rule | undefined {
  const rule = rowOf<'nothing' | AnyDueRule>(dueRules, name)
  return rule === 'nothing' ? undefined : (rule as AnyDueRule & Rule)
}
