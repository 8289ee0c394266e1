import { pauseOn, type Pauses } from '@touchstone/domain/house-books/pauses'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse } from '@touchstone/domain/result'
import { type Investments, investmentsUnder, type StrategyTerms } from '@touchstone/domain/settings/investments'
import { fixedRate, isStrategyRuleId } from '@touchstone/domain/strategy-rules/rule'
import { ruleText } from '@touchstone/domain/strategy-rules/run-strategy'
import { exitDayAt } from '@touchstone/domain/strategies/exit-of'
import { pauseNamed } from '@touchstone/domain/strategies/strategy-facts'
import type { StrategyOrder } from '@touchstone/domain/strategies/strategy-order'
import { dayAfter, dayMs, dayStart } from '@touchstone/domain/time'
import { callCommands } from '@touchstone/signatures/call-commands'
import type { investments } from '@touchstone/wire/investments'
import type { CallerBooks } from '../../api/caller-books.ts'
import { isRecorded } from '../../executor/is-recorded.store.ts'
import { dayText } from '../../platform/day-text.ts'
import type { HandlersOf } from '../../api/handler.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { Candles } from '../../house/candles/candles.ts'
import type { HousePort } from '../../house/house-port.ts'
import { inputTexts } from '../../house/ledger/inputs.store.ts'
import type { Sql } from '../../platform/database.ts'
import { bondSales } from '../bonds/bond-sales.ts'
import { bondTotals } from '../bonds/bond-orders.store.ts'
import type { NoteAcceptance } from '../agreements/agreements.store.ts'
import type { Passwords } from '../accounts/users/passwords.ts'
import { type HeldPool, readPools } from '../house-books/house-books.store.ts'
import { minerSales } from '../mining/miner-sales.ts'
import { type PublishedRules, rulePublishedAt, saleOpensAt } from '../strategies/published-rules.ts'
import type { StrategyDays } from '../strategies/strategy-days.ts'
import { findDay } from '../strategies/strategy-days.store.ts'
import { findOrder, orderTotals } from '../strategies/strategy-orders.store.ts'
import { type BuyCalls, buyHandlers } from './buy.routes.ts'
import { exitQuote } from './exit-quote.ts'
import { daysOver, readIncomes } from './incomes.store.ts'
import type { OrderRecord } from './order-record.ts'
import { poolSince } from './pool-since.store.ts'
import { findAnyOrder, listOrders } from './product-orders.store.ts'
import { daysOf } from './product-history.ts'
import { productRecord } from './product-record.ts'
import { recordedOrders } from './recorded-orders.ts'

export type InvestmentsDeps = {
  sql: Sql
  books: CallerBooks
  passwords: Passwords
  noteAcceptance: NoteAcceptance
  strategyDays: Pick<StrategyDays, 'history'>
  /** What coins were worth on days before the tape. */
  candles: Pick<Candles, 'list'>
} & Pick<PublishedRules, 'feed'> &
  Pick<HousePort, 'settings' | 'settingsVersions' | 'onCommitted' | 'decisionTime' | 'tape'>

