import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { dayMs } from '@touchstone/domain/time'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readPools } from '../house-books/house-books.store.ts'
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

it('is left early after its first whole day, for what was shown', async () => {
  const { token } = await investing.person('100')
  const id = orderOf(await investing.buy(token))
  await investing.passDays(1)
  expect(refusalOf(await investing.quote(token, id))).toBe(5006)
  await investing.passDays(1)
  const { result } = await investing.quote(token, id)
  const { pays } = result as { pays: string }
  expect(refusalOf(await investing.exit(token, id, '100000'))).toBe(5008)
  const key = investing.app.newKey()
  expect(await investing.exit(token, id, pays, key)).toMatchObject({ code: 200 })
  expect(await investing.exit(token, id, pays, key)).toMatchObject({ code: 200 })
  expect(await investing.order(token, id)).toMatchObject({ state: 'left', returned: pays })
  await investing.passDays(1)
  expect(await investing.transit()).toBe('0')
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
