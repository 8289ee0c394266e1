import { dayMs } from '@touchstone/domain/time'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { secretChanges } from '../../features/funds-guard/guards.store.ts'
import { type Person, rightPassword, withdrawalPath } from '../../features/withdrawals/test-funds-app.ts'
import { startTestConsole, type TestConsole, type TestOperator } from '../operators/test-console.ts'

let app: TestConsole
let ann: TestOperator
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  ann = await app.operator(['finance'])
})
afterAll(() => app.stop())

type Withdrawing = Person & { accountId: string }

async function ask(person: Withdrawing, amount: string): Promise<string> {
  const body = { accountId: person.accountId, amount, withdrawalPassword: rightPassword }
  const answer = await app.post(withdrawalPath('apply'), body, { token: person.token })
  if (answer.code !== 200) throw new Error(`${answer.message} ${JSON.stringify(answer.result)}`)
  const [row] = await app.owner<{ id: string }[]>`
    select id from withdrawals where book_id = ${person.bookId} order by requested_at desc, id desc limit 1`
  return row?.id ?? ''
}

const rebind = ({ accountId }: Withdrawing, changed: { holder?: string; target?: string }) => app.owner`
  update settlement_accounts set ${app.owner(changed)} where id = ${accountId}`
const read = (id: string, by = ann) => app.done('withdrawalBackground', { id }, by.token)

async function pay(id: string): Promise<void> {
  await app.done('claimWithdrawal', { id }, ann.token)
  await app.done('approveWithdrawal', { id }, ann.token)
  await app.done('beginPayment', { id }, ann.token)
  await app.done('payWithdrawal', { id, proof: 'bank 1' }, ann.token)
}

