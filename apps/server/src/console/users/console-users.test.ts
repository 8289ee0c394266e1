import { createHash } from 'node:crypto'
import { printWireTime } from '@touchstone/wire/wire-time'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startTestConsole, type TestConsole, type TestOperator } from '../operators/test-console.ts'
import { loginPassword, type Person } from '../../features/withdrawals/test-funds-app.ts'

let app: TestConsole
let risk: TestOperator
let person: Person
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  risk = await app.operator(['risk'])
  person = await app.settled('5000')
})
afterAll(() => app.stop())

const login = (email: string) => app.post('/api/app/login', { account: email, password: loginPassword })
const find = async (search: string) => (await app.done('findUsers', { search }, risk.token)).records.map(({ id }) => id)

describe('users are found', () => {
  it('by id, account, contact, invitation code, and addresses', async () => {
    const [row] = await app.owner<{ account: string; invitation_code: string }[]>`
      select account, invitation_code from users where id = ${person.userId}`
    await app.owner`
      insert into deposit_addresses (key, family, user_id, index, address, given_at)
      values ('a key', 'evm', ${person.userId}, 0, '0xAbCd', ${app.time.now})`
    const searches = [
      String(person.userId),
      row?.account.toUpperCase() ?? '',
      person.email.slice(0, -4),
      row?.invitation_code.toLowerCase() ?? '',
      '0xabcd',
    ]
    for (const search of searches) expect(await find(search)).toEqual([person.userId])
    expect(await find('%')).toEqual([])
    expect(await find('nobody at all')).toEqual([])
  })

  it('by the name on their documents and the end of an account number, with level, name and balance', async () => {
    await app.proveName(person)
    await app.owner`
      update settlement_accounts set target = 'DE89370400440532013000' where user_id = ${person.userId}`
    for (const search of ['person', 'A PERSON', 'Person A', '3000', 'DE89 3704 0044 0532 0130 00'])
      expect([search, await find(search)]).toEqual([search, [person.userId]])
    expect(await find('Perso Nobody')).toEqual([])
    const { records } = await app.done('findUsers', { search: String(person.userId) }, risk.token)
    expect(records[0]).toMatchObject({ verifiedName: 'A Person', identityLevel: 1, equity: '5000' })
    const other = await app.newcomer()
    const [newest] = (await app.done('findUsers', {}, risk.token)).records
    expect(newest).toMatchObject({ id: other.userId, verifiedName: null, identityLevel: 0 })
  })

  it('with the time of their last request, not of an hourly note', async () => {
    const own = await app.newcomer()
    const seen = async () =>
      (await app.done('findUsers', { search: String(own.userId) }, risk.token)).records[0]?.activeTime
    const before = await seen()
    app.time.now += 7 * 60_000
    await app.get('/api/user/appUser/current', {}, { token: own.token })
    const after = await seen()
    expect(after).not.toBe(before)
    expect(after).toBe(printWireTime(app.time.now))
    expect((await app.done('userPicture', { id: String(own.userId) }, risk.token)).activeTime).toBe(after)
  })

  it('with contacts that are masked', async () => {
    const { records } = await app.done('findUsers', { search: person.email }, risk.token)
    expect(records[0]?.email).toBe('p***@example.com')
  })

  it('by the mark of an important customer', async () => {
    await app.done('markImportant', { id: String(person.userId), important: true }, risk.token)
    const important = async () => (await app.done('findUsers', { important: 'true' }, risk.token)).total
    expect(await important()).toBe(1)
    await app.done('markImportant', { id: String(person.userId), important: false }, risk.token)
    expect(await important()).toBe(0)
    expect(await app.refusal('markImportant', { id: '999999', important: true }, risk.token)).toBe('not_found')
  })
})

