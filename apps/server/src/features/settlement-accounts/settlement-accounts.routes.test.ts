import { settlementAccounts } from '@touchstone/wire/settlement-accounts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dayMs } from '@touchstone/domain/time'
import { codesOf } from '../accounts/sessions/test-sign-in.ts'
import {
  accountsPath,
  addressDetails,
  bankDetails,
  type FundsApp,
  loginPassword as password,
  type Person,
  startFundsApp,
} from '../withdrawals/test-funds-app.ts'

let app: FundsApp
beforeAll(async () => {
  app = await startFundsApp(inject('cluster'))
})
afterAll(() => app.stop())

const ask = (call: string, body: object, { token }: Pick<Person, 'token'>) =>
  app.post(accountsPath(call), body, { token })
async function listed({ token }: Pick<Person, 'token'>) {
  return z.parse(
    settlementAccounts.settlementAccounts.reply,
    (await app.get(accountsPath('listMy'), {}, { token })).result,
  )
}
const numbered = (number: string) => ({ ...bankDetails, number })
const later = (number: string) => ({ ...numbered(number), password })

it('binds a first account that counts at once, with password and code, and notifies its owner', async () => {
  const own = await app.newcomer()
  const code = await app.fundsCode(own)
  const answer = await ask('addAccount', { ...bankDetails, label: ' My  bank ', password, code }, own)
  const account = z.parse(settlementAccounts.addSettlementAccount.reply, answer.result)
  expect(account).toMatchObject({
    kind: 'bank',
    channelName: 'Sandbox bank transfer',
    target: 'GB29NWBK60161331926819',
    masked: '•••• 6819',
    label: 'My bank',
    usableFromAtMs: app.time.now,
  })
  expect(await listed(own)).toEqual([account])
  expect((await app.messagesOf(own)).at(-1)).toMatchObject({
    kind: 'settlement_account_usable',
    details: { target: '•••• 6819' },
  })
})

it('lets every later one wait, also when the first is gone, and asks no code for it', async () => {
  const own = await app.newcomer()
  const { id } = await app.bind(own)
  const second = await ask('addAccount', later('1234567'), own)
  expect(second).toMatchObject({ code: 200, result: { usableFromAtMs: app.time.now + dayMs } })
  expect((await app.messagesOf(own)).at(-1)).toMatchObject({
    kind: 'settlement_account_added',
    details: { target: '•••• 4567', usableAt: app.time.now + dayMs },
  })
  expect(await ask('removeAccount', { id, password }, own)).toMatchObject({ code: 200 })
  const again = await ask('addAccount', later('7654321'), own)
  expect(again).toMatchObject({ code: 200, result: { usableFromAtMs: app.time.now + dayMs } })
  expect((await listed(own)).map(({ target }) => target)).toEqual(['1234567', '7654321'])
})

