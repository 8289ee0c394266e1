import { decimal } from '@touchstone/domain/money/decimal'
import { dayMs } from '@touchstone/domain/time'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { acceptedBy, agreedTo, wrongAgreements } from '../agreements/test-agreements.ts'
import { readPools } from '../house-books/house-books.store.ts'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { machine, type Mining, orderOf, startMining } from './test-mining.ts'

let mining: Mining
beforeAll(async () => {
  mining = await startMining(inject('cluster'))
})
afterAll(() => mining.app.stop())

const refusalOf = ({ code }: { code: number }): number => code

it('are shown to everybody, with what covers them and what yesterday would have brought', async () => {
  const list = await mining.list()
  expect(list.map(({ id, state }) => [id, state])).toEqual([
    [machine, 'on_sale'],
    ['northforge-n110-90', 'on_sale'],
  ])
  expect(list[0]).toMatchObject({
    kind: 'miner',
    network: 'bitcoin',
    coin: 'BTC',
    currency: 'USDT',
    price: '85',
    units: 2_000,
    left: 2_000,
    escrow: '18',
    owed: '0',
    mostOwed: '18',
    yesterday: { day: '2026-11-17', price: '100000' },
  })
  expect((await mining.one()).days).toHaveLength(1)
  const { source, days } = await mining.networkDays()
  expect([source, days.map(({ day }) => day)]).toEqual(['simulated', ['2026-11-17']])
})

it('are bought in units, run for their days, are paid in coin, and are used up', async () => {
  const { token, bookId } = await mining.person()
  const answer = await mining.buy(token, { units: 2 })
  expect(answer).toMatchObject({
    code: 200,
    result: { order: { state: 'not_started', units: 2, amount: '170', remaining: '170', startDay: '2026-11-19' } },
  })
  const id = orderOf(answer)
  expect(await mining.freeOf(bookId, 'USDT')).toBe('4830')
  expect(await mining.stat(token)).toEqual({ invested: '170', totalIncome: '0', todayIncome: '0', runningCount: 0 })
  await mining.passDays(1)
  expect(await mining.order(token, id)).toMatchObject({ state: 'running', daysPaid: 0, paidIncome: '0' })
  await mining.passDays(1)
  const [unit] = (await mining.one()).days
  const [paid] = (await mining.incomes(token, id)).records
  expect(paid).toMatchObject({ day: unit?.['day'], difficulty: unit?.['difficulty'], worn: '5.666666' })
  expect(await mining.freeOf(bookId, 'BTC')).toBe(paid?.['net'])
  expect(await mining.stat(token)).toMatchObject({ invested: '164.333334', runningCount: 1 })
  await mining.passDays(29)
  const ended = await mining.order(token, id)
  expect(ended).toMatchObject({ state: 'ended', daysPaid: 30, worn: '170', remaining: '0', returned: '0' })
  expect(await mining.freeOf(bookId, 'BTC')).toBe(ended['paidIncome'])
  expect(await mining.freeOf(bookId, 'USDT')).toBe('4830')
  expect([await mining.transit(), await mining.transit('USDT')]).toEqual(['0', '0'])
  const { total, records } = await mining.incomes(token, id)
  expect([total, records.length]).toEqual([30, 20])
  expect(await mining.faults(bookId, [3, 4, ...records.map(({ sequence }) => sequence)])).toEqual([])
  const [pool] = await readPools(mining.app.house.sql)
  expect(pool?.pool).toMatchObject({ granted: 0n, owed: 0n })
  expect((await mining.orders(token, { kind: 'miner', state: 'ended' })).records).toMatchObject([{ id }])
  expect((await mining.orders(token, { kind: 'bond' })).total).toBe(0)
})

it('the days of the network can be checked by anybody who is signed in, and nothing else of the house', async () => {
  const { token } = await mining.person()
  const { days } = await mining.networkDays()
  const [last] = days
  if (last === undefined) throw new Error('no day of the network is recorded')
  expect(await mining.faults(last.bookId, [1, 2, last.sequence])).toEqual([])
  expect(await mining.readReceipt(token, last.bookId, last.sequence)).toMatchObject({ code: 200 })
  expect(await mining.readReceipt('', last.bookId, last.sequence)).toMatchObject({ code: 401 })
  const [pool] = await readPools(mining.app.house.sql)
  expect(await mining.readReceipt(token, pool?.bookId ?? 0, 1)).toMatchObject({ code: 404 })
})

describe('a purchase is refused', () => {
  it.each([
    ['of an unknown machine', { productId: 'nothing' }, 5000],
    ['of more than one person may hold, before a password is asked for', { units: 101 }, 5021],
    ['of more than there are', { units: 2_001 }, 5021],
    ['above the balance', { units: 6 }, 4111],
    ['without the withdrawal password of a large amount', { units: 12 }, 5009],
    ['with a wrong one', { units: 12, withdrawalPassword: '123456' }, 4841],
    ['of no unit', { units: 0 }, 400],
  ])('%s', async (_, fields, code) => {
    const { token, userId } = await mining.person('500')
    await mining.setPassword(userId)
    expect(refusalOf(await mining.buy(token, fields))).toBe(code)
  })

  it('of a stranger, and shows nobody the orders of another', async () => {
    const { token } = await mining.person()
    const id = orderOf(await mining.buy(token))
    const other = (await mining.person()).token
    expect(refusalOf(await mining.buy(''))).toBe(401)
    expect(refusalOf(await mining.cancel(other, id))).toBe(404)
    expect((await mining.orders(other, {})).total).toBe(0)
  })

  it('while the sale is closed', async () => {
    const { token } = await mining.person()
    const { sql, executor } = mining.app.house
    const pool = (await readPools(sql)).find((each) => each.pool.product === 'northforge-n110-90')
    const command = { kind: 'close_sale', product: 'northforge-n110-90', operators: [1, 2] } as const
    await executor.submit({ bookId: pool?.bookId ?? 0, key: 'test:close', command })
    expect(refusalOf(await mining.buy(token, { productId: 'northforge-n110-90' }))).toBe(5001)
    expect((await mining.one('northforge-n110-90')).state).toBe('closed')
  })
})

