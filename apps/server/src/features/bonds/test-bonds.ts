import { balanceOf } from '@touchstone/domain/books/book'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { bondsUnder } from '@touchstone/domain/settings/investments'
import { dayMs } from '@touchstone/domain/time'
import { bonds } from '@touchstone/wire/bonds'
import { investments } from '@touchstone/wire/investments'
import { noteAcceptance } from '../../console/agreements/note-acceptance.ts'
import { agreedTo } from '../agreements/test-agreements.ts'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { readBook } from '../../executor/books.store.ts'
import { createSchedules } from '../../house/schedules/schedules.ts'
import type { ClusterAddress } from '../../platform/test-database.ts'
import { receiptsHandlers } from '../ledger/receipts.routes.ts'
import { investmentsHandlers } from '../investments/investments.routes.ts'
import { buyersOf, testPasswords } from '../investments/test-buyers.ts'
import { bondDayJob, type PlayIssuers } from './bond-days.ts'
import { bondsHandlers } from './bonds.routes.ts'
import { openSandboxBonds } from './open-sandbox-bonds.ts'

function log(message: string, details: object): never {
  throw new Error(`${message} ${JSON.stringify(details)}`)
}

/** An app whose sandbox has bonds. `issuers`: what they do at each midnight; by default nothing. */
export async function startBonds(cluster: ClusterAddress, issuers: PlayIssuers = () => []) {
  const app: TestApp = await startTestApp(cluster, {
    handlers({ house, books }) {
      const { sql, settings, settingsVersions, onCommitted, decisionTime, receipt, tape } = house
      const strategyDays = { history: () => Promise.resolve([]) }
      const candles = { list: () => Promise.resolve([]) }
      return {
        ...investmentsHandlers({
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
        }),
        ...bondsHandlers({ sql, books }),
        ...receiptsHandlers({ sql, books, receipt, onLostResults: (details) => log('results are lost', details) }),
      }
    },
  })
  const { house, time } = app
  const { submit } = house.executor
  await openSandboxBonds({ sql: house.sql, submit, log }, bondsUnder(defaultSettings))
  const { sql, decisionTime } = house
  const jobs = [bondDayJob({ sql, submit, decisionTime, playIssuers: (bond, midnight) => issuers(bond, midnight) })]
  const schedules = createSchedules({ sql: house.sql, jobs, log })
  await schedules.advance(time.now)
  const buyers = await buyersOf(app)

  const started = {
    app,
    readKind: buyers.readKind,
    /** Somebody new with so much USDT, who has acknowledged the risk and taken the test. */
    async person(balance = '500000') {
      const person = await buyers.person(balance)
      await buyers.setPassword(person.userId)
      await started.takeTest(person.token)
      return person
    },
    takeTest: (token: string, answers = [1, 2, 0, 1, 3]) =>
      app.post(
        bonds.takeBondTest.path,
        { answers, yearlyIncome: '40000', savings: '20000', yearlyDuties: '30000' },
        { token },
      ),
    /** Lets days pass, and does at each midnight what is due. */
    async passDays(count: number): Promise<void> {
      for (let day = 0; day < count; day += 1) {
        time.now = (Math.floor(time.now / dayMs) + 1) * dayMs + 61_000
        await schedules.advance(time.now)
        await house.idle()
      }
    },
    countBy: (now: number) => schedules.advance(now),
    bond: async (id: string) => (await app.get(investments.product.path, { id })).result as Record<string, unknown>,
    history: async (id: string) =>
      (await app.get(bonds.bondHistory.path, { id })).result as {
        schedule: object[]
        payments: { sequence: number }[]
        movements: object[]
      },
    subscribe: (
      token: string,
      units: number,
      { id = 'orchard-30', key, ...agreed }: { id?: string; key?: string; agreementSha256?: string | undefined } = {},
    ) =>
      app.post(
        investments.buyProduct.path,
        { productId: id, units, ...agreedTo('bonds'), ...agreed, withdrawalPassword: '246810' },
        { token, ...(key === undefined ? {} : { key }) },
      ),
    stat: async (token: string) => (await app.get(investments.productOrderStat.path, {}, { token })).result as object,
    withdraw: (token: string, id: string) => app.post(bonds.withdrawBondOrder.path, { id }, { token }),
    order: async (token: string, id: string) =>
      (await app.get(investments.productOrder.path, { id }, { token })).result as Record<string, unknown>,
    incomes: async (token: string, id: string) =>
      (await app.get(bonds.bondIncomes.path, { id }, { token })).result as {
        total: number
        records: { sequence: number; bookId: number; interest: string; principal: string }[]
      },
    /** What somebody has in USDT that is free. */
    async freeOf(bookId: number): Promise<string> {
      const book = await readBook(house.sql, bookId)
      return printDecimal(balanceOf(book, 'balance', 'USDT'))
    },
    /** What stands on the way between two books, or is owed by issuers, in USDT. */
    async houseHas(account: 'transit' | 'products'): Promise<string> {
      const [row] = await app.owner<{ amount: string | null }[]>`
        select trim_scale(sum(amount))::text as amount from (
          select amount, account, world from house_balances union all select amount, account, world from house_deltas) all_of
        where account = ${`house:${account}`} and world = 'real'`
      return row?.amount ?? '0'
    },
  }
  return started
}

export type Bonds = Awaited<ReturnType<typeof startBonds>>
/** The id of the order that an answer is about. */
export const orderOf = (answer: { result?: unknown }): string =>
  (answer.result as { outcome: { order: { id: string } } }).outcome.order.id
