import { withdrawals } from '@touchstone/wire/withdrawals'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dayMs } from '@touchstone/domain/time'
import { verifyDatabase } from '../../start/verify/verify.ts'
import {
  accountsPath,
  addressDetails,
  bankDetails,
  closedCountry,
  type FundsApp,
  loginPassword,
  startFundsApp,
  withdrawalPath,
} from './test-funds-app.ts'
import { type Settled, withdrawing } from './test-withdrawing.ts'

let app: FundsApp
let calls: ReturnType<typeof withdrawing>
beforeAll(async () => {
  app = await startFundsApp(inject('cluster'))
  calls = withdrawing(app)
})
afterAll(() => app.stop())

it('sets amount and fee aside, is shown and listed, and notifies the user', async () => {
  const own = await app.settled()
  const id = await calls.requested(own)
  const shown = z.parse(withdrawals.withdrawal.reply, (await calls.one(id, own)).result)
  expect(shown).toMatchObject({
    id,
    status: 0,
    stage: 'submitted',
    amount: '100',
    fee: '1.1',
    destination: {
      kind: 'bank',
      channelName: 'Sandbox bank transfer',
      target: 'GB29NWBK60161331926819',
      bank: 'A bank',
      holder: 'A Person',
    },
    timeline: [{ stage: 'submitted', time: shown.requestedTime }],
    cancellable: true,
    bookId: own.bookId,
  })
  expect(id).toBe(`${own.bookId}-${shown.sequence}`)
  const list = await app.get(withdrawalPath('listMy'), { status: '0', currency: 'USDT' }, own)
  expect(list.result).toMatchObject({ total: 1, records: [shown] })
  for (const other of [{ status: '2' }, { currency: 'BTC' }, { to: '2000-01-01 00:00:00' }])
    expect((await app.get(withdrawalPath('listMy'), other, own)).result).toMatchObject({ total: 0 })
  expect((await app.messagesOf(own)).at(-1)).toMatchObject({
    kind: 'withdrawal_submitted',
    sequence: shown.sequence,
    details: { amount: '100', feeTotal: '1.1', target: '•••• 6819' },
  })
  expect((await calls.terms(own)).limits).toEqual({
    day: '20000',
    month: '200000',
    dayLeft: '19900',
    monthLeft: '199900',
  })
})

it('says what may be withdrawn, and why not', async () => {
  const own = await app.newcomer()
  expect(await calls.terms(own)).toMatchObject({
    level: 0,
    limits: { day: '0', dayLeft: '0' },
    blocked: null,
    passwordSet: false,
    passwordLockedUntilAtMs: null,
    waitsUntilAtMs: null,
    requestsLeftToday: 10,
    whitelist: false,
    codesGoTo: 'p***@example.com',
  })
  await app.decide(own.bookId, { kind: 'block_withdrawals', operator: 1, reason: 'A chargeback' })
  await app.setPassword(own)
  expect(await calls.terms(own)).toMatchObject({ blocked: 'A chargeback', passwordSet: true })
  expect(await calls.kindsOf(own)).toContain('withdrawals_blocked')
  await app.decide(own.bookId, { kind: 'set_identity', identityLevel: 1, country: closedCountry })
  expect((await calls.terms(own)).channels).toEqual([])
})

