import { withTerms } from '@touchstone/domain/examples/example-products'
import { decimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { type Investments, investmentsUnder, type StrategyTerms } from '@touchstone/domain/settings/investments'
import type { CountryRules, Settings } from '@touchstone/domain/settings/settings'
import { dayMs, dayStart, hourMs } from '@touchstone/domain/time'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { insertSettings } from '../../house/settings/settings.store.ts'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { readPools } from '../house-books/house-books.store.ts'
import { type Investing, madeUpCandles, orderOf, startInvesting } from './test-investing.ts'

const rate = decimal('0.0002')
const { terms: fixed } = withTerms({
  id: 'fixed-3',
  rule: 'fixed',
  dailyRateMin: rate,
  dailyRateMax: rate,
  cycleDays: 3,
  identityLevel: 1,
})
const investments: Investments = investmentsUnder(defaultSettings)
const selling = (terms: StrategyTerms): Settings => ({
  ...defaultSettings,
  investments: { ...investments, strategies: [...investments.strategies, terms] },
})

let investing: Investing
let hasPrices = true
let version = 1
const logged: string[] = []
beforeAll(async () => {
  investing = await startInvesting(inject('cluster'), {
    settings: selling(fixed),
    hours: { list: (...asked) => (hasPrices ? madeUpCandles.list(...asked) : Promise.resolve([])) },
    log: (message) => void logged.push(message),
  })
})
afterAll(() => investing.app.stop())

/** Somebody whose identity is verified, of a country. */
async function resident(country: string) {
  const person = await investing.person()
  const command = { kind: 'set_identity', identityLevel: 1, country } as const
  await investing.app.house.executor.submit({ bookId: person.bookId, key: `identity:${person.userId}:1`, command })
  return person
}
const buy = (token: string, key?: string) =>
  investing.buy(token, { productId: 'fixed-3', amount: '1000', withdrawalPassword: '246810' }, key)

/** Files a version of the settings that counts from now on. */
async function settle(changed: Partial<Settings>): Promise<void> {
  const { house, owner, time } = investing.app
  version += 1
  await insertSettings(owner, { ...house.settings(), ...changed, version, effectiveAt: time.now + 1 })
  await house.followSettings()
  time.now += 1
}
const ruled = (fixedRates: CountryRules['fixedRates']): CountryRules => ({
  off: [],
  fixedRates,
  leverageMax: null,
  stakeMax: null,
})

async function buyer(country: string) {
  const person = await resident(country)
  await investing.setPassword(person.userId)
  return person
}
const settledDay = async (): Promise<number | undefined> =>
  (await readPools(investing.app.house.sql)).find(({ pool }) => pool.product === 'fixed-3')?.pool.settledDay

it('shows a fixed rate, what covers it, and no days to look back on', async () => {
  const found = (await investing.list('ai_quant')).find(({ id }) => id === 'fixed-3')
  const none = { days: 0, sum: '0', worst: null }
  expect(found).toMatchObject({
    rateKind: 'fixed',
    rule: 'fixed',
    dailyRateMin: '0.0002',
    dailyRateMax: '0.0002',
    state: 'on_sale',
    mostOwed: '3000',
    history: { live: none, backtest: none },
  })
  expect((await investing.one('fixed-3')).result).toMatchObject({ days: [], ruleHash: found?.['ruleHash'] })
})

it('is counted while a rule waits for its prices, and paid by its own pool', async () => {
  const [holder, other] = [await buyer('SG'), await buyer('SG')]
  const id = orderOf(await buy(holder.token))
  const ruledId = orderOf(await investing.buy(other.token))
  await investing.passDays(1)
  hasPrices = false
  await investing.passDays(1)
  const { time } = investing.app
  const day = dayStart(time.now) - dayMs
  expect(await investing.order(holder.token, id)).toMatchObject({ daysPaid: 1, todayIncome: '0.2' })
  expect(await investing.order(other.token, ruledId)).toMatchObject({ daysPaid: 0 })
  expect([await settledDay(), await investing.transit()]).toEqual([day, '0'])
  time.now += 6 * hourMs
  await investing.countBy(time.now)
  expect(await investing.order(other.token, ruledId)).toMatchObject({ daysPaid: 1, todayIncome: '0' })
  expect(logged).toEqual(['a day without prices is counted as it is'])
  hasPrices = true
  await investing.passDays(2)
  expect(await investing.order(holder.token, id)).toMatchObject({ state: 'ended', paidIncome: '0.6', returned: '1000' })
})

it.each(['US', 'FR'])('is not sold to a resident of %s, who may buy by a rule', async (country) => {
  const { token } = await buyer(country)
  expect(await buy(token)).toMatchObject({
    code: 5017,
    result: { key: 'fixed_rate_not_offered', details: { country } },
  })
  expect(await investing.buy(token)).toMatchObject({ code: 200 })
})

it('asks who somebody is before they could leave their country out', async () => {
  const person = await investing.person()
  await investing.setPassword(person.userId)
  expect(await buy(person.token)).toMatchObject({ result: { key: 'identity_level_too_low' } })
})

it('goes on for those who had bought when their country is switched off, and is sold to nobody else there', async () => {
  const [early, late] = [await buyer('SG'), await buyer('SG')]
  const key = investing.app.newKey()
  const id = orderOf(await buy(early.token, key))
  await settle({
    countries: new Map([
      ['SG', ruled('off')],
      ['FR', ruled('offered')],
    ]),
  })
  expect(await buy(late.token)).toMatchObject({ code: 5017 })
  expect(orderOf(await buy(early.token, key))).toBe(id)
  expect(await buy(early.token)).toMatchObject({ code: 5017 })
  expect(await buy((await buyer('FR')).token)).toMatchObject({ code: 200 })
  await investing.passDays(4)
  expect(await investing.order(early.token, id)).toMatchObject({ state: 'ended', paidIncome: '0.6', returned: '1000' })
})

it('keeps its rate when the product becomes one of a rule, and both are paid from one pool', async () => {
  await settle({ countries: new Map() })
  const [before, after] = [await buyer('SG'), await buyer('SG')]
  const id = orderOf(await buy(before.token))
  const limits = { dailyRateMin: decimal('-0.0002'), dailyRateMax: rate }
  await settle({ investments: { ...investments, strategies: [{ ...fixed, ...limits, rule: 'trend/1' }] } })
  const ruledId = orderOf(await buy(after.token))
  hasPrices = false
  await investing.passDays(2)
  // The pool pays for a day once: it waits until each of its orders is counted.
  expect(await investing.order(before.token, id)).toMatchObject({ rule: 'fixed', daysPaid: 1, paidIncome: '0.2' })
  expect(await investing.order(after.token, ruledId)).toMatchObject({ rule: 'trend/1', daysPaid: 0 })
  expect(await investing.transit()).toBe('-0.2')
  hasPrices = true
  await investing.countBy(investing.app.time.now)
  expect(await investing.transit()).toBe('0')
  await investing.passDays(2)
  expect(await investing.order(before.token, id)).toMatchObject({ state: 'ended', paidIncome: '0.6' })
  const { paidIncome } = await investing.order(after.token, ruledId)
  expect(['0', '0.6']).not.toContain(paidIncome)
  expect(await investing.transit()).toBe('0')
})

it('leaves books that verify finds in order', async () => {
  const { differences } = await verifyDatabase(investing.app.house.sql, { withoutConsole: true })
  expect(differences).toEqual([])
})
