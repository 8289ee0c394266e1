import { hash } from 'node:crypto'
import { applyDecision } from '@touchstone/domain/books/apply-decision'
import type { Book } from '@touchstone/domain/books/book'
import type { Decided, Reply } from '@touchstone/domain/books/decision'
import type { FactsByKind } from '@touchstone/domain/books/fact-kind'
import type { Facts } from '@touchstone/domain/books/facts'
import { recordingFacts } from '@touchstone/domain/books/facts-record'
import type { World } from '@touchstone/domain/ledger/account'
import { canonicalText } from '@touchstone/domain/ledger/canonical'
import { entriesText } from '@touchstone/domain/ledger/entries-text'
import { type JournalRow, journalRowText } from '@touchstone/domain/ledger/journal-row'
import type { Posting } from '@touchstone/domain/ledger/posting'
import type { Quantity } from '@touchstone/domain/money/decimal'
import type { Command, Refusal, Reply as KnownReply } from '@touchstone/domain/rulebook/nouns'
import { stateOnArrival } from '@touchstone/market/state-on-arrival'
import { type Item, itemKey } from './batch-item.ts'
import { type Loaded, lockedFactKey } from './batch-load.ts'
import { exposureChanges } from './exposures.ts'
import type { LoadedFact } from './locked-fact.ts'
import type { Committed, FactVector, Outcome } from './submission.ts'

export type Decide = (book: Book, command: Command, facts: Facts) => Decided<Reply, Refusal>

export type DecideContext = {
  decide: Decide
  vector: FactVector
  netQuantity: (world: World, symbol: string) => Quantity
  /** Called with each decision's effect on the users' net quantities, so that the next one in the batch sees it. */
  addExposure: (world: World, symbol: string, quantity: Quantity) => void
  /** A decision threw: a bug of ours. */
  onThrown: (item: Item, error: unknown) => void
  /** A decision took longer than this. */
  decisionBudgetMs: number
  /** When to send again what came after the time of the batch. */
  retryAfterMs: number
  onSlow: (item: Item, ms: number) => void
}

/** What one command did; it counts from the commit on. */
export type Accepted = { item: Item; committed: Committed; postings: readonly Posting[] }

export type BatchDecision = {
  accepted: Accepted[]
  /** What each command gets once the batch is committed, in its order. */
  answers: { item: Item; outcome: Outcome }[]
  /** Commands of books that another session holds, or whose journals are being replayed: they have to wait. */
  postponed: Item[]
  /** Recorded by an earlier try of this batch whose commit was not confirmed. */
  recovered: Committed[]
  factsUsed: LoadedFact[]
  /** The books after the batch; only those that changed. */
  books: Map<number, Book>
}

/**
 * Decides a batch's commands in order, each on its book as the one before left it. A refusal or a throw changes nothing
 * and hurts no neighbour.
 */
