import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { exitOf } from '@touchstone/domain/strategies/exit-of'
import { dayMs } from '@touchstone/domain/time'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readPools } from '../house-books/house-books.store.ts'
import { dayText } from '../../platform/day-text.ts'
import { type Investing, orderOf, startInvesting } from './test-investing.ts'

let investing: Investing
beforeAll(async () => {
  investing = await startInvesting(inject('cluster'))
})
afterAll(() => investing.app.stop())

const refusalOf = ({ code }: { code: number }): number => code

it('lists what is on sale, with what covers it', async () => {
  const list = await investing.list()
  expect(list.map(({ id, state }) => [id, state])).toEqual([
    ['trend-7', 'on_sale'],
    ['reversion-14', 'on_sale'],
    ['spread-30', 'on_sale'],
    ['harbor-90', 'not_open'],
    ['orchard-30', 'not_open'],
    ['northforge-n200-30', 'closed'],
    ['northforge-n110-90', 'closed'],
  ])
  expect(list[0]).toMatchObject({ left: '5000000', escrow: '1050000', owed: '0', mostOwed: '1050000' })
  expect(await investing.list('arbitrage')).toHaveLength(1)
  expect(await investing.one('nothing')).toMatchObject({ code: 404 })
})

it('answers a purchase after its pool, runs it for its days, and returns what remains', async () => {
  const { token, bookId } = await investing.person()
  const answer = await investing.buy(token)
  expect(answer).toMatchObject({ code: 200, result: { order: { state: 'not_started', amount: '100' } } })
  const id = orderOf(answer)
  const { boughtSequence } = await investing.order(token, id)
  const bought = await investing.app.house.receipt(bookId, Number(boughtSequence))
  expect(JSON.stringify(bought)).toContain('strategy_confirmed')
  expect((await investing.orders(token)).records).toMatchObject([{ id, boughtSequence }])
  expect(await investing.stat(token)).toEqual({
    invested: '100',
    totalIncome: '0',
    todayIncome: '0',
    runningCount: 0,
  })
  await investing.passDays(1)
  expect(await investing.order(token, id)).toMatchObject({ state: 'running', daysPaid: 0 })
  await investing.passDays(7)
  expect(await investing.transit()).toBe('0')
  const ended = await investing.order(token, id)
  expect(ended).toMatchObject({ state: 'ended', daysPaid: 7, remaining: '0' })
  const { total, records } = await investing.incomes(token, id)
  expect([total, records.length]).toEqual([7, 7])
  expect(new Set(records.map(({ income }) => income.startsWith('-')))).toEqual(new Set([true, false]))
  for (const { sequence } of records) {
    const { checks, unproven } = checkReceipt(await investing.app.house.receipt(bookId, sequence))
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
    expect(unproven).not.toContain('accepted')
  }
  const [pool] = await readPools(investing.app.house.sql)
  expect(pool?.pool).toMatchObject({ granted: 0n, owed: 0n })
})

it('takes the withdrawal password from 1,000 on: the right one', async () => {
  const { token, userId } = await investing.person('60000')
  const large = { amount: '1000' }
  expect(refusalOf(await investing.buy(token, { ...large, withdrawalPassword: '123456' }))).toBe(4843)
  await investing.setPassword(userId, '123456')
  expect(refusalOf(await investing.buy(token, large))).toBe(5009)
  expect(refusalOf(await investing.buy(token, { ...large, withdrawalPassword: '654321' }))).toBe(4841)
  expect(refusalOf(await investing.buy(token, { ...large, withdrawalPassword: '123456' }))).toBe(200)
  expect(refusalOf(await investing.buy(token, { amount: '50001', withdrawalPassword: '123456' }))).toBe(5004)
})

it('answers one that was bought before again, whatever password comes with it', async () => {
  const { token, userId } = await investing.person('5000')
  await investing.setPassword(userId, '123456')
  const key = investing.app.newKey()
  const first = await investing.buy(token, { amount: '1000', withdrawalPassword: '123456' }, key)
  const again = await investing.buy(token, { amount: '1000', withdrawalPassword: '654321' }, key)
  expect([refusalOf(first), refusalOf(again)]).toEqual([200, 200])
  expect(orderOf(again)).toBe(orderOf(first))
})

describe('a purchase is refused', () => {
  it.each([
    ['below the smallest amount', { amount: '9' }, 5004],
    ['between two steps', { amount: '100.5' }, 4107],
    ['above the balance', { amount: '900' }, 4111],
    ['of an unknown product', { productId: 'nothing' }, 5000],
    ['without the withdrawal password of a large amount', { amount: '1000' }, 5009],
  ])('%s', async (_, fields, code) => {
    const { token } = await investing.person('500')
    expect(refusalOf(await investing.buy(token, fields))).toBe(code)
  })

  it('of a stranger, and shows nobody the orders of another', async () => {
    const { token } = await investing.person()
    const id = orderOf(await investing.buy(token))
    const other = (await investing.person()).token
    expect(refusalOf(await investing.buy(''))).toBe(401)
    expect(refusalOf(await investing.cancel(other, id))).toBe(404)
    expect((await investing.orders(other)).total).toBe(0)
  })

  it('more often than one person may hold it', async () => {
    const { token } = await investing.person()
    for (let count = 0; count < 10; count += 1)
      expect(refusalOf(await investing.buy(token, { amount: '10' }))).toBe(200)
    expect(refusalOf(await investing.buy(token, { amount: '10' }))).toBe(5003)
  })
})

