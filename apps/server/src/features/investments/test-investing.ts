import { shownOf } from '@touchstone/domain/examples/example-terms'
import type { Candle } from '@touchstone/domain/market/candle'
import { decimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { investmentsUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { investments } from '@touchstone/wire/investments'
import { dayMs, hourMs } from '@touchstone/domain/time'
import { noteAcceptance } from '../../console/agreements/note-acceptance.ts'
import { agreedTo } from '../agreements/test-agreements.ts'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import type { Candles } from '../../house/candles/candles.ts'
import { createSchedules } from '../../house/schedules/schedules.ts'
import type { ClusterAddress } from '../../platform/test-database.ts'
import { openSandboxPools } from '../house-books/open-sandbox-pools.ts'
import { strategyDayJob } from '../strategies/count-days.ts'
import { createStrategyDays } from '../strategies/strategy-days.ts'
import { strategyOfferings } from '../strategies/strategy-offerings.ts'
import { dayText } from '../../platform/day-text.ts'
import { investmentsHandlers } from './investments.routes.ts'
import { buyersOf, testPasswords } from './test-buyers.ts'

/** A market that rises for two days, and then goes up and down for two, so that whoever follows it is always late. */
function madeUpHour(openAt: number): Candle {
  const day = Math.floor(openAt / dayMs) % 4
  const hour = (openAt % dayMs) / hourMs
  const moved = (step: number): number =>
    day < 2 ? 40 * (24 * day + step) : 1_920 + 300 * (step % 12 < 6 ? step % 6 : 6 - (step % 6))
  const at = (step: number): bigint => decimal(String(50_000 + moved(step)))
  return { openAt, open: at(hour), high: at(hour + 1), low: at(hour), close: at(hour + 1), volume: 1n }
}

export const madeUpCandles: Pick<Candles, 'list'> = {
  list: (_symbol, _interval, { before = 0, limit }) =>
    Promise.resolve(Array.from({ length: limit }, (_, back) => madeUpHour(before - (limit - back) * hourMs))),
}

function failing(message: string, details: object): never {
  throw new Error(`${message} ${JSON.stringify(details)}`)
}

type BuyFields = { productId?: string; [field: string]: unknown }

/** What a purchase names the terms in force by; of a product that there is not, nothing that could be right. */
const shownNow = (settings: Settings, product: string): { termsSha256: string } =>
  investmentsUnder(settings).strategies.some(({ id }) => id === product)
    ? shownOf(product, settings)
    : { termsSha256: '0'.repeat(64) }

type Given = {
  settings?: Settings
  feed?: 'live' | 'sandbox'
  /** The hours of the market. */
  hours?: Pick<Candles, 'list'>
  log?: (message: string, details: object) => void
}

/** An app whose sandbox sells strategies, on hours that are made up. */
export async function startInvesting(
  cluster: ClusterAddress,
  { settings: sold = defaultSettings, feed = 'sandbox', hours: candles = madeUpCandles, log = failing }: Given = {},
) {
  let days: ReturnType<typeof createStrategyDays> | undefined
  const app: TestApp = await startTestApp(cluster, {
    house: { settings: sold },
    handlers({ house, books }) {
      const { sql, settings, settingsVersions, onCommitted, decisionTime, tape } = house
      days = createStrategyDays({ sql, candles })
      const deps = {
        sql,
        settings,
        settingsVersions,
        books,
        onCommitted,
        decisionTime,
        strategyDays: days,
        feed: { kind: feed },
        passwords: testPasswords,
        noteAcceptance,
        candles,
        tape,
      }
      return investmentsHandlers(deps)
    },
  })
  if (days === undefined) throw new Error('the app was not started')
  const strategyDays = days
  const { house, time } = app
  const { submit } = house.executor
  await openSandboxPools({ sql: house.sql, submit, log }, { offerings: strategyOfferings(house.settings()), coins: [] })
  const jobs = [strategyDayJob({ sql: house.sql, submit, days: strategyDays, log })]
  const schedules = createSchedules({ sql: house.sql, jobs, log })
  await schedules.advance(time.now)
  const { products, product, buyProduct, productOrder, productOrders, productOrderStat, productIncomes } = investments
  const { cancelProductOrder, productExitQuote, exitProductOrder } = investments
  const { person, setPassword } = await buyersOf(app)

  return {
    app,
    strategyDays,
    person,
    setPassword,
    /** Lets days pass, and counts each that is over. */
    async passDays(count: number): Promise<void> {
      for (let day = 0; day < count; day += 1) {
        time.now = (Math.floor(time.now / dayMs) + 1) * dayMs + 61_000
        await schedules.advance(time.now)
        await house.idle()
      }
    },
    /** Does what is due by day, as of a moment that the house may not have come to. */
    countBy: (now: number) => schedules.advance(now),
    list: async (kind?: string) =>
      (await app.get(products.path, kind === undefined ? {} : { kind }, { token: app.signIn(9_999) })).result as Record<
        string,
        unknown
      >[],
    one: (id: string) => app.get(product.path, { id }, { token: app.signIn(9_999) }),
    /** As somebody who was shown the terms in force. */
    buy: (token: string, { productId = 'trend-7', ...fields }: BuyFields = {}, key?: string, intent?: string) =>
      app.post(
        buyProduct.path,
        { productId, amount: '100', ...agreedTo('strategies'), ...shownNow(house.settings(), productId), ...fields },
        { token, ...(key === undefined ? {} : { key }), ...(intent === undefined ? {} : { intent }) },
      ),
    order: async (token: string, id: string) =>
      (await app.get(productOrder.path, { id }, { token })).result as Record<string, unknown>,
    orders: async (token: string, query: Record<string, string> = {}) =>
      (await app.get(productOrders.path, query, { token })).result as { total: number; records: object[] },
    stat: async (token: string) => (await app.get(productOrderStat.path, {}, { token })).result,
    incomes: async (token: string, id: string, page: Record<string, string> = {}) =>
      (await app.get(productIncomes.path, { id, ...page }, { token })).result as {
        total: number
        records: { sequence: number; bookId: number; income: string; day: string }[]
      },
    cancel: (token: string, id: string, key?: string) =>
      app.post(cancelProductOrder.path, { id }, { token, ...(key === undefined ? {} : { key }) }),
    quote: (token: string, id: string) => app.get(productExitQuote.path, { id }, { token }),
    /** Asks to leave, by default with the day that has begun. */
    exit: (token: string, id: string, { exitDay = dayText(time.now), key }: { exitDay?: string; key?: string } = {}) =>
      app.post(exitProductOrder.path, { id, exitDay }, { token, ...(key === undefined ? {} : { key }) }),
    /** What stands on the way between two books, in USDT. */
    async transit(): Promise<string> {
      const [row] = await app.owner<{ amount: string | null }[]>`
        select trim_scale(sum(amount))::text as amount from (
          select amount, account, world from house_balances union all select amount, account, world from house_deltas) all_of
        where account = 'house:transit' and world = 'real'`
      return row?.amount ?? '0'
    },
  }
}

export type Investing = Awaited<ReturnType<typeof startInvesting>>
/** The id of the order that an answer is about. */
export const orderOf = (answer: { result?: unknown }): string =>
  (answer.result as { outcome: { order: { id: string } } }).outcome.order.id
