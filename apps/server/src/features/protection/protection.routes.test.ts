import { decimal } from '@touchstone/domain/money/decimal'
import { protection } from '@touchstone/wire/protection'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dayMs, hourMs } from '@touchstone/domain/time'
import { listMessages } from '../messages/messages.store.ts'
import { renderMessage } from '../messages/render-message.ts'
import { buying, exchangePath, ordersPath, positionsPath, secondContractsPath } from '../positions/test-trading.ts'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { startTestProtection, type TestProtection } from './test-protection.ts'

let app: TestProtection
beforeAll(async () => {
  app = await startTestProtection(inject('cluster'), {
    BE: { off: ['second_contracts'], leverageMax: 20, stakeMax: null },
    MY: { off: ['positions', 'exchange'], leverageMax: null, stakeMax: decimal('50') },
  })
})
afterAll(() => app.stop())

const { acknowledgeRisk, setLossLimit, excludeSelf, coolOff, setResidence } = protection
const open = (leverage = 10, quantity = '0.01') => buying(quantity, 'isolated', leverage)
const create = `${positionsPath}/create`
const buy = `${secondContractsPath}/buy`
const stakeOf = (stake: string) => ({ symbol: 'BTC/USDT', direction: 'rise', durationSeconds: 30, stake })

type Person = Awaited<ReturnType<TestProtection['newcomer']>>
async function acknowledged(): Promise<Person> {
  const person = await app.newcomer()
  expect(await person.post(acknowledgeRisk.path, {})).toMatchObject({ code: 200 })
  return person
}
const done = async (person: Person, path: string, body: object) => {
  const answer = await person.post(path, body)
  expect(answer).toMatchObject({ code: 200 })
  return answer.result as { outcome: Record<string, string> }
}
const messagesOf = async ({ userId }: Person) => {
  await app.messages.idle()
  const all = { category: 'all', unread: undefined } as const
  const { rows } = await listMessages(app.house.sql, userId, all, { skip: 0, limit: 100 })
  return rows.filter(({ kind }) => kind !== 'reward_granted').toReversed()
}

it('a person who has set nothing has nothing but the risk warning before them', async () => {
  const person = await app.newcomer()
  expect(await person.protection()).toEqual({
    riskAcknowledgedAtMs: null,
    lossLimit: null,
    lossLimitNext: null,
    lostToday: '0',
    excludedUntilAtMs: null,
    coolOffUntilAtMs: null,
    country: null,
    countryNext: null,
    countryVerified: false,
    featuresOff: [],
    leverageMax: null,
    stakeMax: null,
  })
})

it('nothing is opened for real before the risk warning was acknowledged, which is recorded', async () => {
  const person = await app.newcomer()
  const refused = { code: 4891, result: { key: 'risk_not_acknowledged' } }
  expect(await person.post(create, open())).toMatchObject(refused)
  expect(await person.post(buy, stakeOf('10'))).toMatchObject(refused)
  expect(await person.post(create, { ...open(), book: 'demo' })).toMatchObject({ code: 200 })
  const { outcome } = await done(person, acknowledgeRisk.path, {})
  expect(outcome).toEqual({ kind: 'risk_acknowledged', acknowledgedAt: app.time.now })
  expect(await person.protection()).toMatchObject({ riskAcknowledgedAtMs: app.time.now })
  expect(await person.post(create, open())).toMatchObject({ code: 200 })
  const rows = await app.house
    .sql`select from journal where book_id = ${person.bookId} and command like '%acknowledge_risk%'`
  expect(rows).toHaveLength(1)
})

