import { setTimeout as sleep } from 'node:timers/promises'
import { canonicalText } from '@touchstone/domain/ledger/canonical'
import { isUserCommand } from '@touchstone/domain/rulebook/decide'
import type { BatchDecision, Decide } from './batch-decide.ts'
import type { Item } from './batch-item.ts'
import { createBatchSlots } from './batch-slots.ts'
import { type BatchContext, runBatch } from './batch.ts'
import { createBookCache } from './book-cache.ts'
import { createBookProofs, type DifferenceIn } from './book-proofs.ts'
import { createBookQueues } from './book-queues.ts'
import { crowdedFor, databaseAway, stopping } from './crowded.ts'
import { openSession } from '../platform/session.ts'
import type { DatabaseAddress } from '../platform/database.ts'
import { createPendingExposures } from './exposures.ts'
import type { AnyLockedFact } from './locked-fact.ts'
import { createPatience } from './patience.ts'
import {
  type Committed,
  defaultLimits,
  type ExecutorCounters,
  type ExecutorLimits,
  type FactSource,
  noCounters,
  type Outcome,
  type Submission,
} from './submission.ts'

export type ExecutorOptions = {
  address: DatabaseAddress
  /** The restricted role of the server, where there is one. */
  role?: string | undefined
  decide: Decide
  facts: FactSource
  lockedFacts: readonly AnyLockedFact[]
  differenceIn: DifferenceIn
  limits?: Partial<ExecutorLimits>
  /**
   * What was committed, before anybody is answered; of a book in the order of its sequence. It must not throw or wait.
   * A commit that was not confirmed is published once it is found in the journal.
   */
  onCommitted?: (events: readonly Committed[]) => void
  log?: (message: string, details: Record<string, unknown>) => void
}

export type Executor = ReturnType<typeof createExecutor>

/** Printable ASCII: a key stands in a line of the hashed text and in a list of keys. */
const keyForm = /^[\x21-\x7e]{1,200}$/

/**
 * Takes commands on books and commits them in batches: whatever arrives while batches are being committed is the next
 * one. Every command is done once or not at all, however often its key is sent and whenever the connection dies.
 */