export function decideBatch(items: readonly Item[], loaded: Loaded, context: DecideContext): BatchDecision {
  const books = new Map(loaded.books)
  const recorded = new Map(loaded.recorded)
  const lockedFacts = new Map(loaded.lockedFacts)
  const result: BatchDecision = {
    accepted: [],
    answers: [],
    postponed: [],
    recovered: [],
    factsUsed: [],
    books: new Map(),
  }
  for (const item of items) {
    const book = books.get(item.bookId)
    const unproven = loaded.unproven.get(item.bookId)
    if (loaded.skipped.has(item.bookId) || unproven?.kind === 'replaying') {
      result.postponed.push(item)
      continue
    }
    const missing = unproven === undefined ? bookNotFound : bookDiffers
    const outcome = book === undefined ? missing : decideOne(item, book)
    result.answers.push({ item, outcome })
  }
  return result

  function decideOne(item: Item, book: Book): Outcome {
    const { key, command } = item.submission
    const place = itemKey(book.id, key)
    const known = recorded.get(place)
    if (known !== undefined) {
      if (known.command !== item.commandText) return { kind: 'refused', refusal: { kind: 'key_reused' } }
      const isOurs = item.inDoubt?.row.hash === known.hash
      if (isOurs && item.inDoubt !== undefined) result.recovered.push(item.inDoubt)
      return { kind: 'done', sequence: known.sequence, reply: known.reply, repeated: !isOurs }
    }
    if (context.vector.at < (item.submission.arrivedAt ?? -Infinity))
      return { kind: 'overloaded', whose: 'house', retryAfterMs: context.retryAfterMs }
    const factKey = lockedFactKey(book.id, command.kind)
    const locked = lockedFacts.get(factKey)
    const began = performance.now()
    const tried = attempt(item, book, context, locked)
    const tookMs = performance.now() - began
    if (tookMs > context.decisionBudgetMs) context.onSlow(item, tookMs)
    if ('kind' in tried) return tried
    const { row, book: after } = tried.committed
    for (const { symbol, quantity } of exposureChanges(book, tried.committed.changes))
      context.addExposure(book.world, symbol, quantity)
    if (locked !== undefined) {
      lockedFacts.delete(factKey)
      result.factsUsed.push(locked)
    }
    books.set(after.id, after)
    result.books.set(after.id, after)
    recorded.set(place, row)
    result.accepted.push(tried)
    return { kind: 'done', sequence: row.sequence, reply: row.reply, repeated: false }
  }
}

const bookNotFound: Outcome = { kind: 'refused', refusal: { kind: 'book_not_found' } }
const bookDiffers: Outcome = { kind: 'refused', refusal: { kind: 'book_differs' } }

/** One command against one book, up to its journal row. */
function attempt(item: Item, book: Book, context: DecideContext, locked: LoadedFact | undefined): Accepted | Outcome {
  const { submission, commandText } = item
  try {
    const { facts, text } = recordingFacts(factsOf(submission.named, book.world, context, locked))
    const decided = context.decide(book, submission.command, facts)
    if (!decided.ok) return { kind: 'refused', refusal: decided.refusal }
    const { postings, changes, reply } = decided.value
    const applied = applyDecision(book, decided.value)
    const written = {
      bookId: book.id,
      sequence: book.sequence + 1,
      key: submission.key,
      at: facts.at,
      command: commandText,
      facts: text(),
      reply: canonicalText(reply),
      entries: entriesText(postings, applied.entries),
      previousHash: book.head,
    }
    // The same SHA-256 as the domain's own, from the machine's library.
    const row: JournalRow = { ...written, hash: hash('sha256', journalRowText(written)) }
    const after = { ...applied.book, sequence: row.sequence, head: row.hash }
    // What a rule of the rulebook answers is a reply of the rulebook.
    const known = reply as KnownReply
    return { item, postings, committed: { submission, before: book, book: after, changes, reply: known, row } }
  } catch (error) {
    context.onThrown(item, error)
    return { kind: 'failed' }
  }
}

function factsOf(
  named: Item['submission']['named'],
  world: World,
  { vector, netQuantity }: DecideContext,
  locked: LoadedFact | undefined,
): Facts {
  const ticks = named?.ticks
  return {
    at: vector.at,
    settings: vector.settings,
    fillAt: vector.fillAt,
    market(symbol) {
      const market = vector.market(symbol)
      const tick = ticks?.get(symbol)
      if (tick === undefined) return market
      if (named?.arrived?.symbol === symbol)
        return { state: stateOnArrival(tick, vector.settings), gapAhead: market?.gapAhead ?? false, tick }
      return { state: market?.state ?? 'open', gapAhead: market?.gapAhead ?? false, tick }
    },
    netQuantity: (symbol) => netQuantity(world, symbol),
    named: locked === undefined ? (named?.byKind ?? noneNamed) : { ...named?.byKind, ...byKind(locked) },
    fillTick: named?.fillTick,
    funding: named?.funding,
  }
}

const noneNamed: FactsByKind = {}

const byKind = ({ of, stored }: LoadedFact): FactsByKind => ({ [of.kind.name]: { of: of.kind, value: stored.value } })