describe('refuses', () => {
  it.each([
    ['a first one without a code', {}, 4603],
    ['a wrong password', { password: 'wrong horse' }, 4600],
    ['a channel of another kind', { channel: 'sandbox-bitcoin' }, 4836],
    ['a channel that is none', { channel: 'none' }, 4836],
    ['another currency than the channel’s', { currency: 'EUR' }, 4836],
    ['an IBAN with a wrong digit', { number: 'GB28 NWBK 6016 1331 9268 19' }, 4840],
    ['a number that is none', { number: '<script>' }, 4839],
    ['a holder with control characters', { holder: 'A\u0000B' }, 400],
    ['an address at a bank', { kind: 'chain' }, 400],
  ])('%s', async (_, changed, code) => {
    expect(await ask('addAccount', { ...bankDetails, password, ...changed }, await app.newcomer())).toMatchObject({
      code,
    })
  })

  it.each([
    ['with one sign changed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 4849],
    ['of Bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 4848],
    ['of Tron', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 4848],
    ['that is none', 'not an address at all', 4847],
  ])('an address %s', async (_, address, code) => {
    const body = { ...addressDetails, address, password }
    expect(await ask('addAccount', body, await app.newcomer())).toMatchObject({ code })
  })

  it('the same one twice, also at once and however it is written', async () => {
    const own = await app.newcomer()
    await app.bind(own)
    const spaced = later('GB29NWBK-6016-1331-9268-19')
    const answers = await Promise.all([ask('addAccount', spaced, own), ask('addAccount', spaced, own)])
    expect(codesOf(answers)).toEqual([4837, 4837])
    const both = await Promise.all([1, 2].map(() => ask('addAccount', later('22222222'), own)))
    expect(codesOf(both)).toEqual([200, 4837])
  })

  it('an eleventh, however many come at once', async () => {
    const own = await app.newcomer()
    await app.bind(own)
    const numbers = Array.from({ length: 14 }, (_, at) => `3333333${String(at).padStart(2, '0')}`)
    const answers = await Promise.all(numbers.map((number) => ask('addAccount', later(number), own)))
    // Five tries of a password may be under way at once.
    expect(answers.filter(({ code }) => code === 200).length).toBeLessThanOrEqual(9)
    for (const number of numbers) await ask('addAccount', later(number), own)
    expect(await listed(own)).toHaveLength(10)
    const over = await ask('addAccount', later('44444444'), own)
    expect(over).toMatchObject({ code: 4838, result: { details: { maximum: 10 } } })
  })

  it('to let more than one count at once, though several first ones come together', async () => {
    const own = await app.newcomer()
    const code = await app.fundsCode(own)
    const numbers = ['11111111', '22222222', '33333333']
    await Promise.all(numbers.map((number) => ask('addAccount', { ...later(number), code }, own)))
    const counting = (await listed(own)).filter(({ usableFromAtMs }) => usableFromAtMs <= app.time.now)
    expect(counting).toHaveLength(1)
  })

  it('a guest’s first, because nobody could be asked', async () => {
    const { result } = await app.post('/api/app/guest', {})
    const { token, initialPassword } = result as { token: string; initialPassword: string }
    const body = { ...bankDetails, password: initialPassword, code: '123456' }
    expect(await ask('addAccount', body, { token })).toMatchObject({ code: 4845 })
  })

  it('a stranger', async () => {
    expect(await app.post(accountsPath('addAccount'), { ...bankDetails, password })).toMatchObject({ code: 401 })
    expect(await app.get(accountsPath('listMy'))).toMatchObject({ code: 401 })
  })
})

describe('editing', () => {
  it('makes an account wait again, but for a new label', async () => {
    const own = await app.newcomer()
    const { id, usableFromAtMs } = await app.bind(own)
    const renamed = await ask('editAccount', { id, ...bankDetails, label: 'Salary', password }, own)
    expect(renamed).toMatchObject({ code: 200, result: { label: 'Salary', usableFromAtMs } })
    const moved = await ask('editAccount', { id, ...numbered('5555555'), label: 'Salary', password }, own)
    expect(moved).toMatchObject({ code: 200, result: { target: '5555555', usableFromAtMs: app.time.now + dayMs } })
    const held = await ask('editAccount', { id, ...numbered('5555555'), holder: 'Another', password }, own)
    expect(held).toMatchObject({ result: { usableFromAtMs: app.time.now + dayMs } })
    expect((await app.messagesOf(own)).at(-1)).toMatchObject({ kind: 'settlement_account_changed' })
  })

  it('to what is bound already, without the password, of another kind, or of somebody else is refused', async () => {
    const [own, other] = [await app.newcomer(), await app.newcomer()]
    const { id } = await app.bind(own)
    await ask('addAccount', later('66666666'), own)
    expect(await ask('editAccount', { id, ...later('66666666') }, own)).toMatchObject({ code: 4837 })
    expect(await ask('editAccount', { id, ...bankDetails, password: 'no' }, own)).toMatchObject({ code: 4600 })
    expect(await ask('editAccount', { id, ...addressDetails, password }, own)).toMatchObject({ code: 404 })
    expect(await ask('editAccount', { id, ...later('7777777') }, other)).toMatchObject({ code: 404 })
    expect(await ask('removeAccount', { id, password }, other)).toMatchObject({ code: 404 })
    expect((await listed(own))[0]).toMatchObject({ id, target: 'GB29NWBK60161331926819' })
  })
})

it('removes once, with the password', async () => {
  const own = await app.newcomer()
  const { id } = await app.bind(own)
  expect(await ask('removeAccount', { id, password: 'no' }, own)).toMatchObject({ code: 4600 })
  expect(codesOf(await Promise.all([1, 2].map(() => ask('removeAccount', { id, password }, own))))).toEqual([200, 404])
  expect(await listed(own)).toEqual([])
  expect((await app.messagesOf(own)).at(-1)).toMatchObject({ kind: 'settlement_account_removed' })
})

it('is removed and added again under one key once', async () => {
  const own = await app.newcomer()
  const key = app.newKey()
  const body = { ...bankDetails, password, code: await app.fundsCode(own) }
  const send = () => app.post(accountsPath('addAccount'), body, { token: own.token, key })
  const [first, second] = [await send(), await send()]
  expect(second.result).toEqual(first.result)
  expect(await listed(own)).toHaveLength(1)
})

describe('whitelist mode', () => {
  const whitelist = async (own: Person, on: boolean) => (await ask('setWhitelist', { on, password }, own)).result

  it('makes every account wait, the first too, and those that counted already', async () => {
    const own = await app.newcomer()
    const before = await app.bind(own)
    expect(await whitelist(own, true)).toEqual({ whitelist: true, endsAtMs: null })
    const [waiting] = await listed(own)
    expect(waiting?.usableFromAtMs).toBe(before.usableFromAtMs + dayMs)
    const other = await app.newcomer()
    await whitelist(other, true)
    const { usableFromAtMs } = await app.bind(other)
    expect(usableFromAtMs).toBe(app.time.now + dayMs)
    expect((await app.messagesOf(other)).map(({ kind }) => kind)).toContain('whitelist_switched_on')
  })

  it('goes on for a day after it was switched off, which no second switching prolongs', async () => {
    const own = await app.newcomer()
    await whitelist(own, true)
    const off = await whitelist(own, false)
    const endsAtMs = app.time.now + dayMs
    expect(off).toEqual({ whitelist: true, endsAtMs })
    const { usableFromAtMs } = await app.bind(own)
    expect(usableFromAtMs).toBe(app.time.now + dayMs)
    expect(await whitelist(own, false)).toEqual({ whitelist: true, endsAtMs })
    app.time.now = endsAtMs
    expect(await whitelist(own, false)).toEqual({ whitelist: false, endsAtMs: null })
    expect((await listed(own))[0]?.usableFromAtMs).toBe(usableFromAtMs)
    expect(await ask('setWhitelist', { on: true, password: 'no' }, own)).toMatchObject({ code: 4600 })
  })
})