describe('is refused', () => {
  it.each([
    ['below the smallest amount', { amount: '19.999999' }, 4846, { minimum: '20', currency: 'USDT' }],
    ['with too many decimals', { amount: '20.0000001' }, 4107, { below: '20' }],
    ['of nothing', { amount: '0' }, 4108, {}],
    ['of more than is there, with the fee', { amount: '5000' }, 4111, { available: '5000', currency: 'USDT' }],
    ['of more than a day allows', { amount: '20000.000001' }, 4805, { left: '20000' }],
    ['to an account that is none', { accountId: '999999999' }, 4800, {}],
    ['with a wrong password', { withdrawalPassword: '000000' }, 4841, { left: 4 }],
  ])('%s', async (_, changed, code, details) => {
    const own = await app.settled()
    const refused = await calls.apply(own, changed)
    expect(refused).toMatchObject({ status: 200, code, result: { details } })
    expect(await app.owner`select from withdrawals where book_id = ${own.bookId}`).toEqual([])
  })

  it.each([
    ['without an amount', { amount: '-100' }],
    ['with a password that is none', { withdrawalPassword: '12345' }],
    ['with the id of nothing', { accountId: "1' or true" }],
  ])('%s, as malformed', async (_, changed) => {
    expect(await calls.apply({ token: (await app.newcomer()).token, accountId: '1' }, changed)).toMatchObject({
      code: 400,
    })
  })

  it('before a password is set, before identity, while blocked, and where withdrawals are off', async () => {
    const own = { ...(await app.newcomer()), accountId: '1' }
    expect(await calls.apply(own)).toMatchObject({ code: 4843 })
    await app.setPassword(own)
    expect(await calls.apply(own)).toMatchObject({ code: 4804, result: { details: { level: 0, needed: 1 } } })
    await app.decide(own.bookId, { kind: 'set_identity', identityLevel: 1, country: closedCountry })
    expect(await calls.apply(own)).toMatchObject({ code: 4895 })
    await app.decide(own.bookId, { kind: 'set_identity', identityLevel: 1, country: 'TH' })
    await app.decide(own.bookId, { kind: 'block_withdrawals', operator: 1, reason: 'Fraud' })
    expect(await calls.apply(own)).toMatchObject({ code: 4803, result: { details: { reason: 'Fraud' } } })
  })

  it("to somebody else's account, and to one that waits or is gone", async () => {
    const [own, other] = [await app.settled(), await app.settled()]
    expect(await calls.apply({ ...own, accountId: other.accountId })).toMatchObject({ code: 4800 })
    const added = { ...addressDetails, password: loginPassword }
    const { result } = await app.post(accountsPath('addAccount'), added, own)
    const { id: accountId } = result as { id: string }
    const usableFromAtMs = app.time.now + dayMs
    expect(await calls.apply({ ...own, accountId })).toMatchObject({
      code: 4801,
      result: { details: { usableFromAtMs } },
    })
    app.time.now = usableFromAtMs
    expect(await calls.apply({ ...own, accountId })).toMatchObject({ code: 200 })
    await app.post(accountsPath('removeAccount'), { id: accountId, password: loginPassword }, own)
    expect(await calls.apply({ ...own, accountId })).toMatchObject({ code: 4800 })
  })

  it('to a stranger', async () => {
    expect(await app.post(withdrawalPath('apply'), {})).toMatchObject({ code: 401 })
    expect(await app.get(withdrawalPath('listMy'))).toMatchObject({ code: 401 })
  })
})

