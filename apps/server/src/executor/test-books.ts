import type { Book } from '@touchstone/domain/books/book'
import { exampleOpening } from '@touchstone/domain/examples/example-commands'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { decimal } from '@touchstone/domain/money/decimal'
import { decide } from '@touchstone/domain/rulebook/decide'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { bookOf, readBooks } from './books.store.ts'
import { connect, roleOfServer } from '../platform/database.ts'
import { lockedFacts } from '../start/noun-features.ts'
import { createExecutor, type Executor, type ExecutorOptions } from './executor.ts'
import type { Committed, FactSource, Outcome } from './submission.ts'
import { type ClusterAddress, createTestDatabase } from '../platform/test-database.ts'

const bitcoin = exampleTick('BTC/USDT', 1, 1_000, { bid: '99990', ask: '100010' })
const facts: FactSource = {
  vector: () => ({
    at: 1_500,
    settings: defaultSettings,
    fillAt: 'command',
    market: (symbol) => (symbol === bitcoin.symbol ? { tick: bitcoin, state: 'open', gapAhead: false } : undefined),
  }),
  netQuantity: () => 0n,
}

/** A database with executors on it: the domain's own rules, one bitcoin at 99,990 / 100,010, the restricted role. */
export async function openTestBooks(cluster: ClusterAddress) {
  const database = await createTestDatabase(cluster)
  const sql = connect(database.address, 4)
  const role = await roleOfServer(database.address)
  const events: Committed[] = []
  const running: Executor[] = []
  let users = 0

  function start(options: Partial<ExecutorOptions> = {}): Executor {
    const onCommitted = (committed: readonly Committed[]): void => void events.push(...committed)
    const executor = createExecutor({
      lockedFacts,
      differenceIn: () => Promise.resolve(undefined),
      address: database.address,
      role,
      decide,
      facts,
      onCommitted,
      ...options,
      // However busy the machine is, no decision is late unless a test says so.
      limits: { decisionBudgetMs: 60_000, ...options.limits },
    })
    running.push(executor)
    return executor
  }

  async function newBook(): Promise<number> {
    users += 1
    return bookOf(sql, users, 'demo')
  }

  /** A demo book with the grant of 100,000 USDT in `contract`. */
  async function grantedBook(executor: Executor): Promise<number> {
    const bookId = await newBook()
    const granted = await executor.submit({ bookId, key: 'demo:grant', command: { kind: 'grant_demo' } })
    if (granted.kind !== 'done') throw new Error(`the grant was answered with ${granted.kind}`)
    return bookId
  }

  async function read(bookId: number): Promise<Book> {
    const [book] = await readBooks(sql, [bookId])
    if (book === undefined) throw new Error(`book ${bookId} not found`)
    return book
  }

  /** Stops every executor that was started. */
  const stopAll = async (): Promise<void> => {
    await Promise.all(running.splice(0).map((executor) => executor.stop()))
  }

  async function close(): Promise<void> {
    await stopAll()
    await sql.end()
    await database.drop()
  }

  return { sql, events, start, stopAll, newBook, grantedBook, read, close }
}

export type TestBooks = Awaited<ReturnType<typeof openTestBooks>>

export const buyBitcoin = (quantity: string, leverage = 10): Command =>
  exampleOpening({ leverage, quantity: decimal(quantity) })

/** What was answered, in a word: the kind of the refusal, or of the outcome. */
export const kindsOf = (outcomes: readonly Outcome[]): string[] =>
  outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.refusal.kind : outcome.kind))
