import { exampleOpening } from '@touchstone/domain/examples/example-commands'
import { type Right, type Role, roles } from '@touchstone/wire/rights'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { submitUnder } from '../../house/test-submit.ts'
import { type Person, rightPassword, withdrawalPath } from '../../features/withdrawals/test-funds-app.ts'
import { startTestConsole, type TestConsole, type TestOperator } from '../operators/test-console.ts'
import { searchEverywhere } from './search.ts'

const kinds = ['users', 'deposits', 'withdrawals', 'applications', 'arrivals', 'proposals', 'records'] as const
type Kind = (typeof kinds)[number]

let app: TestConsole
let person: Person & { accountId: string }
/** A text for each kind that finds one of it. */
let texts: Record<Kind, string>

beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  const [ann, bob] = [await app.operator(['admin']), await app.operator(['admin'])]
  await app.tick('BTC/USDT', '49990', '50010')
  person = await app.settled('1000')
  await app.proveName(person)
  const body = { accountId: person.accountId, amount: '100', withdrawalPassword: rightPassword }
  await app.post(withdrawalPath('apply'), body, { token: person.token })
  const reward = { userId: String(person.userId), currency: 'USDT', amount: '1', reason: 'x' }
  const { proposalId } = await app.done('proposeReward', reward, ann.token)
  const demo = await app.house.openBook(person.userId, 'demo')
  const opened = await submitUnder(app.house, app.newKey(), { bookId: demo, command: exampleOpening() })
  if (opened.kind !== 'done') throw new Error(opened.kind)
  const [withdrawal] = await app.owner<{ id: string }[]>`select id from withdrawals`
  const [application] = await app.owner<{ id: bigint }[]>`select id from identity_applications`
  texts = {
    users: person.email,
    deposits: String(await app.requestDeposit(person, '70')),
    withdrawals: withdrawal?.id ?? '',
    applications: String(application?.id),
    arrivals: 'RIGHTS 1',
    proposals: proposalId,
    records: `${demo}-${opened.sequence}`,
  }
  await app.entered('RIGHTS 1', '70', [ann, bob])
})
afterAll(() => app.stop())

const search = async (text: string, by: TestOperator) => app.done('search', { text }, by.token)

const shown: Readonly<Record<Role, readonly Kind[]>> = {
  admin: kinds,
  finance: ['users', 'deposits', 'withdrawals', 'arrivals', 'proposals', 'records'],
  risk: ['users', 'withdrawals', 'proposals', 'records'],
  identity: ['users', 'applications', 'records'],
  content: [],
  support: ['users', 'deposits', 'withdrawals', 'arrivals', 'records'],
}

const byRight: readonly [Right, readonly Kind[]][] = [
  ['find_users', ['users']],
  ['see_users', ['records']],
  ['see_deposits', ['deposits', 'arrivals']],
  ['see_withdrawals', ['withdrawals']],
  ['see_identity', ['applications']],
  ['see_proposals', ['proposals']],
  ['see_audit', []],
  ['decide_deposits', []],
]

describe('the search', () => {
  it.each(roles)('finds for the role %s one of each kind that it shows, and nothing of the others', async (role) => {
    const operator = await app.operator([role])
    for (const kind of kinds) {
      const found = await search(texts[kind], operator)
      expect([kind, found[kind]?.length]).toEqual([kind, shown[role].includes(kind) ? 1 : undefined])
      for (const other of kinds)
        expect([kind, other, found[other] !== null]).toEqual([kind, other, shown[role].includes(other)])
    }
  })

  it.each(byRight)('shows by the right %s alone these kinds: %s', async (right, expected) => {
    for (const kind of kinds) {
      const found = await searchEverywhere(app.house.sql, texts[kind], new Set([right]))
      expect([kind, kinds.filter((each) => found[each] !== null)]).toEqual([kind, expected])
      expect([kind, found[kind]?.length]).toEqual([kind, expected.includes(kind) ? 1 : undefined])
    }
  })

  it('names people by verified documents alone, not by refused ones or those that wait', async () => {
    const other = await app.newcomer()
    const support = await app.operator(['support'])
    const name = async () => (await search(other.email, support)).users?.[0]?.name
    const apply = (state: string, surname: string) => app.owner`
      insert into identity_applications (user_id, level, state, body, submitted_at)
      values (${other.userId}, 1, ${state}, ${JSON.stringify({ basic: { surname, firstName: 'No' } })}, 1)`
    await apply('rejected', 'Refused')
    expect(await name()).toBeNull()
    await apply('submitted', 'Waiting')
    expect(await name()).toBeNull()
    await app.owner`delete from identity_applications where user_id = ${other.userId} and state = 'submitted'`
    await app.proveName(other, 'Proved', 'Sue')
    expect(await name()).toBe('Sue Proved')
  })
})
