import { deposits } from '@touchstone/wire/deposits'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { codesOf } from '../accounts/sessions/test-sign-in.ts'
import { closedCountry, depositPath, type FundsApp, type Person, startFundsApp } from '../withdrawals/test-funds-app.ts'
import { createDepositFeed } from './deposit-feed.ts'
import { claimDeposit, rejectDeposit, reserveArrival } from './review-deposits.ts'

let app: FundsApp
let person: Person
beforeAll(async () => {
  app = await startFundsApp(inject('cluster'))
  person = await app.newcomer()
})
afterAll(() => app.stop())

const apply = (body: object, { token }: Pick<Person, 'token'> = person) =>
  app.post(depositPath('apply'), body, { token })
const cancel = (id: number | string, { token }: Pick<Person, 'token'> = person) =>
  app.post(depositPath('cancel'), { id: String(id) }, { token })
const one = (id: number | string, { token }: Pick<Person, 'token'> = person) =>
  app.get(depositPath('queryById'), { id: String(id) }, { token })

it('offers the channels that are on, with what to write on a transfer', async () => {
  const { result } = await app.get(depositPath('channels'), {}, person)
  const channels = z.parse(deposits.depositChannels.reply, result)
  expect(channels.map(({ id }) => id)).toEqual([...app.house.settings().funds.channels.keys()])
  expect(channels[0]).toMatchObject({ kind: 'bank', minimum: '10', sandbox: true })
  expect(channels[0]?.details.length).toBeGreaterThan(0)
})

it('gives everybody an address of their own, and the same again', async () => {
  const path = '/api/finance/rechargeAddr/getAddr'
  const asked = { channel: 'sandbox-usdt-ethereum' }
  const { result } = await app.get(path, asked, person)
  const given = z.parse(deposits.depositAddress.reply, result)
  expect(given).toMatchObject({ network: 'ethereum', currency: 'USDT', sandbox: true })
  expect((await app.get(path, asked, person)).result).toEqual(given)
  expect((await app.get(path, asked, await app.newcomer())).result).not.toMatchObject({ address: given.address })
  expect(await app.get(path, { channel: 'sandbox-bank' }, person)).toMatchObject({ code: 4830 })
  expect(await app.get(path, { channel: 'none' }, person)).toMatchObject({ code: 4830 })
})

it('takes no money of a guest, who has no contact yet', async () => {
  const { result } = await app.post('/api/app/guest', {})
  const { token } = result as { token: string }
  expect((await app.get(depositPath('channels'), {}, { token })).code).toBe(200)
  for (const refused of [
    await app.get('/api/finance/rechargeAddr/getAddr', { channel: 'sandbox-usdt-ethereum' }, { token }),
    await apply({ channel: 'sandbox-bitcoin', amount: '1' }, { token }),
  ])
    expect(refused).toMatchObject({ code: 4845, result: { key: 'contact_required' } })
  const email = 'no-guest@example.com'
  const code = await app.codeFor(email, 'bind', token)
  const bound = { email, code, agreement: true }
  expect((await app.post('/api/user/appUser/bindContact', bound, { token })).code).toBe(200)
  expect((await apply({ channel: 'sandbox-bitcoin', amount: '1' }, { token })).code).toBe(200)
})

it('takes a request with its proof, lists it, notifies the user, and moves no money', async () => {
  const own = await app.newcomer()
  const proof = await app.proofOf(own)
  const { code, result } = await apply({ channel: 'sandbox-bank', amount: '250.5', proof }, own)
  const record = z.parse(deposits.requestDeposit.reply, result)
  expect({ code, ...record }).toMatchObject({
    code: 200,
    status: 0,
    state: 'submitted',
    amount: '250.5',
    credited: null,
    proof,
    reason: null,
    timeline: [{ state: 'submitted', time: record.submittedTime }],
    bookId: null,
  })
  expect((await one(record.id, own)).result).toEqual(record)
  const listed = await app.get(depositPath('listMy'), { status: '0', currency: 'USDT' }, own)
  expect(listed.result).toMatchObject({ total: 1, records: [record] })
  expect((await app.get(depositPath('listMy'), { status: '1' }, own)).result).toMatchObject({ total: 0 })
  expect(await app.owner`select from files where id = ${proof} and named_by = ${`deposit:${record.id}`}`).toHaveLength(
    1,
  )
  expect((await app.messagesOf(own)).at(-1)).toMatchObject({ kind: 'deposit_submitted', details: { amount: '250.5' } })
  expect(await app.owner`select from journal where book_id = ${own.bookId}`).toEqual([])
})

