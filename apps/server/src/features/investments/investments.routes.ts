import { named } from '@touchstone/domain/books/fact-kind'
import { decimal, larger, printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse } from '@touchstone/domain/result'
import { type Investments, investmentsUnder, type StrategyTerms } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { poolBookFact } from '@touchstone/domain/strategies/strategy-facts'
import type { StrategyOrder } from '@touchstone/domain/strategies/strategy-order'
import { isStrategyRuleId } from '@touchstone/domain/strategy-rules/rule'
import { ruleText } from '@touchstone/domain/strategy-rules/run-strategy'
import { dayMs } from '@touchstone/domain/time'
import { callCommands } from '@touchstone/signatures/call-commands'
import type { investments } from '@touchstone/wire/investments'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf } from '../../api/handler.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { HousePort } from '../../house/house-port.ts'
import { inputTexts } from '../../house/ledger/inputs.store.ts'
import type { Sql } from '../../platform/database.ts'
import type { Passwords } from '../accounts/users/passwords.ts'
import { createWithdrawalPasswords } from '../funds-guard/try-withdrawal-password.ts'
import { type HeldPool, readPools } from '../house-books/house-books.store.ts'
import type { StrategyDays } from '../strategies/strategy-days.ts'
import { findDay } from '../strategies/strategy-days.store.ts'
import { findOrder, listOrders, orderTotals } from '../strategies/strategy-orders.store.ts'
import { answerSequences } from './answer-sequences.store.ts'
import { answeredOrders } from './answered-orders.ts'
import { exitQuote } from './exit-quote.ts'
import { readIncomes } from './incomes.store.ts'
import { isRecorded } from './is-recorded.store.ts'
import { type OrderRecord, orderRecord } from './order-record.ts'
import { poolSince } from './pool-since.store.ts'
import { daysOf } from './product-history.ts'
import { productRecord } from './product-record.ts'

export type InvestmentsDeps = {
  sql: Sql
  books: CallerBooks
  passwords: Passwords
  settings: () => Settings
  strategyDays: Pick<StrategyDays, 'history'>
  /** Every committed command: what waits for the answer of a pool listens. */
  onCommitted: HousePort['onCommitted']
}

export function investmentsHandlers(deps: InvestmentsDeps): HandlersOf<typeof investments> {
  const { sql, books, settings, strategyDays } = deps
  const tryWithdrawalPassword = createWithdrawalPasswords(deps)
  const since = poolSince(sql)
  const answered = answeredOrders(deps)
  const offered = (): Investments => investmentsUnder(settings())

  async function sold(terms: StrategyTerms, pools: readonly HeldPool[], at: number) {
    const held = pools.find(({ pool }) => pool.product === terms.id)
    const days = await strategyDays.history(terms.rule, at)
    const { passwordFrom } = offered()
    return { terms, passwordFrom, held, days, since: held === undefined ? at : await since(held.bookId) }
  }

  /** An order of the caller, whether it runs or not. */
  async function ownOrder(userId: number, id: string) {
    const bookId = await books.holding(userId, id)
    const order = bookId === undefined ? undefined : await findOrder(sql, bookId, id)
    return bookId === undefined || order === undefined ? undefined : { bookId, order }
  }

  /** Orders of a book as their owner reads them, each with the record with which it was bought. */
  async function recorded(orders: readonly StrategyOrder[], bookId: number, at: number): Promise<OrderRecord[]> {
    const found = await answerSequences(
      sql,
      bookId,
      orders.map(({ id }) => id),
    )
    return orders.map((order) => orderRecord(order, { bookId, answeredBy: found.get(order.id) }, at))
  }

  async function recordedOne(order: StrategyOrder, bookId: number, at: number): Promise<OrderRecord> {
    const found = await answerSequences(sql, bookId, [order.id])
    return orderRecord(order, { bookId, answeredBy: found.get(order.id) }, at)
  }

  return {
    async products({ kind }, { at }) {
      const pools = await readPools(sql)
      const wanted = offered().strategies.filter((terms) => kind === undefined || terms.kind === kind)
      return ok(await Promise.all(wanted.map(async (terms) => productRecord(await sold(terms, pools, at)))))
    },

    async product({ id }, { at }) {
      const terms = offered().strategies.find((each) => each.id === id)
      if (terms === undefined) return refuse({ kind: 'not_found' })
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
      const { orders, total } = await listOrders(sql, bookId, { kind, state }, stretchOf(page))
      return ok(pageAnswer(page, total, await recorded(orders, bookId, at)))
    },

    async productOrder({ id }, { caller, at }) {
      const own = await ownOrder(caller.userId, id)
      return own === undefined ? refuse({ kind: 'not_found' }) : ok(await recordedOne(own.order, own.bookId, at))
    },

    async productOrderStat(_request, { caller, at }) {
      const bookId = await books.named(caller.userId, 'real')
      const yesterday = Math.floor(at / dayMs) * dayMs - dayMs
      const { invested, totalIncome, todayIncome, runningCount } = await orderTotals(sql, bookId, yesterday, at)
      return ok({
        invested: printDecimal(invested),
        totalIncome: printDecimal(totalIncome),
        todayIncome: printDecimal(todayIncome),
        runningCount,
      })
    },

    async productIncomes({ id, ...page }, { caller }) {
      const own = await ownOrder(caller.userId, id)
      if (own === undefined) return refuse({ kind: 'not_found' })
      const incomes = await readIncomes(sql, own.bookId, own.order, stretchOf(page))
      return ok(pageAnswer(page, own.order.daysPaid, incomes))
    },

    async buyProduct(request, { caller, at, key }) {
      const { productId: product, withdrawalPassword: password } = request
      const amount = decimal(request.amount)
      const { passwordFrom } = offered()
      if (amount >= passwordFrom) {
        if (password === undefined) return refuse({ kind: 'withdrawal_password_required', from: passwordFrom })
        const right = await tryWithdrawalPassword({ userId: caller.userId, password, at })
        if (!right.ok) return right
      }
      const held = (await readPools(sql)).find(({ pool }) => pool.product === product)
      const left = held?.pool.isOnSale === true ? larger(held.pool.capacity - held.pool.granted, 0n) : undefined
      // Else the money would be set aside for moments, only to come back. What was bought before is only answered again.
      if (
        left !== undefined &&
        amount > left &&
        !(await isRecorded(sql, await books.named(caller.userId, 'real'), key))
      )
        return refuse({ kind: 'product_sold_out', left })
      const bookId = left === undefined || held === undefined ? 0 : held.bookId
      return {
        ...ok(callCommands.buyProduct(request)),
        named: { byKind: named(poolBookFact, { product, bookId }) },
        answered: async (ownBook, sequence) => ({
          order: await recordedOne(await answered(ownBook, `${ownBook}-${sequence}`), ownBook, at),
        }),
      }
    },

    cancelProductOrder: (request) => ok(callCommands.cancelProductOrder(request)),

    async productExitQuote({ id }, { caller, at }) {
      const own = await ownOrder(caller.userId, id)
      return own === undefined ? refuse({ kind: 'not_found' }) : exitQuote(own.order, at)
    },

    exitProductOrder: (request, { at }) => ({
      ...ok(callCommands.exitProductOrder(request)),
      answered: async (ownBook) => {
        const order = await findOrder(sql, ownBook, request.id)
        if (order === undefined) throw new Error(`order ${request.id} is missing right after it was asked to leave`)
        return { order: await recordedOne(order, ownBook, at) }
      },
    }),
  }
}
