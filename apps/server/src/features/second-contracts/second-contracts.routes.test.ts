import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  type Page,
  positionsPath,
  secondContractsPath,
  startTestTrading,
  type TestTrading,
} from '../positions/test-trading.ts'

let app: TestTrading
beforeAll(async () => (app = await startTestTrading(inject('cluster'))))
afterAll(() => app.stop())

const listed = `${secondContractsPath}/listMy`
const rise = { symbol: 'BTC/USDT', direction: 'rise', durationSeconds: 30, stake: '100' }
const buy = async (token: string, asked: object = rise): Promise<void> => {
  const { outcome } = await app.done(`${secondContractsPath}/buy`, asked, token)
  expect(outcome).toMatchObject({ kind: 'second_contract_placed', contract: { state: 'placed' } })
}

/** Lets seconds pass, each with a tick. */
async function pass(seconds: number, bid: string, ask: string): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await app.later(1_000, bid, ask)
}

it('anybody can read what is offered', async () => {
  const answer = await app.get('/api/trade/appSecondContractSet/list')
  expect(answer).toMatchObject({
    code: 200,
    result: {
      sets: [
        { durationSeconds: 30, payoutRate: '0.7', stakeMin: '5', stakeMax: '5000' },
        { durationSeconds: 60, payoutRate: '0.75' },
        { durationSeconds: 120, payoutRate: '0.8' },
        { durationSeconds: 300, payoutRate: '0.85' },
      ],
      openStakesMax: '10000',
      dayStakesMax: '50000',
      openWithinMs: 3_000,
      closeWithinMs: 3_000,
    },
  })
})

describe('a second contract', () => {
  it('is bought, shows its opening price as soon as it is taped, and is settled by the tape', async () => {
    const token = app.newcomer()
    await pass(1, '99990', '100010')
    const boughtAt = app.time.now
    await buy(token)
    const [fresh] = (await app.resultOf<Page>(listed, token)).records
    expect(fresh).toMatchObject({
      state: 'placed',
      direction: 'rise',
      stake: '100',
      payoutIfWon: '70',
      acceptedAtMs: boughtAt,
      expiresAtMs: boughtAt + 30_000,
      openPrice: null,
      closePrice: null,
      profit: null,
      buySequence: 2,
      settleSequence: null,
      mark: '100000',
      markState: 'open',
    })
    await pass(1, '100090', '100110')
    expect((await app.resultOf<Page>(listed, token)).records).toMatchObject([{ state: 'placed', openPrice: '100100' }])
    await pass(30, '100190', '100210')
    const [settled] = (await app.resultOf<Page>(listed, token, { state: 'settled' })).records
    expect(settled).toMatchObject({
      id: fresh?.['id'],
      state: 'won',
      openPrice: '100100',
      closePrice: '100200',
      payout: '70',
      profit: '70',
      settleSequence: 3,
    })
    expect(await app.resultOf<Page>(listed, token, { state: 'placed' })).toMatchObject({ total: 0 })
    expect(await app.resultOf<Page>(listed, token, { state: 'won', symbol: 'BTC/USDT' })).toMatchObject({ total: 1 })
    expect(await app.resultOf<Page>(listed, token, { symbol: 'ETH/USDT' })).toMatchObject({ total: 0 })
  })

  it('counts in the head: stakes, profit of the day, share of wins', async () => {
    const token = app.newcomer()
    const head = `${secondContractsPath}/head`
    expect(await app.resultOf(head, token)).toEqual({
      openStakes: '0',
      todayStake: '0',
      todayProfit: '0',
      winRate: null,
      count: 0,
    })
    await pass(1, '99990', '100010')
    await buy(token)
    await buy(token, { ...rise, direction: 'fall', stake: '40' })
    await buy(token, { ...rise, durationSeconds: 60, stake: '7' })
    expect(await app.resultOf(head, token)).toMatchObject({
      openStakes: '147',
      todayStake: '147',
      todayProfit: '0',
      count: 3,
    })
    await pass(1, '99990', '100010')
    await pass(30, '100190', '100210')
    expect(await app.resultOf(head, token)).toEqual({
      openStakes: '7',
      todayStake: '147',
      todayProfit: '30',
      winRate: '0.5',
      count: 3,
    })
    await pass(30, '99990', '100010')
    expect(await app.resultOf(head, token)).toMatchObject({ openStakes: '0', todayProfit: '30', count: 3 })
    const lost = await app.resultOf<Page>(listed, token, { state: 'lost' })
    expect(lost.records).toMatchObject([{ stake: '40', payout: '0', profit: '-40' }])
    const last = await app.resultOf<Page>(listed, token, { pageNo: '3', pageSize: '1' })
    expect(last).toMatchObject({ total: 3, pages: 3, records: [{ stake: '100', state: 'won' }] })
    expect(await app.resultOf<Page>(listed, token, { state: 'tied' })).toMatchObject({
      records: [{ stake: '7', profit: '0' }],
    })
  })

  it('without a price in time is void, which anybody can count', async () => {
    const token = app.newcomer()
    await pass(1, '99990', '100010')
    await buy(token)
    app.time.now += 40_000
    await app.house.advance()
    await app.house.idle()
    expect((await app.resultOf<Page>(listed, token)).records).toMatchObject([
      { state: 'void', openPrice: null, closePrice: null, profit: '0', markState: 'stale' },
    ])
    const voids = `${secondContractsPath}/voids`
    const counted = { day: '2026-11-18', symbol: 'BTC/USDT', count: 1 }
    expect(await app.get(voids, { book: 'demo' })).toMatchObject({ code: 200, result: [counted] })
    expect(await app.get(voids, { book: 'demo', symbol: 'ETH/USDT' })).toMatchObject({ result: [] })
    expect(await app.get(voids)).toMatchObject({ result: [] })
    app.time.now += 30 * 86_400_000
    expect(await app.get(voids, { book: 'demo' })).toMatchObject({ result: [] })
    expect(await app.get(voids, { book: 'demo', days: '31' })).toMatchObject({ result: [counted] })
    expect(await app.get(voids, { days: '91' })).toMatchObject({ status: 400 })
    await pass(1, '99990', '100010')
  })
})

