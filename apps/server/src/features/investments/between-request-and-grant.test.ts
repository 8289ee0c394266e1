import { daysUpTo } from '@touchstone/domain/levels/level-of-days'
import { decimal } from '@touchstone/domain/money/decimal'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { investmentsUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { dayMs, dayStart } from '@touchstone/domain/time'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { insertSettings } from '../../house/settings/settings.store.ts'
import { readPools } from '../house-books/house-books.store.ts'
import { type Investing, orderOf, startInvesting } from './test-investing.ts'

const product = 'trend-7'

let investing: Investing
beforeAll(async () => {
  investing = await startInvesting(inject('cluster'))
})
afterAll(() => investing.app.stop())

/** Puts the default settings in force, with these changes. */
async function govern(changes: Partial<Settings>): Promise<void> {
  const { house, owner, time } = investing.app
  const version = house.settings().version + 1
  time.now += 1
  await insertSettings(owner, { ...defaultSettings, ...changes, version, effectiveAt: time.now })
  await house.followSettings()
  expect(house.settings().version).toBe(version)
}

async function order(bookId: number, command: HouseCommand): Promise<void> {
  const { executor } = investing.app.house
  const outcome = await executor.submit({ bookId, key: `test:${Math.random()}`, command })
  expect(outcome).toMatchObject({ kind: 'done' })
}

/** Buys while the pool cannot answer, and lets something happen meanwhile; returns what buying answered. */
async function buyWhile(token: string, happens: () => Promise<void>) {
  const { owner, house } = investing.app
  const pool = (await readPools(house.sql)).find((each) => each.pool.product === product)
  const requested = async (): Promise<number> =>
    (await owner`select from records where kind = 'strategy_order' and state = 'requested'`).length
  const { bought } = await owner.begin(async (tx) => {
    // Stands for a pool that others keep busy.
    await tx`select id from books where id = ${pool?.bookId ?? 0} for update`
    const waiting = investing.buy(token, { productId: product })
    await expect.poll(requested).toBe(1)
    await happens()
    expect(await requested()).toBe(1)
    return { bought: waiting }
  })
  const answer = await bought
  await house.idle()
  return answer
}

it('a country that is switched off takes nothing from who has asked, and locks nobody in', async () => {
  const { token, bookId } = await investing.person('1000')
  await order(bookId, { kind: 'set_identity', identityLevel: 1, country: 'BE' })
  const countries = new Map([['BE', { off: ['strategies'] as const, leverageMax: null, stakeMax: null }]])
  const id = orderOf(await buyWhile(token, () => govern({ countries })))
  expect(await investing.order(token, id)).toMatchObject({ state: 'not_started', amount: '100' })
  expect(await investing.buy(token)).toMatchObject({ code: 4895, result: { details: { country: 'BE' } } })
  expect(await investing.cancel(token, id)).toMatchObject({ code: 200 })
  await govern({})
  expect(await investing.buy(token)).toMatchObject({ code: 200 })
})

it('a level that is lost takes nothing from who has asked', async () => {
  const { token, bookId } = await investing.person('1000')
  const yesterday = dayStart(investing.app.time.now) - dayMs
  /** What was held on each of seven days decides the level. */
  const held = async (amount: string, day: number): Promise<void> => {
    const days = daysUpTo(day).map((each) => ({
      day: each,
      held: [{ currency: 'USDT', amount: decimal(amount) }] as const,
    }))
    await order(bookId, { kind: 'set_level', days })
  }
  const investments = investmentsUnder(defaultSettings)
  const strategies = investments.strategies.map((terms) => ({ ...terms, levelLimit: 1 }))
  await govern({ investments: { ...investments, strategies } })
  expect(await investing.buy(token)).toMatchObject({ code: 5016 })
  await held('1000', yesterday - dayMs)
  const id = orderOf(await buyWhile(token, () => held('999', yesterday)))
  expect(await investing.order(token, id)).toMatchObject({ state: 'not_started', amount: '100' })
  expect(await investing.buy(token)).toMatchObject({ code: 5016 })
  await investing.passDays(2)
  expect(await investing.order(token, id)).toMatchObject({ state: 'running', daysPaid: 1 })
  expect(await investing.transit()).toBe('0')
})

it('says why its pool declined it, and for how much there was room', async () => {
  await govern({})
  const { token } = await investing.person('1000')
  const { owner, house } = investing.app
  const held = (await readPools(house.sql)).find((each) => each.pool.product === product)
  if (held === undefined) throw new Error(`the pool of ${product} was not opened`)
  const amount = held.pool.capacity - held.pool.granted - decimal('40')
  const others = { kind: 'grant', orderId: '1-1', orderBook: 1, product, amount, owed: 0n } as const
  const { bought } = await owner.begin(async (tx) => {
    await tx`select id from books where id = ${held.bookId} for update`
    const before = house.executor.submit({ bookId: held.bookId, key: 'test:others', command: others })
    const waiting = investing.buy(token, { productId: product, amount: '100' })
    await expect
      .poll(async () => (await owner`select from records where kind = 'strategy_order' and state = 'requested'`).length)
      .toBe(1)
    return { bought: Promise.all([waiting, before]) }
  })
  const [answer] = await bought
  await house.idle()
  expect(await investing.order(token, orderOf(answer))).toMatchObject({
    state: 'declined',
    boughtSequence: null,
    declined: { reason: 'sold_out', left: '40' },
    returned: '100',
  })
})