describe('the picture of a user', () => {
  it('holds books, standing and sessions, and is in the audit log', async () => {
    const picture = await app.done('userPicture', { id: String(person.userId) }, risk.token)
    expect(picture).toMatchObject({
      id: person.userId,
      hasPassword: true,
      standing: { identityLevel: 1, country: 'TH', withdrawalsBlocked: '' },
      signInBlock: null,
    })
    const real = picture.books.find(({ book }) => book === 'real')
    expect(real?.balances).toEqual([{ account: 'balance', currency: 'USDT', amount: '5000' }])
    expect(picture.sessions.length).toBeGreaterThan(0)
    const [row] = await app.owner`select from audit_log where act = 'readUser' and subject = ${`user ${person.userId}`}`
    expect(row).toBeDefined()
    expect(await app.refusal('userPicture', { id: '999999' }, risk.token)).toBe('not_found')
  })

  it('has the ledger and the messages, and makes no book by looking', async () => {
    const own = await app.newcomer()
    await app.owner`delete from books where user_id = ${own.userId} and world = 'demo'`
    const ledger = await app.done('userLedger', { id: String(person.userId) }, risk.token)
    expect(ledger.records).toMatchObject([{ kind: 'deposit', amount: '5000', balanceAfter: '5000' }])
    const messages = await app.done('userMessages', { id: String(person.userId) }, risk.token)
    expect(messages.records.map(({ kind }) => kind)).toContain('welcome')
    const demo = await app.done('userLedger', { id: String(own.userId), book: 'demo' }, risk.token)
    expect(demo.total).toBe(0)
    expect(await app.owner`select from books where user_id = ${own.userId} and world = 'demo'`).toHaveLength(0)
    expect(await app.refusal('userLedger', { id: '999999' }, risk.token)).toBe('not_found')
    expect(await app.refusal('userMessages', { id: '999999' }, risk.token)).toBe('not_found')
  })

  it('has the agreements that were accepted, with their texts', async () => {
    const token = await app.register('agreed@example.com')
    const id = String((await app.userOf(token))['id'])
    const [accepted, ...others] = (await app.done('userPicture', { id }, risk.token)).agreements
    expect(others).toEqual([])
    expect(accepted).toMatchObject({ version: 1, language: 'en-us', occasion: 'registration' })
    const asked = { id, acceptance: accepted?.id ?? '' }
    const { text, sha256 } = await app.done('userAgreementText', asked, risk.token)
    expect([sha256, createHash('sha256').update(text).digest('hex')]).toEqual([accepted?.sha256, accepted?.sha256])
    const other = { ...asked, id: String(person.userId) }
    expect(await app.refusal('userAgreementText', other, risk.token)).toBe('not_found')
  })
})

describe('an important customer', () => {
  it('is online until the next report is overdue, and nobody else is', async () => {
    const support = await app.operator(['support'])
    const [own, other] = [await app.newcomer(), await app.newcomer()]
    const id = String(own.userId)
    const reportOnline = async () => {
      for (const { token } of [own, other])
        expect((await app.get('/api/user/appUser/importantCustomerOnLine', {}, { token })).code).toBe(200)
    }
    const online = async () =>
      (await app.done('findUsers', { important: 'online' }, support.token)).records.map((user) => user.id)
    const counted = async () => (await app.done('queueCounts', {}, support.token)).importantOnline
    const found = async () => (await app.done('findUsers', { search: own.email }, support.token)).records[0]
    await reportOnline()
    expect([await online(), await counted()]).toEqual([[], 0])
    await app.done('markImportant', { id, important: true }, risk.token)
    expect(await found()).toMatchObject({ important: true, online: false, onlineTime: null })
    await reportOnline()
    expect([await online(), await counted()]).toEqual([[own.userId], 1])
    const seen = await found()
    expect(seen).toMatchObject({ online: true })
    expect(await app.done('userPicture', { id }, risk.token)).toMatchObject({
      online: true,
      onlineTime: seen?.onlineTime,
    })
    // The app reports after an hour, on the next of its minutes.
    for (const report of [1, 2, 3]) {
      app.time.now += 3_600_000 + 59_999
      expect([report, await online(), await counted()]).toEqual([report, [own.userId], 1])
      await reportOnline()
    }
    const last = await found()
    app.time.now += 3_900_000 - 1
    expect([await online(), await counted()]).toEqual([[own.userId], 1])
    app.time.now += 1
    expect(await found()).toMatchObject({ online: false, onlineTime: last?.onlineTime })
    expect([await online(), await counted()]).toEqual([[], 0])
    await reportOnline()
    expect(await online()).toEqual([own.userId])
    await app.done('markImportant', { id, important: false }, risk.token)
    expect([await online(), await counted()]).toEqual([[], 0])
    expect(await found()).toMatchObject({ online: false, onlineTime: null })
  })
})