it('is bought once under one key, cancelled at no cost before its first day, and not after', async () => {
  const { token } = await investing.person('100')
  const key = investing.app.newKey()
  const [first, again] = [await investing.buy(token, {}, key), await investing.buy(token, {}, key)]
  expect(orderOf(first)).toBe(orderOf(again))
  expect(await investing.cancel(token, orderOf(first))).toMatchObject({ code: 200 })
  const second = orderOf(await investing.buy(token))
  await investing.passDays(1)
  expect(refusalOf(await investing.cancel(token, second))).toBe(5005)
})

it('is left with the day that has begun: it counts, and what then remains comes back less the fee', async () => {
  const { token, bookId } = await investing.person('100')
  const id = orderOf(await investing.buy(token))
  await investing.passDays(1)
  expect(refusalOf(await investing.quote(token, id))).toBe(5006)
  expect(refusalOf(await investing.exit(token, id))).toBe(5006)
  await investing.passDays(1)
  const today = Math.floor(investing.app.time.now / dayMs) * dayMs
  const exitDay = dayText(today)
  const { result: quote } = await investing.quote(token, id)
  const before = (quote as { remaining: string }).remaining
  expect(quote).toMatchObject({ ...leftWith(before), feeRate: '0.005', exitDay, paidFromAtMs: today + dayMs })
  expect(refusalOf(await investing.exit(token, id, { exitDay: dayText(today - dayMs) }))).toBe(5008)
  const key = investing.app.newKey()
  const asked = await investing.exit(token, id, { key })
  const leaving = { state: 'leaving', exitDay, daysPaid: 1, remaining: before, exitFromAtMs: null, endDay: exitDay }
  expect(asked).toMatchObject({ code: 200, result: { order: leaving } })
  expect(await investing.exit(token, id, { key })).toMatchObject({ code: 200, result: { order: leaving } })
  expect(refusalOf(await investing.exit(token, id))).toBe(5007)
  expect(refusalOf(await investing.quote(token, id))).toBe(5007)
  expect(await investing.stat(token)).toMatchObject({ invested: before, runningCount: 1 })
  await investing.passDays(1)
  const [last] = (await investing.incomes(token, id)).records
  const loss = decimal(last?.income ?? '0') < 0n ? decimal(last?.income ?? '0') : 0n
  const { fee, pays } = leftWith(printDecimal(decimal(before) + loss))
  const left = { state: 'left', daysPaid: 2, remaining: '0', returned: pays, exitFee: fee, exitDay }
  expect(await investing.order(token, id)).toMatchObject(left)
  expect(last?.day).toBe(exitDay)
  for (const sequence of [(asked.result as { sequence: number }).sequence, last?.sequence ?? 0]) {
    const { checks, unproven } = checkReceipt(await investing.app.house.receipt(bookId, sequence))
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
    expect(unproven).not.toContain('accepted')
  }
  await investing.passDays(2)
  expect(await investing.exit(token, id, { exitDay, key })).toMatchObject({ code: 200, result: { order: left } })
  expect(refusalOf(await investing.exit(token, id))).toBe(4123)
  expect(await investing.transit()).toBe('0')
})

/** What leaving costs and pays of what remains. */
function leftWith(remaining: string): { fee: string; pays: string } {
  const { fee, pays } = exitOf({ remaining: decimal(remaining), exitFeeRate: decimal('0.005'), currency: 'USDT' })
  return { fee: printDecimal(fee), pays: printDecimal(pays) }
}

it('is left with that day and no later one, though three days were missed', async () => {
  const { token } = await investing.person()
  const id = orderOf(await investing.buy(token, { productId: 'reversion-14' }))
  await investing.passDays(2)
  const exitDay = dayText(investing.app.time.now)
  expect(await investing.exit(token, id)).toMatchObject({ code: 200 })
  investing.app.time.now += 3 * dayMs
  expect(await investing.order(token, id)).toMatchObject({ state: 'leaving', daysPaid: 1 })
  await investing.passDays(1)
  expect(await investing.order(token, id)).toMatchObject({ state: 'left', daysPaid: 2, exitDay, remaining: '0' })
  expect((await investing.incomes(token, id)).records[0]).toMatchObject({ day: exitDay })
  expect(await investing.transit()).toBe('0')
})

it('may be asked for while the day before is not counted yet, and not on its last day: it ends then by itself', async () => {
  const { token } = await investing.person()
  const id = orderOf(await investing.buy(token, { productId: 'reversion-14' }))
  investing.app.time.now += 2 * dayMs
  expect(await investing.exit(token, id)).toMatchObject({ code: 200, result: { order: { daysPaid: 0 } } })
  const other = orderOf(await investing.buy(token))
  await investing.passDays(7)
  expect(await investing.order(token, id)).toMatchObject({ state: 'left', daysPaid: 2 })
  expect(await investing.order(token, other)).toMatchObject({ state: 'running', daysPaid: 6, exitFromAtMs: null })
  expect(await investing.quote(token, other)).toMatchObject({ result: { fee: '0', feeRate: '0' } })
  expect(await investing.exit(token, other)).toMatchObject({ code: 200 })
  await investing.passDays(1)
  expect(await investing.order(token, other)).toMatchObject({ state: 'ended', exitFee: '0' })
})

it('makes up for days that were missed, in order', async () => {
  const { token } = await investing.person()
  const id = orderOf(await investing.buy(token, { productId: 'reversion-14' }))
  investing.app.time.now += 3 * dayMs
  await investing.passDays(1)
  expect(await investing.order(token, id)).toMatchObject({ daysPaid: 3 })
  expect((await investing.incomes(token, id)).records.map(({ day }) => day)).toEqual(
    (await investing.incomes(token, id)).records
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
  )
})