export function createExecutor({ address, role, decide, facts, lockedFacts, ...options }: ExecutorOptions) {
  const limits = { ...defaultLimits, ...options.limits }
  const log = options.log ?? (() => undefined)
  const counters = noCounters()
  const queues = createBookQueues<Item>()
  const exposures = createPendingExposures()
  const patience = createPatience({ withinMs: limits.awayAfterMs, onOver: sendBack })
  const proofs = createBookProofs({ differenceIn: options.differenceIn, heard: () => patience.heard(), log })
  const idleWaiters: (() => void)[] = []
  const lockedKinds = new Set(lockedFacts.map(({ kind }) => kind.name))
  if (new Set(lockedFacts.map((fact) => fact.for)).size < lockedFacts.length)
    throw new Error('a command has two locked facts')
  let unanswered = 0
  let isStopping = false

  const context: BatchContext = {
    cache: createBookCache(limits.cachedBooksMax),
    proofs,
    counters,
    lockedFacts,
    decisionBudgetMs: limits.decisionBudgetMs,
    retryAfterMs: limits.retryAfterMs,
    begin: () => ({ decide, vector: facts.vector(), ...exposures.begin(facts.netQuantity) }),
    ...noticesOf(counters, log),
    onCommitted: publish,
  }

  const slots = createBatchSlots({
    queues,
    limits,
    open: () => openSession(address, role),
    run: (session, items) => runBatch(session, items, context),
    onFinished: () => patience.heard(),
    replaying: (bookId) => proofs.replaying(bookId),
    onRerun(error, items) {
      counters.rerun += 1
      log('batch failed, retrying', { error, commands: items.length })
    },
  })

  function sendBack(items: readonly Item[]): void {
    counters.overloaded += items.length
    log('database unavailable, returned commands undecided', { commands: items.length })
    for (const item of items) item.answer(databaseAway(limits))
    queues.drop((item) => item.answered)
  }

  function publish(decision: BatchDecision): void {
    const events = [...decision.recovered, ...decision.accepted.map(({ committed }) => committed)]
    counters.committed += events.length
    try {
      if (events.length > 0) options.onCommitted?.(events)
    } catch (error) {
      log('listener failed', { error })
    }
    for (const { item, outcome } of decision.answers) {
      if (item.answered) continue
      if (outcome.kind === 'refused') counters.refused += 1
      if (outcome.kind === 'overloaded') counters.overloaded += 1
      if (outcome.kind === 'done' && outcome.repeated) counters.repeated += 1
      item.answer(outcome)
    }
  }

  /** Takes a command into its book's queue. The promise is never rejected. */
  function submit(submission: Submission): Promise<Outcome> {
    const crowded = isStopping ? stopping(limits) : crowdedFor(submission, queues, limits)
    if (crowded !== undefined) {
      counters.overloaded += 1
      return Promise.resolve(crowded)
    }
    const commandText = textOf(submission)
    if (commandText === undefined) return Promise.resolve({ kind: 'failed' })
    return new Promise((resolve) => {
      const { bookId } = submission
      const item: Item = { bookId, submission, commandText, since: performance.now(), answered: false, answer }
      function answer(outcome: Outcome): void {
        if (item.answered) return
        item.answered = true
        patience.remove(item)
        resolve(outcome)
        unanswered -= 1
        if (unanswered === 0) for (const done of idleWaiters.splice(0)) done()
      }
      unanswered += 1
      queues.add(item)
      if (isUserCommand(submission.command)) patience.add(item)
      // Whatever is submitted in the same turn goes with it.
      queueMicrotask(slots.start)
    })
  }

  /** What has no canonical text cannot be recorded. Undefined, and logged, if the submission is malformed: a bug of ours. */
  function textOf({ bookId, key, command, named }: Submission): string | undefined {
    try {
      if (!keyForm.test(key)) throw new RangeError('a key must be 1–200 printable ASCII characters')
      if (!Number.isSafeInteger(bookId)) throw new RangeError(`the id of a book must be a whole number, not ${bookId}`)
      for (const kind in named?.byKind)
        if (lockedKinds.has(kind))
          throw new RangeError(`the executor itself loads the ${kind}: nobody else may name it`)
      return canonicalText(command)
    } catch (error) {
      counters.thrown += 1
      log('failed to record a command', { error, bookId, key })
      return undefined
    }
  }

  /** Resolves when every command taken so far is answered. */
  const idle = (): Promise<void> =>
    unanswered === 0 ? Promise.resolve() : new Promise((resolve) => idleWaiters.push(resolve))

  /** Takes no more commands, finishes what was accepted, and closes the sessions; what is not done in time has failed. */
  async function stop(withinMs = 30_000): Promise<void> {
    isStopping = true
    const waiting = new AbortController()
    await Promise.race([idle(), sleep(withinMs, undefined, { signal: waiting.signal }).catch(() => undefined)])
    waiting.abort()
    await abandon()
  }

  /** Lets go of everything at once, as a crash does: what is not answered by then has failed, committed or not. */
  async function abandon(): Promise<void> {
    isStopping = true
    await slots.close()
    patience.close()
    for (const item of queues.drain()) item.answer({ kind: 'failed' })
  }

  return { submit, idle, stop, abandon, queued: queues.size, counters: counters as Readonly<ExecutorCounters> }
}

/** Counts and logs what must not happen, or not for so long. */
function noticesOf(
  counters: ExecutorCounters,
  log: (message: string, details: Record<string, unknown>) => void,
): Pick<BatchContext, 'onUnreadable' | 'onThrown' | 'onSlow' | 'onPoisoned'> {
  return {
    onUnreadable: (bookId, error) => log('failed to read the state of a book', { error, bookId }),
    onThrown(item, error) {
      counters.thrown += 1
      log('command failed', { error, bookId: item.bookId, key: item.submission.key })
    },
    onSlow(item, ms) {
      counters.slow += 1
      counters.slowestMs = Math.max(counters.slowestMs, ms)
      log('decision exceeded its time budget', {
        command: item.submission.command.kind,
        bookId: item.bookId,
        ms: Math.round(ms),
      })
    },
    onPoisoned(item, error) {
      counters.poisoned += 1
      log('database rejected a command', { error, bookId: item.bookId, key: item.submission.key })
    },
  }
}