describe('a block of sign-in', () => {
  it('ends every session, notifies the user, and lets nobody in until it is lifted', async () => {
    const own = await app.newcomer()
    const id = String(own.userId)
    const { token } = (await login(own.email)).result as { token: string }
    const asks = () =>
      Promise.all([own.token, token].map((each) => app.get('/api/user/appUser/getMyUserInfo', {}, { token: each })))
    // Both tokens have been used: the server knows them without asking the database.
    expect(await asks()).toMatchObject([{ code: 200 }, { code: 200 }])
    await app.done('blockSignIn', { id, reason: 'Somebody else uses it.' }, risk.token)
    expect(await asks()).toMatchObject([{ code: 401 }, { code: 401 }])
    const refused = await login(own.email)
    expect(refused).toMatchObject({ code: 4916, result: { details: { reason: 'Somebody else uses it.' } } })
    expect(refused.message).toContain('Somebody else uses it.')
    // Whoever has not the password does not learn of it.
    const stranger = await app.post('/api/app/login', { account: own.email, password: 'a wrong one' })
    expect(stranger).toMatchObject({ code: 4600 })
    const code = await app.codeFor(own.email, 'login')
    expect(await app.post('/api/app/emailLogin', { email: own.email, code })).toMatchObject({ code: 4916 })
    const forgot = await app.codeFor(own.email, 'forgot')
    const anew = { email: own.email, code: forgot, password: 'another good one' }
    expect(await app.post('/api/app/forgotPassword', anew)).toMatchObject({ code: 4916 })
    const picture = await app.done('userPicture', { id }, risk.token)
    expect(picture.signInBlock).toMatchObject({ reason: 'Somebody else uses it.', operator: { name: risk.name } })
    expect((await app.messagesOf(own)).map(({ kind }) => kind)).toContain('sign_in_blocked')
    await app.done('unblockSignIn', { id, reason: 'It was cleared up.' }, risk.token)
    expect((await app.messagesOf(own)).map(({ kind }) => kind)).toContain('sign_in_unblocked')
    expect(await app.post('/api/app/login', { account: own.email, password: anew.password })).toMatchObject({
      code: 200,
    })
    expect(await app.refusal('blockSignIn', { id: '999999', reason: 'x' }, risk.token)).toBe('not_found')
    expect(await app.refusal('unblockSignIn', { id: '999999', reason: 'x' }, risk.token)).toBe('not_found')
  })

  it('catches a sign-in that waits for the code of an authenticator', async () => {
    const own = await app.newcomer()
    const show = await app.bindAuthenticator(own.token, loginPassword)
    const { challenge } = (await login(own.email)).result as { challenge: string }
    await app.done('blockSignIn', { id: String(own.userId), reason: 'x' }, risk.token)
    app.time.now += 30_000
    const answer = await app.post('/api/app/googleSecretLogin', { challenge, code: show() })
    expect(answer.code).toBe(4606)
  })

  it('and a sign-in at once leave no session', async () => {
    const own = await app.newcomer()
    const blocking = app.done('blockSignIn', { id: String(own.userId), reason: 'x' }, risk.token)
    await Promise.all([blocking, ...Array.from({ length: 5 }, () => login(own.email))])
    expect(await app.owner`select from sessions where user_id = ${own.userId}`).toHaveLength(0)
  })
})

describe('a block of withdrawals', () => {
  it('is a command on the book, notifies the user, and is lifted', async () => {
    const id = String(person.userId)
    const key = app.newKey()
    const first = await app.done('blockWithdrawals', { id, reason: 'We ask for papers.' }, risk.token, { key })
    const again = await app.done('blockWithdrawals', { id, reason: 'We ask for papers.' }, risk.token, { key })
    expect(again).toEqual(first)
    const picture = () => app.done('userPicture', { id }, risk.token)
    expect((await picture()).standing.withdrawalsBlocked).toBe('We ask for papers.')
    const [row] = await app.owner<{ id: bigint }[]>`select id from audit_log where act = 'blockWithdrawals'`
    const [entry] = await app.owner<{ key: string }[]>`
      select key from journal where book_id = ${person.bookId} order by sequence desc limit 1`
    expect(entry?.key).toBe(`operator:${row?.id}`)
    await app.done('unblockWithdrawals', { id }, risk.token)
    expect((await picture()).standing.withdrawalsBlocked).toBe('')
    expect((await app.messagesOf(person)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['withdrawals_blocked', 'withdrawals_unblocked']),
    )
    expect(await app.refusal('blockWithdrawals', { id: '999999', reason: 'x' }, risk.token)).toBe('not_found')
  })
})
