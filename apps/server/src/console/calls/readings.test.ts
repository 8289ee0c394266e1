import { noteAcceptance } from '../agreements/note-acceptance.ts'
import type { Call } from '@touchstone/wire/call'
import { consoleApi, type ConsoleCallName } from '@touchstone/wire/console/console-api'
import { readingActs } from '@touchstone/wire/console/audit-acts'
import type { Right } from '@touchstone/wire/rights'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { acceptedText, listAcceptances, recordAcceptance } from '../../features/agreements/agreements.store.ts'
import { submitIdentity } from '../../features/identity/submit-identity.ts'
import { type Person, rightPassword, withdrawalPath } from '../../features/withdrawals/test-funds-app.ts'
import { startTestConsole, type TestConsole, testMarks, type TestOperator } from '../operators/test-console.ts'
import { createReadingNotes, searchedFor } from './note-reading.ts'
import { readings } from './readings.ts'

/** Under which rights something of a person can be read, written down a second time. */
const aboutPeople: Readonly<Record<Right, boolean>> = {
  see_deposits: true,
  decide_deposits: false,
  enter_arrivals: false,
  confirm_arrivals: false,
  see_withdrawals: true,
  decide_withdrawals: false,
  pay_withdrawals: false,
  see_identity: true,
  decide_identity: false,
  find_users: true,
  see_users: true,
  block_users: false,
  mark_users: false,
  see_settings: false,
  change_settings: false,
  confirm_settings: false,
  edit_content: false,
  see_market: false,
  see_exposure: false,
  see_solvency: false,
  enter_holdings: false,
  confirm_holdings: false,
  see_offerings: false,
  propose_offerings: false,
  confirm_offerings: false,
  propose_entries: false,
  confirm_entries: false,
  see_operators: false,
  change_operators: false,
  confirm_operators: false,
  see_proposals: true,
  see_audit: false,
}
const calls = Object.entries(consoleApi) as [ConsoleCallName, Call][]
const reads = calls.filter(
  ([name, { effect, right }]) =>
    effect === 'image' || name === 'search' || (effect === 'read' && right !== undefined && aboutPeople[right]),
)

type Asked = { request: Record<string, string>; act: string; of: string | string[] }
let app: TestConsole
let person: Person & { accountId: string }
let asked: Partial<Record<ConsoleCallName, Asked>>

/** Everything that there can be of one person, once. */
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  const ann = await app.operator(['admin'])
  person = await app.settled('1000')
  const user = String(person.userId)
  const open = String(await app.requestDeposit(person, '70'))
  const body = { accountId: person.accountId, amount: '100', withdrawalPassword: rightPassword }
  await app.post(withdrawalPath('apply'), body, { token: person.token })
  const [withdrawal] = await app.owner<{ id: string }[]>`select id from withdrawals`
  const reward = { userId: user, currency: 'USDT', amount: '1', reason: 'x' }
  const { proposalId } = await app.done('proposeReward', reward, ann.token)
  const basic = {
    surname: 'Mustermann',
    firstName: 'Erika',
    birthday: '1990-01-31',
    country: 'DE',
    documentType: 'passport' as const,
    documentNumber: 'C01X00T47',
    front: await app.proofOf(person, 'identity'),
    back: null,
    declaration: true as const,
  }
  const submitted = await app.house.sql.begin((tx) =>
    submitIdentity(tx, { userId: person.userId, at: app.time.now }, { basic }),
  )
  const identity = submitted.ok ? String(submitted.value.id) : ''
  const accepted = await app.house.sql.begin(async (tx) => {
    const text = await acceptedText(tx, { sha256: undefined, language: 'en-us' })
    if (!text.ok) throw new Error(text.refusal.kind)
    await recordAcceptance(tx, noteAcceptance, {
      text: text.value,
      userId: person.userId,
      occasion: 'later',
      at: app.time.now,
    })
    return listAcceptances(tx, { userId: person.userId }, { skip: 0, limit: 1 })
  })
  const acceptance = String(accepted.rows[0]?.id)
  asked = {
    depositQueue: { request: { state: 'open' }, act: 'listDeposits', of: 'deposits' },
    depositInQueue: { request: { id: open }, act: 'readDeposit', of: `deposit ${open}` },
    arrivals: { request: {}, act: 'listArrivals', of: 'arrivals' },
    withdrawalQueue: { request: {}, act: 'listWithdrawals', of: 'withdrawals' },
    withdrawalInQueue: {
      request: { id: withdrawal?.id ?? '' },
      act: 'readWithdrawal',
      of: `withdrawal ${withdrawal?.id}`,
    },
    withdrawalBackground: {
      request: { id: withdrawal?.id ?? '' },
      act: 'readBackground',
      of: `withdrawal ${withdrawal?.id}`,
    },
    identityQueue: { request: {}, act: 'listApplications', of: 'applications' },
    identityInQueue: { request: { id: identity }, act: 'readApplication', of: `identity ${identity}` },
    consoleFile: { request: { id: basic.front }, act: 'readFile', of: [`identity ${identity}`] },
    search: { request: { text: user }, act: 'listFound', of: searchedFor('search', user, testMarks) },
    findUsers: { request: { search: user }, act: 'listUsers', of: searchedFor('users', user, testMarks) },
    userPicture: { request: { id: user }, act: 'readUser', of: 'everything' },
    userBackground: { request: { id: user }, act: 'readPerson', of: `user ${user}` },
    userLedger: { request: { id: user }, act: 'readLedger', of: 'ledger' },
    userMessages: { request: { id: user }, act: 'readMessages', of: 'messages' },
    userAgreementText: { request: { id: user, acceptance }, act: 'readAgreement', of: 'agreement' },
    proposals: { request: {}, act: 'listProposals', of: 'proposals' },
    proposal: { request: { id: proposalId }, act: 'readProposal', of: `proposal ${proposalId}` },
  }
})
afterAll(() => app.stop())