describe('a loss limit', () => {
  it('is used up by what is lost, also before it was set, and closing goes on', async () => {
    const person = await acknowledged()
    const { outcome } = await done(person, create, open(10, '0.1'))
    await app.later(1_000, '99000', '99020')
    await done(person, `${positionsPath}/close/${outcome['positionId']}`, {})
    await done(person, create, open())
    await done(person, setLossLimit.path, { lossLimit: '100' })
    const { lostToday } = (await person.protection()) as { lostToday: string }
    expect(await person.post(create, open())).toMatchObject({
      code: 4894,
      result: { key: 'loss_limit_reached', details: { lossLimit: '100', lost: lostToday } },
    })
    expect(decimal(lostToday)).toBeGreaterThan(decimal('101'))
    expect(await person.post(`${positionsPath}/closeAll`, {})).toMatchObject({ code: 200 })
    // Twenty-five hours later the hour of the losses is a day old.
    await app.later(25 * hourMs)
    expect(await person.protection()).toMatchObject({ lossLimit: '100', lostToday: '0' })
    expect(await person.post(create, open())).toMatchObject({ code: 200 })
  })

  it('that is looser counts a day later', async () => {
    const person = await acknowledged()
    await done(person, setLossLimit.path, { lossLimit: '100' })
    const asked = app.time.now
    await done(person, setLossLimit.path, { lossLimit: '300' })
    const next = { lossLimit: '300', fromAtMs: asked + dayMs }
    expect(await person.protection()).toMatchObject({ lossLimit: '100', lossLimitNext: next })
    await app.later(dayMs - 1)
    expect(await person.protection()).toMatchObject({ lossLimit: '100', lossLimitNext: next })
    await app.later(1)
    expect(await person.protection()).toMatchObject({ lossLimit: '300', lossLimitNext: null })
    await done(person, setLossLimit.path, { lossLimit: null })
    expect(await person.protection()).toMatchObject({ lossLimit: '300', lossLimitNext: { lossLimit: null } })
    expect((await messagesOf(person)).map(({ kind }) => kind)).toEqual([
      'loss_limit_set',
      'looser_loss_limit_asked',
      'no_loss_limit_asked',
    ])
  })

  it.each([
    ['nothing', '0', 4108],
    ['less than nothing', '-1', 400],
    ['too many decimals', '0.0000001', 4107],
  ])('of %s is refused', async (_, lossLimit, code) => {
    expect(await (await acknowledged()).post(setLossLimit.path, { lossLimit })).toMatchObject({ code })
  })
})

describe('self-exclusion', () => {
  it('bars from trading, cancels what rests, cannot be shortened, and lets money out', async () => {
    const person = await acknowledged()
    const { outcome } = await done(person, create, open())
    const resting = { ...open(), leverage: 10, price: '90000' }
    await done(person, `${ordersPath}/create`, resting)
    const excluded = (await done(person, excludeSelf.path, { days: 30 })).outcome
    expect(excluded).toMatchObject({ kind: 'self_excluded', until: app.time.now + 30 * dayMs, cancelled: 1 })
    const refused = { code: 4892, result: { key: 'self_excluded', details: { days: 30 } } }
    expect(await person.post(create, open())).toMatchObject(refused)
    expect(await person.post(buy, stakeOf('10'))).toMatchObject(refused)
    const quote = await done(person, `${exchangePath}/quote`, { from: 'USDT', to: 'BTC', pay: '100' })
    const { id: quoteId } = quote as unknown as { id: string }
    expect(await person.post(`${exchangePath}/flashExchange`, { quoteId })).toMatchObject(refused)
    expect(await person.post(excludeSelf.path, { days: 1 })).toMatchObject({ code: 4898 })
    const id = outcome['positionId'] ?? ''
    expect(await person.post(`${positionsPath}/close/${id}`, {})).toMatchObject({ code: 200 })
    const out = { from: 'contract', to: 'balance', amount: '100' }
    expect(await person.post('/api/finance/appWallet/transferContract', out)).toMatchObject({ code: 200 })
    const kinds = (await messagesOf(person)).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['order_cancelled', 'self_excluded'])
    const [order] = (await messagesOf(person)).filter(({ kind }) => kind === 'order_cancelled')
    expect(order && renderMessage(order.kind, order.details, 'en-us').text).toContain('trading was paused')
  })

  it.each([0, 3_651, 1.5])('of %d days is none', async (days) => {
    expect(await (await acknowledged()).post(excludeSelf.path, { days })).toMatchObject({ code: 400 })
  })
})

