import { dayMs, hourMs } from '@touchstone/domain/time'
import { roles } from '@touchstone/wire/rights'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Person, rightPassword, withdrawalPath } from '../../features/withdrawals/test-funds-app.ts'
import { startTestConsole, type TestConsole, type TestOperator } from '../operators/test-console.ts'

let app: TestConsole
let ann: TestOperator
let person: Person & { accountId: string }
let deposit: string
let withdrawal: string

beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  ann = await app.operator(['admin'], { name: 'ann' })
  person = await app.settled('1000')
  await app.proveName(person)
  deposit = String(await app.requestDeposit(person, '70'))
  const body = { accountId: person.accountId, amount: '100', withdrawalPassword: rightPassword }
  await app.post(withdrawalPath('apply'), body, { token: person.token })
  const [row] = await app.owner<{ id: string }[]>`select id from withdrawals`
  withdrawal = row?.id ?? ''
  const reward = { userId: String(person.userId), currency: 'USDT', amount: '1', reason: 'x' }
  await app.done('proposeReward', reward, ann.token)
})
afterAll(() => app.stop())

const overview = (by = ann) => app.done('overview', {}, by.token)
const search = (text: string, by = ann) => app.done('search', { text }, by.token)

describe('the overview', () => {
  it('counts what waits in each queue, by age, and lists the oldest cases first', async () => {
    const known = await overview()
    expect(known.queues.deposits).toMatchObject({ count: 1, overHour: 0, overDay: 0 })
    expect(known.queues.identity).toEqual({ count: 0, oldestTime: null, overHour: 0, overDay: 0 })
    expect(known.cases.map(({ queue, id }) => `${queue} ${id}`)).toEqual([
      `deposits ${deposit}`,
      `withdrawals ${withdrawal}`,
      'proposals 1',
    ])
    expect(known.cases[1]).toMatchObject({ amount: '100', currency: 'USDT', operator: null })
    expect(known.cases[2]).toMatchObject({ kind: 'reward', operator: { name: 'ann' } })
    await app.owner`update deposits set submitted_at = submitted_at - ${2 * hourMs} where id = ${deposit}`
    await app.owner`update proposals set proposed_at = proposed_at - ${2 * dayMs}`
    const later = await overview()
    expect(later.queues.deposits).toMatchObject({ overHour: 1, overDay: 0 })
    expect(later.queues.proposals).toMatchObject({ overHour: 1, overDay: 1 })
    expect(later.cases.map(({ queue }) => queue)).toEqual(['proposals', 'deposits', 'withdrawals'])
  })

  it('names who has claimed a case', async () => {
    await app.done('claimWithdrawal', { id: withdrawal }, ann.token)
    await app.done('claimDeposit', { id: deposit }, ann.token)
    const { cases } = await overview()
    expect(cases.map(({ operator }) => operator?.name)).toEqual(['ann', 'ann', 'ann'])
  })

  it('shows findings of the last week to those who see the log', async () => {
    const bob = await app.operator(['admin'], { name: 'bob' })
    expect(await app.refusal('approveWithdrawal', { id: withdrawal }, bob.token)).not.toBe('done')
    const { findings } = await overview()
    expect(findings?.[0]).toMatchObject({
      act: 'approveWithdrawal_refused',
      subject: `withdrawal ${withdrawal}`,
      operator: { name: 'bob' },
    })
  })

  it.each(roles)('shows the role %s the queues of its rights alone', async (role) => {
    const operator = await app.operator([role])
    const { rights } = await app.done('thisOperator', {}, operator.token)
    const { queues, cases, findings } = await overview(operator)
    const may = (right: string): boolean => rights.some((each) => each === right)
    expect(queues.deposits !== null).toBe(may('see_deposits'))
    expect(queues.withdrawals !== null).toBe(may('see_withdrawals'))
    expect(queues.identity !== null).toBe(may('see_identity'))
    expect(queues.proposals !== null).toBe(may('see_proposals'))
    expect(cases.filter(({ queue }) => queues[queue] === null)).toEqual([])
    expect(findings !== null).toBe(may('see_audit'))
  })
})

