import type { Tick } from '@touchstone/domain/market/tick'
import type { Due } from '@touchstone/domain/triggers/due'
import { lookAtAll, onOutcome, onTick, sendAgain } from '@touchstone/domain/triggers/on-tick'
import { rearm } from '@touchstone/domain/triggers/rearm'
import { sweepBook, sweepSymbols } from '@touchstone/domain/triggers/sweep'
import type { TriggerBook } from '@touchstone/domain/triggers/trigger-book'
import type { TapeReader } from '../tape/tape-reader.ts'
import type { Committed, NamedFacts, Outcome, Submission } from '../../executor/submission.ts'
import type { Flights } from './flights.ts'

export type RunnerOptions = {
  submit: (submission: Submission) => Promise<Outcome>
  tape: Pick<TapeReader, 'firstAfter'>
  flights: Flights
  log: (message: string, details: Record<string, unknown>) => void
}

/** Since the start. `missed` counts duties that a sweep found and no trigger had fired: each is our bug. */
export type TriggerCounters = { sent: number; done: number; notDue: number; undecided: number; missed: number }

/** Books that a sweep checks before it lets others have a turn. */
const sweepPortion = 500

/**
 * Joins the triggers to the tape and the executor: ticks in force and commits go in, house commands go out, each naming
 * the ticks that fired it, and their outcomes come back.
 */
export function createTriggerRunner({ submit, tape, flights, log }: RunnerOptions, first: TriggerBook) {
  const counters: TriggerCounters = { sent: 0, done: 0, notDue: 0, undecided: 0, missed: 0 }
  let triggers = first
  let undecided: Due[] = []

  /** In their order, which is the order in which a book's queue takes them. */
  function send(due: readonly Due[]): void {
    for (const each of due) flights.add(sendOne(triggers, each))
  }

  async function sendOne(from: TriggerBook, due: Due): Promise<void> {
    const { bookId, key, command } = due
    counters.sent += 1
    let outcome: Outcome
    try {
      // Nothing may come between two commands of one tick, so only what waits for the tape's answer waits at all.
      const named =
        due.target.kind === 'pending'
          ? await namedForFill(due)
          : { ticks: ticksBySymbol(due.ticks), arrived: due.arrived }
      outcome = await submit({ bookId, key, command, named })
    } catch (error) {
      log('failed to submit a trigger', { error, bookId, key })
      outcome = { kind: 'failed' }
    }
    // Triggers that were rebuilt in the meantime have checked by themselves.
    if (from !== triggers) return
    if (outcome.kind === 'done') counters.done += 1
    if (outcome.kind === 'refused') {
      counters.notDue += 1
      // The executor has logged once that this book differs from its journal.
      if (!['not_due', 'book_differs'].includes(outcome.refusal.kind))
        log('trigger refused', { bookId, key, refusal: outcome.refusal })
    }
    if (outcome.kind === 'done' || outcome.kind === 'refused') send(onOutcome(triggers, due, outcome.kind))
    else {
      counters.undecided += 1
      undecided.push(due)
    }
  }

  async function namedForFill({ target, ticks }: Due): Promise<NamedFacts> {
    if (target.kind !== 'pending') return {}
    const { symbol, acceptedSequence, placedAt } = target.order
    const fillTick = await tape.firstAfter(symbol, acceptedSequence, placedAt)
    return { ticks: ticksBySymbol(fillTick === undefined ? ticks : [...ticks, fillTick]), fillTick }
  }

  /** Submits what is due, and raises the alarm for duties that a trigger should have found. */
  function take({ missed, due }: { missed: readonly Due[]; due: readonly Due[] }): void {
    for (const { bookId, key } of missed) {
      counters.missed += 1
      log('sweep found a duty that no trigger fired', { bookId, key })
    }
    send([...missed, ...due])
  }

  return {
    counters: counters as Readonly<TriggerCounters>,
    triggers: (): TriggerBook => triggers,
    onTicks(ticks: readonly Tick[]): void {
      for (const tick of ticks) send(onTick(triggers, tick))
    },
    onCommitted(events: readonly Committed[]): void {
      for (const { book, changes, row } of events) send(rearm(triggers, book, changes, row.at))
    },
    /** Replaces the triggers by these, with the duties that they found, and fires whatever else is crossed by now. */
    replace(next: TriggerBook, due: readonly Due[]): void {
      triggers = next
      undecided = []
      send([...due, ...lookAtAll(next)])
    },
    lookAtAll(): void {
      send(lookAtAll(triggers))
    },
    /**
     * Resubmits duties that were neither done nor refused, then checks everything armed and every cross book exactly.
     */
    async sweep(): Promise<void> {
      const again = undecided
      undecided = []
      send(again.flatMap((due) => sendAgain(triggers, due)))
      take(sweepSymbols(triggers))
      const from = triggers
      let checked = 0
      for (const book of [...from.books.values()].filter(({ cross }) => cross !== undefined)) {
        checked += 1
        if (checked % sweepPortion === 0) await new Promise((resolve) => setImmediate(resolve))
        if (from !== triggers) return
        take(sweepBook(triggers, book))
      }
    },
  }
}

const ticksBySymbol = (ticks: readonly Tick[]): ReadonlyMap<string, Tick> =>
  new Map(ticks.map((tick) => [tick.symbol, tick]))
