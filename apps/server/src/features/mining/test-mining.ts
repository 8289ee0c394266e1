import { balanceOf } from '@touchstone/domain/books/book'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { shownOfMachine } from '@touchstone/domain/examples/example-terms'
import type { Candle } from '@touchstone/domain/market/candle'
import type { FeedTick } from '@touchstone/domain/market/tick'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { networks } from '@touchstone/domain/networks/networks'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { minersUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { dayMs } from '@touchstone/domain/time'
import { investments } from '@touchstone/wire/investments'
import { mining } from '@touchstone/wire/mining'
import { receipts } from '@touchstone/wire/receipts'
import { noteAcceptance } from '../../console/agreements/note-acceptance.ts'
import { agreedTo } from '../agreements/test-agreements.ts'
import { startTestApp, type TestApp, type TestAppOptions } from '../../api/test-app.ts'
import { readBook } from '../../executor/books.store.ts'
import { createSchedules } from '../../house/schedules/schedules.ts'
import type { ClusterAddress } from '../../platform/test-database.ts'
import { openSandboxPools } from '../house-books/open-sandbox-pools.ts'
import { investmentsHandlers } from '../investments/investments.routes.ts'
import { buyersOf, testPasswords } from '../investments/test-buyers.ts'
import { receiptsHandlers } from '../ledger/receipts.routes.ts'
import { minerOfferings } from './miner-offerings.ts'
import { miningHandlers } from './mining.routes.ts'
import { miningDayJobs } from './mining-days.ts'
import type { NetworkFeeds } from './network-source.ts'

export const machine = 'northforge-n200-30'
const { symbol } = networks.bitcoin

function log(message: string, details: object): never {
  throw new Error(`${message} ${JSON.stringify(details)}`)
}

const nextMidnight = (now: number): number => (Math.floor(now / dayMs) + 1) * dayMs

type BuyFields = { productId?: string; [field: string]: unknown }

/** What a purchase names the terms in force by; of a machine that there is not, nothing that could be right. */
const shownNow = (settings: Settings, product: string): { termsSha256: string } =>
  minersUnder(settings).some(({ id }) => id === product)
    ? shownOfMachine(product, settings)
    : { termsSha256: '0'.repeat(64) }

type Options = {
  /** At which BTC opens and closes every day, in USDT. */
  price?: string
  feeds?: NetworkFeeds
  /** What the count says of a network; by default it has nothing to say. */
  log?: (message: string, details: Record<string, unknown>) => void
  house?: NonNullable<TestAppOptions['house']>
}

/** An app whose sandbox sells machines. */
export async function startMining(
  cluster: ClusterAddress,
  { price = '100000', feeds = {}, log: logNetwork = log, house: ofHouse = {} }: Options = {},
) {
  const close = decimal(price)
  const candleOn = (openAt: number): Candle => ({ openAt, open: close, high: close, low: close, close, volume: 1n })
  const candles = {
    list: (_symbol: string, _interval: string, { before = 0, limit }: { before?: number; limit: number }) =>
      Promise.resolve(Array.from({ length: limit }, (_, back) => candleOn(before - (limit - back) * dayMs))),
  }
  const app: TestApp = await startTestApp(cluster, {
    house: ofHouse,
    handlers({ house, books }) {
      const { sql, settings, settingsVersions, onCommitted, decisionTime, receipt, tape } = house
      const strategyDays = { history: () => Promise.resolve([]) }
      const deps = {
        sql,
        settings,
        settingsVersions,
        books,
        onCommitted,
        decisionTime,
        strategyDays,
        feed: { kind: 'sandbox' as const },
        passwords: testPasswords,
        noteAcceptance,
        candles,
        tape,
      }
      return {
        ...investmentsHandlers(deps),
        ...miningHandlers({ sql, settings, books }),
        ...receiptsHandlers({ sql, books, receipt, onLostResults: (details) => log('results are lost', details) }),
      }
    },
  })
  const { house, time } = app
  const { sql, settings, tape, executor } = house
  const { submit } = executor
  const jobs = miningDayJobs({ sql, submit, settings, tape, feeds, isLive: false, log: logNetwork })
  const schedules = createSchedules({ sql, jobs, log })
  const tick = () => app.tick(symbol, price, printDecimal(close + decimal('1')))
  await tick()
  await schedules.advance(time.now)
  await openSandboxPools({ sql, submit, log }, { offerings: minerOfferings(settings()), coins: ['BTC'] })
  await house.idle()
  const { person, setPassword } = await buyersOf(app)

  const started = {
    app,
    person,
    setPassword,
    /** Brings the clock to a minute after the next midnight, with a price just before and after it, and one `at` it. */
    async toNextDay(at?: Pick<FeedTick, 'bid' | 'ask' | 'last' | 'derived'>): Promise<void> {
      const midnight = nextMidnight(time.now)
      time.now = midnight - 1_000
      await tick()
      time.now = midnight
      const { sequence: _, ...example } = exampleTick(symbol, 1, midnight, price)
      if (at !== undefined) await house.ingest([{ ...example, ...at }])
      time.now = midnight + 61_000
      await tick()
    },
    /** Does what is due by day. */
    async count(now = time.now): Promise<void> {
      await schedules.advance(now)
      await house.idle()
    },
    /** Lets days pass, and counts each that is over. */
    async passDays(count: number): Promise<void> {
      for (let day = 0; day < count; day += 1) {
        await started.toNextDay()
        await started.count()
      }
    },
    list: async () => (await app.get(investments.products.path, { kind: 'miner' })).result as Record<string, unknown>[],
    one: async (id = machine) =>
      (await app.get(investments.product.path, { id })).result as {
        state: string
        yesterday: object | null
        days: Record<string, string>[]
      },
    networkDays: async () =>
      (await app.get(mining.networkDays.path, { network: 'bitcoin' })).result as {
        source: string
        days: { day: string; bookId: number; sequence: number; height: number }[]
      },
    /** As somebody who was shown the terms in force. */
    buy: (token: string, { productId = machine, ...fields }: BuyFields = {}, key?: string) =>
      app.post(
        mining.buyMiner.path,
        { productId, units: 1, ...agreedTo('machines'), ...shownNow(settings(), productId), ...fields },
        { token, ...(key === undefined ? {} : { key }) },
      ),
    cancel: (token: string, id: string) => app.post(mining.cancelMinerOrder.path, { id }, { token }),
    order: async (token: string, id: string) =>
      (await app.get(investments.productOrder.path, { id }, { token })).result as Record<string, unknown>,
    orders: async (token: string, query: Record<string, string>) =>
      (await app.get(investments.productOrders.path, query, { token })).result as { total: number; records: object[] },
    stat: async (token: string) => (await app.get(investments.productOrderStat.path, {}, { token })).result as object,
    incomes: async (token: string, id: string) =>
      (await app.get(mining.minerIncomes.path, { id }, { token })).result as {
        total: number
        records: (Record<string, string> & { sequence: number; networkBook: number; networkRow: number })[]
      },
    /** What somebody has that is free. */
    freeOf: async (bookId: number, currency: 'USDT' | 'BTC'): Promise<string> =>
      printDecimal(balanceOf(await readBook(house.sql, bookId), 'balance', currency)),
    /** What is wrong with the receipts of some rows of a book. */
    async faults(bookId: number, sequences: readonly number[]): Promise<object[]> {
      const found = await Promise.all(sequences.map((sequence) => house.receipt(bookId, sequence)))
      return found.flatMap((receipt) => checkReceipt(receipt).checks.filter(({ ok }) => !ok))
    },
    readReceipt: (token: string, bookId: number, sequence: number) =>
      app.get(receipts.receipt.path, { book: 'real', bookId: String(bookId), sequence: String(sequence) }, { token }),
    /** What is on the way between two books, in a currency. */
    async transit(currency: 'USDT' | 'BTC' = 'BTC'): Promise<string> {
      const [row] = await app.owner<{ amount: string | null }[]>`
        select trim_scale(sum(amount))::text as amount from (
          select amount, account, world, currency from house_balances
          union all select amount, account, world, currency from house_deltas) all_of
        where account = 'house:transit' and world = 'real' and currency = ${currency}`
      return row?.amount ?? '0'
    },
  }
  return started
}

export type Mining = Awaited<ReturnType<typeof startMining>>
/** The id of the order that an answer is about. */
export const orderOf = (answer: { result?: unknown }): string =>
  (answer.result as { outcome: { order: { id: string } } }).outcome.order.id