export function investmentsHandlers(deps: InvestmentsDeps): HandlersOf<typeof investments & BuyCalls> {
  const { sql, books, settings, settingsVersions, feed, strategyDays } = deps
  const since = poolSince(sql)
  const orders = recordedOrders(deps)
  const sales = bondSales(deps)
  const machines = minerSales(deps)
  const offered = (): Investments => investmentsUnder(settings())

  async function sold(terms: StrategyTerms, pools: readonly HeldPool[], at: number) {
    const held = pools.find(({ pool }) => pool.product === terms.id)
    // A fixed rate has no results to look back on.
    const ofRule = terms.rule === fixedRate ? [] : await strategyDays.history(terms.rule, at)
    // What the rule made of a day on which the product was frozen nobody got.
    const days = ofRule.filter(({ day }) => held === undefined || pauseOn(held.pauses, day) === undefined)
    const { passwordFrom } = offered()
    const publishedAt = await rulePublishedAt(sql, terms.rule, { settingsVersions, at })
    const opensAt = await saleOpensAt(sql, terms.rule, { settingsVersions, feed, at })
    const soldSince = held === undefined ? at : await since(held.bookId)
    // Days before both are a backtest: nobody could read the rule, or buy.
    const liveFrom = Math.max(soldSince, feed.kind === 'live' ? dayAfter(publishedAt ?? at) : 0)
    return { terms, passwordFrom, held, days, publishedAt, opensAt, since: liveFrom, at }
  }

  /** An order of the caller, whether it runs or not. */
  async function ownOrder(userId: number, id: string) {
    const bookId = await books.holding(userId, id)
    const order = bookId === undefined ? undefined : await findOrder(sql, bookId, id)
    return bookId === undefined || order === undefined ? undefined : { bookId, order }
  }

  /** When the product of an order was frozen, and is. */
  const pausesOf = async ({ pool }: StrategyOrder): Promise<Pauses> =>
    (await readPools(sql)).find(({ bookId }) => bookId === pool)?.pauses ?? { list: [] }

  return {
    ...buyHandlers({ ...deps, orders }),

    async products({ kind }, { at }) {
      const pools = await readPools(sql)
      const wanted = offered().strategies.filter((terms) => kind === undefined || terms.kind === kind)
      const strategies = await Promise.all(wanted.map(async (terms) => productRecord(await sold(terms, pools, at))))
      const bonds = kind === undefined || kind === 'bond' ? await sales.list(at) : []
      const miners = kind === undefined || kind === 'miner' ? await machines.list(at) : []
      return ok([...strategies, ...bonds, ...miners])
    },

    async product({ id }, { at }) {
      const terms = offered().strategies.find((each) => each.id === id)
      if (terms === undefined) {
        const found = (await sales.find(id, at)) ?? (await machines.find(id, at))
        return found === undefined ? refuse({ kind: 'not_found' }) : ok(found)
      }
      const found = await sold(terms, await readPools(sql), at)
      const days = daysOf(found.days, terms, found.since)
      return ok({ ...productRecord(found), ruleText: ruleText(terms.rule), days })
    },

    async strategyDay({ rule, day: text }) {
      const day = Date.parse(`${text}T00:00:00Z`)
      const found = isStrategyRuleId(rule) ? await findDay(sql, rule, day) : undefined
      const [inputs] = found === undefined ? [] : await inputTexts(sql, [found.hash])
      if (found === undefined || inputs === undefined) return refuse({ kind: 'not_found' })
      return ok({ rule, day: text, result: printDecimal(found.result), inputs, hash: found.hash })
    },

    async productOrders({ kind, state, ...page }, { caller, at }) {
      const bookId = await books.named(caller.userId, 'real')
      const { orders: found, total } = await listOrders(sql, bookId, { kind, state }, stretchOf(page))
      return ok(pageAnswer(page, total, await orders.many(found, bookId, at)))
    },

    async productOrder({ id }, { caller, at }) {
      const bookId = await books.holding(caller.userId, id)
      const order = bookId === undefined ? undefined : await findAnyOrder(sql, bookId, id)
      if (bookId === undefined || order === undefined) return refuse({ kind: 'not_found' })
      return ok(await orders.one(order, bookId, at))
    },

    async productOrderStat(_request, { caller, at }) {
      const bookId = await books.named(caller.userId, 'real')
      // What the last day that is over has brought comes in the first moments of this one.
      const midnight = dayStart(at)
      const strategies = await orderTotals(sql, bookId, midnight - dayMs, at)
      const bonds = await bondTotals(sql, bookId, midnight)
      const miners = await machines.totals(bookId, midnight, at)
      return ok({
        invested: printDecimal(strategies.invested + bonds.invested + miners.invested),
        totalIncome: printDecimal(strategies.totalIncome + bonds.totalIncome + miners.totalIncome),
        todayIncome: printDecimal(strategies.todayIncome + bonds.todayIncome + miners.todayIncome),
        runningCount: strategies.runningCount + bonds.runningCount + miners.runningCount,
      })
    },

    async productIncomes({ id, ...page }, { caller }) {
      const own = await ownOrder(caller.userId, id)
      if (own === undefined) return refuse({ kind: 'not_found' })
      const incomes = await readIncomes(sql, own.bookId, own.order, stretchOf(page))
      return ok(pageAnswer(page, daysOver(own.order), incomes))
    },

    cancelProductOrder: (request) => ok(callCommands.cancelProductOrder(request)),

    async productExitQuote({ id }, { caller, at }) {
      const own = await ownOrder(caller.userId, id)
      return own === undefined ? refuse({ kind: 'not_found' }) : exitQuote(own.order, at, await pausesOf(own.order))
    },

    async exitProductOrder(request, { at, caller, key }) {
      const own = await ownOrder(caller.userId, request.id)
      // Pauses of a day are all known once it has begun: a request from before could be decided on it without them.
      const isToday = request.exitDay === dayText(exitDayAt(at))
      if (!isToday && !(await isRecorded(sql, await books.named(caller.userId, 'real'), key)))
        return refuse({ kind: 'exit_day_changed' })
      const pause = own && pauseOn(await pausesOf(own.order), exitDayAt(at))
      return {
        ...ok(callCommands.exitProductOrder(request)),
        named: { byKind: own === undefined ? {} : pauseNamed(own.order.pool, pause) },
        answered: async (ownBook) => {
          const order = await findOrder(sql, ownBook, request.id)
          if (order === undefined) throw new Error(`order ${request.id} is missing right after it was asked to leave`)
          return { order: (await orders.one({ family: 'strategy', order }, ownBook, at)) as OrderRecord }
        },
      }
    },
  }
}