describe('refuses a request', () => {
  const good = { channel: 'sandbox-usdt-ethereum', amount: '10' }
  it.each([
    ['of the smallest amount by chain: it is taken', {}, 200],
    ['of too little', { amount: '9.999999' }, 4831],
    ['of nothing', { amount: '0' }, 4831],
    ['with too many decimals', { amount: '10.0000001' }, 4107],
    ['by a channel that is none', { channel: 'sandbox-none' }, 4830],
    ['by bank without a proof', { channel: 'sandbox-bank' }, 4832],
    ['with an image that is none', { proof: '00000000-0000-4000-8000-000000000000' }, 4833],
    ['of an amount that is none', { amount: '-10' }, 400],
    ['with the name of a file', { proof: '../../etc/passwd' }, 400],
  ])('%s', async (_, changed, code) => {
    expect(await apply({ ...good, ...changed }, await app.newcomer())).toMatchObject({ code })
  })

  it("with somebody else's image, or one that was sent for something else", async () => {
    const other = await app.newcomer()
    const [theirs, identity] = [await app.proofOf(other), await app.proofOf(person, 'identity')]
    for (const proof of [theirs, identity])
      expect(await apply({ channel: 'sandbox-bank', amount: '50', proof })).toMatchObject({ code: 4833 })
  })

  it('of somebody who is self-excluded, or lives where deposits are off', async () => {
    const own = await app.newcomer()
    await app.decide(own.bookId, { kind: 'exclude_self', days: 1 })
    expect(await apply(good, own)).toMatchObject({ code: 4892 })
    expect((await app.get(depositPath('channels'), {}, own)).result).toEqual([])
    const abroad = await app.newcomer()
    await app.decide(abroad.bookId, { kind: 'set_identity', identityLevel: 1, country: closedCountry })
    expect(await apply(good, abroad)).toMatchObject({ code: 4895 })
  })

  it('of a stranger', async () => {
    expect(await app.post(depositPath('apply'), good)).toMatchObject({ code: 401 })
    expect(await app.get(depositPath('listMy'))).toMatchObject({ code: 401 })
  })
})

it('takes ten that are under review, however many come at once, and another when one is gone', async () => {
  const own = await app.newcomer()
  const asked = { channel: 'sandbox-usdt-ethereum', amount: '20' }
  const answers = await Promise.all(Array.from({ length: 15 }, () => apply(asked, own)))
  expect(codesOf(answers)).toEqual([...Array<number>(10).fill(200), ...Array<number>(5).fill(4834)])
  const { id } = z.parse(deposits.requestDeposit.reply, answers.find(({ code }) => code === 200)?.result)
  expect(await cancel(id, own)).toMatchObject({ code: 200 })
  expect(await apply(asked, own)).toMatchObject({ code: 200 })
})

it('sent again under its key is one request', async () => {
  const own = await app.newcomer()
  const key = app.newKey()
  const body = { channel: 'sandbox-usdt-ethereum', amount: '20' }
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.post(depositPath('apply'), body, { token: own.token, key })),
  )
  expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1)
  expect((await app.get(depositPath('listMy'), {}, own)).result).toMatchObject({ total: 1 })
  const other = { ...body, amount: '21' }
  expect(await app.post(depositPath('apply'), other, { token: own.token, key })).toMatchObject({ code: 4000 })
})

describe('cancelling', () => {
  it('takes a request back once, under review or claimed', async () => {
    const id = await app.requestDeposit(person, '100')
    await app.owner.begin((transaction) => claimDeposit(transaction, { depositId: id, operator: 5, at: app.time.now }))
    expect(await cancel(id)).toMatchObject({ code: 200, result: { status: -2, state: 'cancelled' } })
    expect(await cancel(id)).toMatchObject({ code: 4835 })
    const states = z.parse(deposits.deposit.reply, (await one(id)).result).timeline.map(({ state }) => state)
    expect(states).toEqual(['submitted', 'claimed', 'cancelled'])
    const kinds = (await app.messagesOf(person)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'deposit_cancelled')).toHaveLength(1)
  })

  it('is refused once an arrival is used up for it, or it is rejected', async () => {
    const reserved = await app.requestDeposit(person, '100')
    const arrivalId = await app.arrive('cancel-1', '100')
    const at = app.time.now
    await app.owner.begin((sql) =>
      reserveArrival(sql, {
        depositId: reserved,
        arrivalId,
        operators: [5, 6],
        at,
        verifiedName: () => Promise.resolve(undefined),
      }),
    )
    expect(await cancel(reserved)).toMatchObject({ code: 4835 })
    const rejected = await app.requestDeposit(person, '100')
    const reason = 'The name on the <b>transfer</b> is another.'
    await app.owner.begin((sql) => rejectDeposit(sql, { depositId: rejected, operator: 5, at, reason }))
    expect(await cancel(rejected)).toMatchObject({ code: 4835 })
    expect((await one(rejected)).result).toMatchObject({ status: -1, state: 'rejected', reason })
    expect((await app.messagesOf(person)).at(-1)).toMatchObject({ kind: 'deposit_rejected', details: { reason } })
  })

  it("and seeing of somebody else's is refused as of one that is not there", async () => {
    const id = await app.requestDeposit(await app.newcomer(), '100')
    for (const asked of [id, 999_999_999]) {
      expect(await cancel(asked)).toMatchObject({ status: 404, code: 404 })
      expect(await one(asked)).toMatchObject({ status: 404, code: 404 })
    }
  })
})

it('announces every change to whoever follows, when it is committed', async () => {
  const changes: object[] = []
  const feed = await createDepositFeed(
    app.house.sql,
    (change) => changes.push(change),
    () => undefined,
  )
  const own = await app.newcomer()
  const id = String(await app.requestDeposit(own, '40'))
  await cancel(id, own)
  await expect.poll(() => changes.length).toBe(2)
  expect(changes).toEqual([
    { userId: own.userId, id, status: 0, state: 'submitted' },
    { userId: own.userId, id, status: -2, state: 'cancelled' },
  ])
  await feed.stop()
})