it('a cool-off bars for its hours and no longer; it is prolonged and never shortened', async () => {
  const person = await acknowledged()
  await done(person, coolOff.path, { hours: 2 })
  expect(await person.protection()).toMatchObject({ coolOffUntilAtMs: app.time.now + 2 * hourMs })
  expect(await person.post(create, open())).toMatchObject({ code: 4893, result: { details: { hours: 2 } } })
  expect(await person.post(coolOff.path, { hours: 1 })).toMatchObject({ code: 4898 })
  await app.later(hourMs)
  await done(person, coolOff.path, { hours: 2 })
  await app.later(2 * hourMs - 1)
  expect(await person.post(create, open())).toMatchObject({ code: 4893 })
  await app.later(1)
  expect(await person.protection()).toMatchObject({ coolOffUntilAtMs: null })
  expect(await person.post(create, open())).toMatchObject({ code: 200 })
})

describe('the country of residence', () => {
  it('takes away what its law does', async () => {
    const person = await acknowledged()
    expect(await person.post(setResidence.path, { country: 'BE' })).toMatchObject({ code: 200 })
    // Belgium bars interest on stablecoins as well.
    const rules = { featuresOff: ['second_contracts', 'fixed_rates'], leverageMax: 20, stakeMax: null }
    expect(await person.protection()).toMatchObject({ country: 'BE', countryVerified: false, ...rules })
    expect(await person.post(buy, stakeOf('10'))).toMatchObject({ code: 4895, result: { details: { country: 'BE' } } })
    expect(await person.post(create, open(21))).toMatchObject({ code: 4896, result: { details: { leverageMax: 20 } } })
    expect(await person.post(create, open(20))).toMatchObject({ code: 200 })
    const raise = { symbol: 'BTC/USDT', marginMode: 'isolated', leverage: 21 }
    expect(await person.post(`${positionsPath}/setLeverage`, raise)).toMatchObject({ code: 4896 })
  })

  it('limits stakes, and switches positions and exchanges off', async () => {
    const person = await acknowledged()
    await done(person, setResidence.path, { country: 'MY' })
    expect(await person.post(create, open())).toMatchObject({ code: 4895 })
    expect(await person.post(buy, stakeOf('50.000001'))).toMatchObject({
      code: 4897,
      result: { details: { maximum: '50' } },
    })
    expect(await person.post(buy, stakeOf('50'))).toMatchObject({ code: 200 })
  })

  it('is not shaken off by naming another, and a document has the last word', async () => {
    const person = await acknowledged()
    await done(person, setResidence.path, { country: 'BE' })
    const asked = app.time.now
    await done(person, setResidence.path, { country: 'JP' })
    const next = { country: 'JP', fromAtMs: asked + dayMs }
    expect(await person.protection()).toMatchObject({ country: 'BE', countryNext: next })
    expect(await person.post(buy, stakeOf('10'))).toMatchObject({ code: 4895 })
    await app.later(dayMs)
    expect(await person.protection()).toMatchObject({ country: 'JP', countryNext: null, featuresOff: [] })
    await app.command(person.bookId, { kind: 'set_identity', identityLevel: 1, country: 'BE' })
    expect(await person.protection()).toMatchObject({ country: 'BE', countryVerified: true, leverageMax: 20 })
    expect(await person.post(setResidence.path, { country: 'JP' })).toMatchObject({ code: 4899 })
    expect((await messagesOf(person)).map(({ kind }) => kind)).toContain('residence_change_asked')
  })

  it.each([
    ['of no country', 'ZZ', 4609],
    ['of a name', 'Belgium', 400],
  ])('%s is refused', async (_, country, code) => {
    expect(await (await acknowledged()).post(setResidence.path, { country })).toMatchObject({ code })
  })
})

it.each(Object.values(protection))('$path answers only who has signed in', async ({ path, method }) => {
  const answer = method === 'GET' ? app.get(path) : app.post(path, { days: 1, hours: 1, lossLimit: '1', country: 'JP' })
  expect(await answer).toMatchObject({ status: 200, code: 401 })
})

it('leaves books that can be decided again to the same end', async () => {
  await app.house.idle()
  const { differences } = await verifyDatabase(app.house.sql, { withoutConsole: true })
  expect(differences).toEqual([])
})