describe('waits a day', () => {
  const noted = async (own: Settled, changed: object = {}) => {
    expect(await calls.apply(own, changed)).toMatchObject({
      code: 4801,
      result: { details: { usableFromAtMs: app.time.now + dayMs } },
    })
    expect((await calls.terms(own)).waitsUntilAtMs).toBe(app.time.now + dayMs)
  }

  it('after a new login password', async () => {
    const own = await app.settled()
    const body = { password: loginPassword, newPassword: 'another good horse' }
    expect(await app.post('/api/user/appUser/changePassword', body, own)).toMatchObject({ code: 200 })
    await noted(own)
    expect((await calls.terms(own)).waitsUntilAtMs).toBe(app.time.now + dayMs)
  })

  it('not after a second factor was turned on, which then is asked for beside the withdrawal password', async () => {
    const own = await app.settled()
    const show = await app.bindAuthenticator(own.token, loginPassword)
    const authenticatorCode = show(app.time.now + 30_000)
    expect((await calls.terms(own)).waitsUntilAtMs).toBe(null)
    expect(await calls.apply(own)).toMatchObject({ code: 4816 })
    // Whoever turned on one of their own with a stolen session and password still needs this one.
    expect(await calls.apply(own, { authenticatorCode, withdrawalPassword: '864209' })).toMatchObject({ code: 4841 })
    expect(await calls.apply(own, { authenticatorCode })).toMatchObject({ code: 200 })
  })

  it('after a second factor was turned off, though another is turned on after it', async () => {
    const own = await app.settled()
    const show = await app.bindAuthenticator(own.token, loginPassword)
    app.time.now += 30_000
    const body = { code: show(), password: loginPassword }
    expect(await app.post('/api/user/appUser/unbindGoogleAuth', body, own)).toMatchObject({ code: 200 })
    const another = await app.bindAuthenticator(own.token, loginPassword)
    await noted(own, { authenticatorCode: another(app.time.now + 30_000) })
  })

  it('after a second factor was unbound', async () => {
    const own = await app.settled()
    const show = await app.bindAuthenticator(own.token, loginPassword)
    app.time.now += 2 * dayMs
    const body = { code: show(), password: loginPassword }
    expect(await app.post('/api/user/appUser/unbindGoogleAuth', body, own)).toMatchObject({ code: 200 })
    await noted(own)
    expect((await calls.terms(own)).waitsUntilAtMs).toBe(app.time.now + dayMs)
  })

  it('after another contact was bound', async () => {
    const own = await app.settled()
    const phone = '+447400123456'
    const code = await app.codeFor(phone, 'bind', own.token)
    const contactCode = await app.accountCode(own.token)
    const body = { phone, countryCode: 'GB', code, password: loginPassword, contactCode }
    expect(await app.post('/api/user/appUser/bindContact', body, own)).toMatchObject({ code: 200 })
    await noted(own)
    expect((await calls.terms(own)).codesGoTo).toBe('p***@example.com')
  })

  it('after a new withdrawal password, which the first is not', async () => {
    const own = await app.settled()
    expect(await app.setPassword(own, '246802')).toEqual({ waitsUntilAtMs: app.time.now + dayMs })
    const withdrawalPassword = '246802'
    expect(await calls.apply(own, { withdrawalPassword })).toMatchObject({ code: 4801 })
    app.time.now += dayMs
    expect(await calls.apply(own, { withdrawalPassword })).toMatchObject({ code: 200 })
  })
})

it('keeps its own destination when the account is edited or removed', async () => {
  const own = await app.settled()
  const id = await calls.requested(own)
  const edited = { id: own.accountId, ...bankDetails, number: '99999999', password: loginPassword }
  await app.post(accountsPath('editAccount'), edited, own)
  await app.post(accountsPath('removeAccount'), { id: own.accountId, password: loginPassword }, own)
  expect((await calls.one(id, own)).result).toMatchObject({ destination: { target: 'GB29NWBK60161331926819' } })
})

it('says of one that failed or was rejected why, and that everything is back', async () => {
  const own = await app.settled()
  const [failing, rejected] = [await calls.requested(own), await calls.requested(own)]
  const of = (withdrawalId: string) => ({ withdrawalId, operator: 5 })
  await app.decide(own.bookId, { kind: 'claim_withdrawal', ...of(failing) })
  await app.decide(own.bookId, { kind: 'approve_withdrawal', ...of(failing) })
  await app.decide(own.bookId, { kind: 'begin_payment', ...of(failing) })
  const bounced = { kind: 'fail_withdrawal', ...of(failing), proof: 'MSG 7', reason: 'The bank sent it back' } as const
  await app.decide(own.bookId, bounced)
  await app.decide(own.bookId, { kind: 'reject_withdrawal', ...of(rejected), reason: '<i>Another name</i>' })
  expect((await calls.one(failing, own)).result).toMatchObject({
    status: -2,
    stage: 'failed',
    reason: 'The bank sent it back',
  })
  expect((await calls.one(rejected, own)).result).toMatchObject({ status: -1, reason: '<i>Another name</i>' })
  expect((await app.messagesOf(own)).slice(-2)).toMatchObject([
    { kind: 'withdrawal_failed', details: { reason: 'The bank sent it back', proof: 'MSG 7' } },
    { kind: 'withdrawal_rejected', details: { reason: '<i>Another name</i>' } },
  ])
})

it('leaves books that add up', async () => {
  expect((await verifyDatabase(app.owner, { withoutConsole: true })).differences).toEqual([])
})