it('takes the right password, buys once under one key, and is cancelled at no cost before its first day', async () => {
  const { token, userId, bookId } = await mining.person()
  await mining.setPassword(userId)
  const key = mining.app.newKey()
  const fields = { units: 12, withdrawalPassword: '246810' }
  const [first, again] = [await mining.buy(token, fields, key), await mining.buy(token, fields, key)]
  expect(orderOf(first)).toBe(orderOf(again))
  expect(await mining.cancel(token, orderOf(first))).toMatchObject({ code: 200 })
  expect(await mining.freeOf(bookId, 'USDT')).toBe('5000')
  expect(refusalOf(await mining.cancel(token, orderOf(first)))).toBe(4123)
  const second = orderOf(await mining.buy(token))
  await mining.passDays(1)
  expect(refusalOf(await mining.cancel(token, second))).toBe(5031)
  expect(await mining.faults(bookId, [3, 4, 5])).toEqual([])
})

it('makes up for days that were missed, in order', async () => {
  const { token, bookId } = await mining.person()
  const id = orderOf(await mining.buy(token))
  for (let day = 0; day < 3; day += 1) await mining.toNextDay()
  expect(await mining.order(token, id)).toMatchObject({ state: 'running', daysPaid: 0 })
  await mining.passDays(1)
  expect(await mining.order(token, id)).toMatchObject({ daysPaid: 3 })
  const { records } = await mining.incomes(token, id)
  const days = records.map(({ day }) => Date.parse(String(day)))
  expect(days.map((day) => (days[0] ?? 0) - day)).toEqual([0, dayMs, 2 * dayMs])
  expect(
    await mining.faults(
      bookId,
      records.map(({ sequence }) => sequence),
    ),
  ).toEqual([])
  expect(await mining.transit()).toBe('0')
})

it('shows of a day exactly what it pays, by the last price up to midnight', async () => {
  const { token } = await mining.person()
  const id = orderOf(await mining.buy(token))
  await mining.passDays(1)
  // Beyond what the candles of the test say, and not the middle of bid and ask.
  const [bid, ask, last] = [decimal('98000'), decimal('98100'), decimal('98012.5')]
  await mining.toNextDay({ bid, ask, last, derived: true })
  await mining.count()
  await mining.toNextDay({ bid, ask, last, derived: false })
  await mining.count()
  const { records } = await mining.incomes(token, id)
  expect(records.map(({ price }) => price)).toEqual(['98050', '98012.5'])
  const ofUnit = ({ day, difficulty, reward, price, gross, costs, cut, net }: Record<string, unknown>) => ({
    day,
    difficulty,
    reward,
    price,
    gross,
    costs,
    cut,
    net,
  })
  const { days, yesterday } = await mining.one()
  expect(days.slice(0, 2)).toEqual(records.map(ofUnit))
  expect(yesterday).toEqual(days[0])
  expect((await mining.list()).find((each) => each['id'] === machine)).toMatchObject({ yesterday })
})

it('counts a day once, and none that is not over for the house', async () => {
  const { token } = await mining.person()
  const id = orderOf(await mining.buy(token))
  await mining.passDays(1)
  const { time } = mining.app
  const midnight = (Math.floor(time.now / dayMs) + 1) * dayMs
  time.now = midnight - 1
  await mining.count(midnight + 61_000)
  expect(await mining.order(token, id)).toMatchObject({ daysPaid: 0 })
  await mining.passDays(1)
  await mining.count()
  expect(await mining.order(token, id)).toMatchObject({ daysPaid: 1 })
})

it('the books are right', async () => {
  const { differences } = await verifyDatabase(mining.app.owner, { withoutConsole: true })
  expect(differences).toEqual([])
})

it.each(wrongAgreements('machines'))('are not bought under %s', async (_, agreed, code) => {
  const { token, userId } = await mining.person()
  expect(await mining.buy(token, agreed)).toMatchObject({ code })
  expect(await acceptedBy(mining.app.owner, userId)).toEqual([])
})

it('are bought under the agreement for them, in any language, which the order keeps', async () => {
  const { token, userId } = await mining.person()
  const agreed = agreedTo('machines', 'jp')
  const answer = await mining.buy(token, agreedTo('machines', 'jp'))
  expect(answer).toMatchObject({ code: 200, result: { outcome: { order: agreed } } })
  const accepted = { kind: 'machine_agreement', version: 1, language: 'jp', sha256: agreed.agreementSha256 }
  expect(await acceptedBy(mining.app.owner, userId)).toEqual([{ ...accepted, occasion: 'purchase' }])
})
