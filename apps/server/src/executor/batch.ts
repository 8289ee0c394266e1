import { type BatchDecision, decideBatch, type DecideContext } from './batch-decide.ts'
import type { Item } from './batch-item.ts'
import { type LoadContext, lockAndLoad } from './batch-load.ts'
import { writeAndCommit } from './batch-write.ts'
import type { BookCache } from './book-cache.ts'
import type { BookProofs } from './book-proofs.ts'
import type { AnyLockedFact } from './locked-fact.ts'
import { faultOf, type Session } from '../platform/session.ts'
import type { ExecutorCounters } from './submission.ts'

/** What is watched of decisions. */
type Watching = Pick<DecideContext, 'onThrown' | 'onSlow' | 'decisionBudgetMs' | 'retryAfterMs'>

export type BatchContext = Watching &
  Pick<LoadContext, 'onUnreadable'> & {
    cache: BookCache
    proofs: BookProofs
    lockedFacts: readonly AnyLockedFact[]
    counters: ExecutorCounters
    /** What decisions go by, taken once the books are locked. */
    begin: () => Omit<DecideContext, keyof Watching> & { end: () => void }
    /** PostgreSQL would not take this command, alone in its batch: a bug of ours. */
    onPoisoned: (item: Item, error: unknown) => void
    /** Called as soon as a batch is committed, before anything else can happen. */
    onCommitted: (decision: BatchDecision) => void
  }

/**
 * Runs a batch to its commit. One that PostgreSQL refuses is halved until the command it refuses is alone; that one is
 * answered as failed, and all others are done.
 * @returns the commands that have to wait: another session holds their book, or its journal is being replayed.
 * @throws a transient fault: none of the commands that were not answered by then is known to be done or not.
 */
export async function runBatch(session: Session, items: readonly Item[], context: BatchContext): Promise<Item[]> {
  try {
    return await runWhole(session, items, context)
  } catch (error) {
    if (session.isClosed() || faultOf(error) === 'transient') throw error
    await session.burst(session.sql`rollback`.execute())
    const [only] = items
    if (only === undefined || items.length > 1) return runHalves(session, items, context)
    context.onPoisoned(only, error)
    only.answer({ kind: 'failed' })
    return []
  }
}

/** The first half goes first: a book's commands keep their order, and what is postponed holds back the rest of its book. */
async function runHalves(session: Session, items: readonly Item[], context: BatchContext): Promise<Item[]> {
  const middle = Math.ceil(items.length / 2)
  const postponed = await runBatch(session, items.slice(0, middle), context)
  const held = new Set(postponed.map((item) => item.bookId))
  const rest = items.slice(middle)
  const runnable = rest.filter((item) => !held.has(item.bookId))
  const waiting = rest.filter((item) => held.has(item.bookId))
  if (runnable.length === 0) return [...postponed, ...waiting]
  return [...postponed, ...waiting, ...(await runBatch(session, runnable, context))]
}

async function runWhole(session: Session, items: readonly Item[], context: BatchContext): Promise<Item[]> {
  const { cache, counters, onThrown, onSlow, decisionBudgetMs, retryAfterMs } = context
  const startedAt = performance.now()
  const loaded = await lockAndLoad(session, items, context)
  const loadedAt = performance.now()
  const { end, ...facts } = context.begin()
  try {
    const decision = decideBatch(items, loaded, { ...facts, onThrown, onSlow, decisionBudgetMs, retryAfterMs })
    const decidedAt = performance.now()
    for (const { item, committed } of decision.accepted) item.inDoubt = committed
    const { writtenAt } = await writeAndCommit(session, loaded.batchId, decision)
    const committedAt = performance.now()
    counters.batches += 1
    counters.skipped += loaded.skipped.size
    counters.loadMicros += micros(startedAt, loadedAt)
    counters.decideMicros += micros(loadedAt, decidedAt)
    counters.writeMicros += micros(decidedAt, writtenAt)
    counters.commitMicros += micros(writtenAt, committedAt)
    for (const book of [...loaded.books.values(), ...decision.books.values()]) cache.set(book)
    context.onCommitted(decision)
    return decision.postponed
  } finally {
    end()
  }
}

const micros = (from: number, to: number): number => (to - from) * 1000