describe('refusals', () => {
  it.each([
    ['a duration that is not offered', { ...rise, durationSeconds: 45 }, 4200],
    ['too small a stake', { ...rise, stake: '4.99' }, 4201],
    ['nothing', { ...rise, stake: '0' }, 4108],
    ['a stake with too many decimals', { ...rise, stake: '5.0000001' }, 4107],
    ['a symbol without a price', { ...rise, symbol: 'ETH/USDT' }, 4102],
  ])('of %s', async (_, asked, code) => {
    const answer = await app.post(`${secondContractsPath}/buy`, { book: 'demo', ...asked }, { token: app.newcomer() })
    expect(answer).toMatchObject({ status: 200, code })
  })

  it('of more than may be staked at once, with what is', async () => {
    const token = app.newcomer()
    await buy(token, { ...rise, stake: '5000' })
    await buy(token, { ...rise, stake: '5000' })
    expect(await app.post(`${secondContractsPath}/buy`, { book: 'demo', ...rise }, { token })).toMatchObject({
      code: 4202,
      result: { details: { open: '10000', maximum: '10000' } },
    })
  })

  it('of a stake in an empty book', async () => {
    const token = app.newcomer()
    await app.post('/api/user/appUser/acknowledgeRisk', {}, { token })
    const answer = await app.post(`${secondContractsPath}/buy`, rise, { token })
    expect(answer).toMatchObject({ code: 4112, result: { details: { free: '0', missing: '100' } } })
  })

  it('of whoever has not signed in', async () => {
    expect(await app.get(listed)).toMatchObject({ code: 401 })
    expect(await app.get(`${secondContractsPath}/head`)).toMatchObject({ code: 401 })
    expect(await app.post(`${secondContractsPath}/buy`, rise)).toMatchObject({ code: 401 })
  })
})

it('one intent buys once, and nobody else sees it', async () => {
  const token = app.newcomer()
  const key = app.newKey()
  for (const _ of [1, 2]) await app.post(`${secondContractsPath}/buy`, { book: 'demo', ...rise }, { token, key })
  expect(await app.resultOf<Page>(listed, token)).toMatchObject({ total: 1 })
  expect(await app.resultOf<Page>(listed, app.newcomer())).toMatchObject({ total: 0 })
  expect(await app.resultOf(`${positionsPath}/summary`, token)).toMatchObject({ free: '99900' })
})