describe('the search', () => {
  it('finds a user by id, name in either order, e-mail, account and the end of an account number', async () => {
    await app.owner`update settlement_accounts set target = 'GB29NWBK60161331926819' where id = ${person.accountId}`
    const [row] = await app.owner<{ account: string }[]>`select account from users where id = ${person.userId}`
    const texts = [
      `#${person.userId}`,
      'a person',
      'Person A',
      person.email,
      row?.account ?? '',
      '6819',
      'gb29 nwbk 6016 1331 9268 19',
    ]
    for (const text of texts) {
      const { users } = await search(text)
      expect([text, users?.map(({ id }) => id)]).toEqual([text, [person.userId]])
      expect(users?.[0]).toMatchObject({ name: 'A Person', email: expect.stringContaining('***') as string })
    }
    for (const text of ['nobody of this name', '819', '26819', '926819', '60161331926819', '1926'])
      expect([text, (await search(text)).users]).toEqual([text, []])
    expect((await search('%')).users).toEqual([])
  })

  it('finds deposits, withdrawals, proposals, applications, arrivals and what books hold', async () => {
    expect((await search(deposit)).deposits).toMatchObject([{ id: deposit, amount: '70', user: { id: person.userId } }])
    expect((await search(withdrawal)).withdrawals).toMatchObject([{ id: withdrawal, state: 'claimed', amount: '100' }])
    expect((await search('1')).proposals).toMatchObject([{ id: '1', kind: 'reward', state: 'open' }])
    const [applied] = await app.owner<{ id: bigint }[]>`select id from identity_applications`
    expect((await search(String(applied?.id))).applications).toMatchObject([{ state: 'verified', level: 1 }])
    const bob = await app.operator(['admin'])
    const arrival = await app.entered('Ref 7 / b', '70', [ann, bob])
    expect((await search('ref 7  /  B')).arrivals).toMatchObject([{ id: arrival, reference: 'Ref 7 / b', user: null }])
    expect((await search('999-9')).records).toEqual([])
  })

  it('finds a paid withdrawal by what proves it', async () => {
    const [first, second] = [await app.operator(['finance']), await app.operator(['finance'])]
    await app.done('approveWithdrawal', { id: withdrawal }, ann.token)
    await app.done('beginPayment', { id: withdrawal }, first.token)
    await app.done('payWithdrawal', { id: withdrawal, proof: 'WIRE-77' }, second.token)
    expect((await search('wire-77')).withdrawals).toMatchObject([{ id: withdrawal, state: 'paid' }])
  })

  it('shows each role only what its rights show, and notes whom it showed', async () => {
    const content = await app.operator(['content'])
    expect(Object.values(await search(deposit, content))).toEqual(Array(7).fill(null))
    expect(await app.owner`select from audit_log where operator_id = ${content.id}`).toHaveLength(0)
    const identity = await app.operator(['identity'])
    expect(await search(String(person.userId), identity)).toMatchObject({ deposits: null, proposals: null })
    const rows = await app.owner<{ act: string; subject: string }[]>`
      select act, subject from audit_log where operator_id = ${identity.id}`
    expect(rows.map(({ act }) => act)).toEqual(['listFound'])
    expect(rows[0]?.subject).toMatch(/^users?/)
  })
})

/** The plan of a statement, as PostgreSQL explains it. */
const planOf = async (statement: string): Promise<string> =>
  (await app.owner.unsafe<{ 'QUERY PLAN': string }[]>(`explain ${statement}`))
    .map((row) => row['QUERY PLAN'])
    .join('\n')

it('reads indexes of open rows, however many are closed', async () => {
  await app.owner`
    insert into deposits (user_id, channel, channel_name, kind, network, currency, amount, state, submitted_at)
    select 1, 'sandbox-bank', 'x', 'bank', '', 'USDT', 1, 'delivered', 1 from generate_series(1, 20000)`
  await app.owner`
    insert into proposals (kind, body, reason, state, proposed_by, proposed_at)
    select 'reward', '{}', '', 'done', 1, 1 from generate_series(1, 20000)`
  await app.owner`analyze deposits, proposals`
  expect(await planOf(`select id from deposits where state in ('submitted', 'claimed')`)).toContain('deposits_open')
  expect(await planOf(`select id from proposals where state = 'open'`)).toContain('proposals_unfinished')
})