describe('what is known of the user behind a withdrawal', () => {
  it('is their name and whether it is the holder’s, level, age, money, limits and devices', async () => {
    const person = await app.settled('1000')
    await rebind(person, { holder: 'PERSON, Á.', target: 'DE89370400440532013000' })
    await app.proveName(person)
    const id = await ask(person, '100')
    expect(await read(id)).toMatchObject({
      user: { id: person.userId },
      identity: { level: 1, name: 'A Person', isHolder: true, verifiedByYou: false, country: 'TH' },
      money: { netFlow: '1000', equity: '1000', profit: '0' },
      withdrawals: { isFirst: true, paid: 0, paidValue: '0', open: 0 },
      limits: { day: '20000', dayUsed: '100', monthUsed: '100', requestsToday: 1 },
      account: { label: expect.any(String) as string },
      sharedWith: { total: 0, records: [] },
    })
    await pay(id)
    const next = await read(await ask(person, '50'))
    expect(next.withdrawals).toEqual({ isFirst: false, paid: 1, paidValue: '100', open: 0 })
  })

  it('says that the name is another’s, or that none was verified', async () => {
    const person = await app.settled('1000')
    await rebind(person, { holder: 'Somebody Else', target: 'GB82WEST12345698765432' })
    const id = await ask(person, '100')
    expect((await read(id)).identity).toMatchObject({ name: null, isHolder: false })
    await app.proveName(person)
    expect((await read(id)).identity).toMatchObject({ name: 'A Person', isHolder: false })
  })

  it('names everybody else who bound the same account, in whatever capitals, and who no longer has it', async () => {
    const [person, other, third] = [await app.settled('1000'), await app.settled('1'), await app.settled('1')]
    await rebind(person, { target: 'NL91ABNA0417164300' })
    await rebind(other, { target: 'nl91abna0417164300' })
    await rebind(third, { target: 'NL91ABNA0417164300' })
    await app.owner`update settlement_accounts set removed_at = ${app.time.now} where id = ${third.accountId}`
    const id = await ask(person, '100')
    const { sharedWith } = await read(id)
    expect(sharedWith.total).toBe(2)
    expect(sharedWith.records.map(({ user, removed }) => [user.id, removed])).toEqual([
      [other.userId, false],
      [third.userId, true],
    ])
    const { records } = await app.done('withdrawalQueue', { stage: 'open', userId: String(person.userId) }, ann.token)
    expect(records).toMatchObject([{ id, sharedWith: 2 }])
  })

  it('names the first twenty of very many who bound the same account, and says how many there are', async () => {
    const person = await app.settled('1000')
    const target = 'AT611904300234573201'
    await rebind(person, { target })
    await app.owner`
      insert into settlement_accounts
      select (r).* from (
        select jsonb_populate_record(a, jsonb_build_object('id', 800000 + n, 'user_id', 800000 + n)) as r
        from settlement_accounts a, generate_series(1, 25) n where a.id = ${person.accountId}) as made`
    const { sharedWith } = await read(await ask(person, '100'))
    expect([sharedWith.total, sharedWith.records.length]).toEqual([25, 20])
  })

  it('says what would make it wait now, though it was asked for before', async () => {
    const person = await app.settled('1000')
    await rebind(person, { target: 'FR1420041010050500013M02606' })
    const id = await ask(person, '100')
    expect((await read(id)).waits).toEqual([])
    await app.owner`update withdrawal_guards set changed_at = ${app.time.now} where user_id = ${person.userId}`
    await app.owner`
      update settlement_accounts set usable_from = ${app.time.now + dayMs} where id = ${person.accountId}`
    const admin = await app.operator(['admin'])
    await app.done('blockWithdrawals', { id: String(person.userId), reason: 'We look at it.' }, admin.token)
    await app.done('blockSignIn', { id: String(person.userId), reason: 'A second sign.' }, admin.token)
    expect((await read(id)).waits).toEqual([
      { kind: 'secret_changed', untilAtMs: app.time.now + dayMs, text: '' },
      { kind: 'account_new', untilAtMs: app.time.now + dayMs, text: '' },
      { kind: 'withdrawals_blocked', untilAtMs: null, text: 'We look at it.' },
      { kind: 'sign_in_blocked', untilAtMs: null, text: 'A second sign.' },
    ])
    expect((await read(id)).secretsChangedTime).not.toBeNull()
  })

  it('lists what was changed of secrets in the last days, also what no withdrawal waits for', async () => {
    const person = await app.settled('1000')
    await rebind(person, { target: 'DE02120300000000202051' })
    const id = await ask(person, '100')
    const tell = (kind: string, at: number) => app.owner`
      insert into messages (user_id, category, kind, details, at, source)
      values (${person.userId}, 'system', ${kind}, '{}', ${at}, ${`${kind} ${person.userId}`})`
    await tell('contact_bound', app.time.now - 8 * dayMs)
    await tell('second_factor_bound', app.time.now - 2)
    await tell('recovery_codes_made', app.time.now - 1)
    await tell('welcome', app.time.now - 1)
    const { secretEvents, secretsChangedTime } = await read(id)
    expect(secretsChangedTime).toBeNull()
    expect(secretEvents.map(({ kind }) => kind).slice(0, 2)).toEqual(['recovery_codes_made', 'second_factor_bound'])
    expect(secretEvents.map(({ kind }) => kind)).not.toContain('contact_bound')
    expect(secretEvents.map(({ kind }) => kind)).not.toContain('welcome')
  })

  it('tells a recovery code apart from a change', async () => {
    const person = await app.settled('1000')
    await rebind(person, { target: 'FR7630006000011234567890189' })
    const id = await ask(person, '100')
    expect((await read(id)).recovery).toBeNull()
    await secretChanges(() => dayMs)(app.owner, person.userId, app.time.now, 'sign_in_new_device')
    const shown = await read(id)
    expect(shown.waits).toEqual([{ kind: 'recovery_code', untilAtMs: app.time.now + dayMs, text: '' }])
    expect(shown.recovery?.use).toBe('sign_in_new_device')
    expect(shown.secretsChangedTime).toBeNull()
  })

  it('shows the sessions of the last days, and deposits of every state', async () => {
    const person = await app.settled('1000')
    await rebind(person, { target: 'ES9121000418450200051332' })
    for (let made = 0; made < 6; made += 1) await app.requestDeposit(person, String(10 + made))
    const id = await ask(person, '100')
    await app.owner`
      insert into sessions (user_id, token_hash, device, address, created_at, seen_at, expires_at) values
        (${person.userId}, 'a new one', 'A phone', '10.0.0.9', ${app.time.now - 1}, ${app.time.now}, ${app.time.now + dayMs}),
        (${person.userId}, 'an old one', 'A computer', '10.0.0.8', ${app.time.now - 8 * dayMs}, 1, ${app.time.now + dayMs})`
    const { deposits, newSessions } = await read(id)
    expect(deposits.total).toBe(7)
    expect(deposits.records).toHaveLength(5)
    expect(deposits.records[0]).toMatchObject({ amount: '15', state: 'submitted' })
    expect(newSessions.map(({ device }) => device)).toContain('A phone')
    expect(newSessions.map(({ device }) => device)).not.toContain('A computer')
  })

  it('is for those who see withdrawals, leaves a row of the log about everybody shown, and is none of nothing', async () => {
    const person = await app.settled('1000')
    const id = await ask(person, '100')
    const [content, support] = [await app.operator(['content']), await app.operator(['finance'])]
    expect(await app.refusal('withdrawalBackground', { id }, content.token)).toBe('not_allowed')
    expect(await app.refusal('withdrawalBackground', { id: '999-9' }, support.token)).toBe('not_found')
    const shown = await read(id, support)
    const rows = await app.owner<{ act: string; subject: string; details: string }[]>`
      select act, subject, details from audit_log where operator_id = ${support.id}`
    expect(rows).toHaveLength(1)
    const users = [shown.user.id, ...shown.sharedWith.records.map(({ user }) => user.id)]
    expect(rows[0]?.subject).toBe(users.length === 1 ? `user ${users[0]}` : 'users')
    expect(JSON.parse(rows[0]?.details ?? '{}')).toMatchObject({ of: `withdrawal ${id}` })
  })
})