type Row = { at: bigint; operator_id: bigint; act: string; subject: string; details: string }
const rowsOf = ({ id }: TestOperator) =>
  app.owner<Row[]>`select at, operator_id, act, subject, details from audit_log where operator_id = ${id} order by id`

async function read(name: ConsoleCallName, request: object, operator: TestOperator): Promise<number> {
  if (name !== 'consoleFile') return (await app.call(name, request, operator.token)).code
  const url = `/api/console/files/${(request as { id: string }).id}`
  return (await app.app.inject({ url, headers: { 'access-token': operator.token } })).statusCode
}

describe('what an operator reads of a person', () => {
  it.each(reads)('by %s is one row of the audit log: who, of whom, and what', async (name) => {
    const reading = asked[name]
    if (reading === undefined) throw new Error(`${name} reads of people: say here what it asks for and how it is noted`)
    const operator = await app.operator(['admin'])
    expect(await read(name, reading.request, operator)).toBe(200)
    const rows = await rowsOf(operator)
    expect(rows).toMatchObject([{ act: reading.act, subject: `user ${person.userId}` }])
    const { of } = JSON.parse(rows[0]?.details ?? '{}') as { of: string | string[] }
    expect(of).toEqual(reading.of)
  })

  it('of an image names every application that holds it, by its own id, not by its user', async () => {
    const operator = await app.operator(['admin'])
    const [first] = await app.owner<{ id: bigint; user_id: bigint; body: string }[]>`
      select id, user_id, body from identity_applications`
    if (first === undefined) throw new Error('there is no application')
    await app.owner`update identity_applications set state = 'rejected' where id = ${first.id}`
    const [again] = await app.owner<{ id: bigint }[]>`
      insert into identity_applications (user_id, level, state, body, submitted_at)
      values (${first.user_id}, 1, 'submitted', ${first.body}, ${app.time.now}) returning id`
    expect(again?.id).not.toBe(first.user_id)
    await read('consoleFile', asked.consoleFile?.request ?? {}, operator)
    const [row] = await rowsOf(operator)
    expect(JSON.parse(row?.details ?? '{}')).toMatchObject({ of: [`identity ${first.id}`, `identity ${again?.id}`] })
    await app.owner`delete from identity_applications where id = ${again?.id ?? 0n}`
    await app.owner`update identity_applications set state = 'submitted' where id = ${first.id}`
  })

  it('is no row where there was nothing to read, and none without the right', async () => {
    const operator = await app.operator(['admin'])
    const nobody = await app.operator([])
    for (const name of ['userPicture', 'userLedger', 'userMessages', 'depositInQueue', 'identityInQueue'] as const) {
      expect(await read(name, { id: '999999' }, operator)).toBe(404)
      expect(await read(name, asked[name]?.request ?? {}, nobody)).toBe(403)
    }
    expect([await rowsOf(operator), await rowsOf(nobody)]).toEqual([[], []])
  })

  it('names all of a list in one row, again only whom it did not show before, and after an hour all', async () => {
    const operator = await app.operator(['admin'])
    const second = await app.newcomer()
    await app.requestDeposit(second, '71')
    const both = [person.userId, second.userId]
    await read('depositQueue', { state: 'open' }, operator)
    await read('depositQueue', { state: 'open' }, operator)
    expect(await rowsOf(operator)).toMatchObject([
      { act: 'listDeposits', subject: 'users', details: JSON.stringify({ of: 'deposits', users: both }) },
    ])
    const third = await app.newcomer()
    await app.requestDeposit(third, '72')
    await read('depositQueue', { state: 'open' }, operator)
    expect((await rowsOf(operator)).map(({ subject }) => subject)).toEqual(['users', `user ${third.userId}`])
    const search = { subject: `user ${second.userId}`, act: 'listDeposits' }
    expect((await app.done('auditLog', search, operator.token)).records).toMatchObject([{ subject: 'users' }])
    app.time.now += 3_600_000
    await read('depositQueue', { state: 'open' }, operator)
    expect((await rowsOf(operator)).map(({ subject }) => subject)).toEqual(['users', `user ${third.userId}`, 'users'])
  })

  it.each(['depositQueue', 'withdrawalQueue', 'identityQueue'] as const)(
    'past the last page of what %s has of one person is a row about them',
    async (name) => {
      const operator = await app.operator(['admin'])
      const ofThem = { userId: String(person.userId), pageNo: '999' }
      const told = await app.done(name, ofThem, operator.token)
      expect(told.records).toEqual([])
      expect(told.total).toBeGreaterThan(0)
      expect(await rowsOf(operator)).toMatchObject([{ act: asked[name]?.act, subject: `user ${person.userId}` }])
    },
  )

  /** Shows users one by one in a list whose last two readings are remembered. */
  async function noteOfTwo() {
    const operator = await app.operator(['admin'])
    const note = createReadingNotes(app.house.sql, testMarks, 2)
    const { id: operatorId, name } = operator
    const by = {
      operatorId,
      sessionId: 1,
      name,
      roles: [],
      rights: new Set<Right>(),
      since: 0,
      mustChangePassword: false,
    }
    const visit = { language: 'en-us', address: '', device: '', operator: by } as const
    return {
      show: (user: number, at: number) =>
        note('depositQueue', {}, { records: [{ user: { id: user } }] }, { ...visit, at }),
      noted: async () => (await rowsOf(operator)).map(({ subject }) => subject),
    }
  }

  it('is remembered of so many lists and people at most, and the oldest is noted again', async () => {
    const { show, noted } = await noteOfTwo()
    for (const user of [1, 2, 2, 3, 3, 2, 1]) await show(user, app.time.now)
    expect(await noted()).toEqual(['user 1', 'user 2', 'user 3', 'user 1'])
  })

  it('is remembered since it was noted last: one that was noted again is not the oldest', async () => {
    const { show, noted } = await noteOfTwo()
    for (const user of [1, 2]) await show(user, app.time.now)
    for (const user of [1, 3, 1, 2]) await show(user, app.time.now + 3_600_000)
    expect(await noted()).toEqual(['user 1', 'user 2', 'user 1', 'user 3', 'user 2'])
  })

  it('is told from acts in the log', async () => {
    const operator = await app.operator(['admin'])
    const operatorId = String(operator.id)
    await read('userLedger', { id: String(person.userId) }, operator)
    await app.done('markImportant', { id: String(person.userId), important: true }, operator.token)
    const shown = async (show: object) =>
      (await app.done('auditLog', { operatorId, ...show }, operator.token)).records.map(({ act }) => act)
    expect(await shown({ show: 'acts' })).toEqual(['markImportant'])
    expect(await shown({ show: 'readings' })).toEqual(['readLedger'])
    expect(await shown({})).toEqual(['markImportant', 'readLedger'])
  })

  it('is read by no other call: all others show nobody, or the log itself', () => {
    const quiet = Object.entries(readings).filter(([, reading]) => reading === 'nobody')
    expect(quiet.map(([name]) => name).filter((name) => reads.some(([each]) => each === name))).toEqual([])
    const noting = Object.entries(readings).filter(([, reading]) => reading !== 'nobody')
    expect(noting.map(([name]) => name).toSorted()).toEqual([...reads.map(([name]) => name), 'exportAudit'].toSorted())
  })

  it('stands in the log under the names that it can be looked for by', () => {
    const acts = Object.values(readings).flatMap((reading) => (typeof reading === 'string' ? [] : [reading.act]))
    expect([...acts, 'readFile'].toSorted()).toEqual([...readingActs].toSorted())
  })
})
