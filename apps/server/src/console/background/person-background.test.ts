import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Person } from '../../features/withdrawals/test-funds-app.ts'
import { startTestConsole, type TestConsole, type TestOperator } from '../operators/test-console.ts'

let app: TestConsole
let ann: TestOperator
let person: Person & { accountId: string }
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  ann = await app.operator(['finance'])
  person = await app.settled('1000')
})
afterAll(() => app.stop())

const read = (id: number, by = ann) => app.done('userBackground', { id: String(id) }, by.token)

describe('what is known of a user who is decided about', () => {
  it('is name, level, age, money, limits, and each account with its holder', async () => {
    await app.owner`
      update settlement_accounts set holder = 'Person, A', target = 'DE89370400440532013000' where id = ${person.accountId}`
    expect((await read(person.userId)).accounts).toMatchObject([{ isHolder: false }])
    await app.proveName(person)
    expect(await read(person.userId)).toMatchObject({
      user: { id: person.userId },
      identity: { level: 1, name: 'A Person', verifiedByYou: false },
      money: { netFlow: '1000', equity: '1000', profit: '0' },
      withdrawals: { isFirst: true, paid: 0, open: 0 },
      accounts: [{ kind: 'bank', target: '•••• 3000', holder: 'Person, A', isHolder: true, sharedWith: 0 }],
      sharedWith: { total: 0, records: [] },
      waits: [],
    })
  })

  it('counts everybody else who bound one of the accounts, once', async () => {
    const other = await app.settled('1')
    await app.owner`
      update settlement_accounts set target = 'de89370400440532013000' where user_id = ${other.userId}`
    const { accounts, sharedWith } = await read(person.userId)
    expect(accounts[0]?.sharedWith).toBe(1)
    expect(sharedWith).toMatchObject({ total: 1, records: [{ user: { id: other.userId }, removed: false }] })
  })

  it('is there for a guest without a book, who makes none by being looked at', async () => {
    const own = await app.newcomer()
    await app.owner`delete from books where user_id = ${own.userId}`
    expect(await read(own.userId)).toMatchObject({
      identity: { level: 0, name: null },
      money: { netFlow: '0', equity: '0', profit: '0' },
      accounts: [],
    })
    expect(await app.owner`select from books where user_id = ${own.userId}`).toHaveLength(0)
  })

  it('says why withdrawals wait, and is of nobody for nobody', async () => {
    const admin = await app.operator(['admin'])
    await app.done('blockWithdrawals', { id: String(person.userId), reason: 'Under review.' }, admin.token)
    expect((await read(person.userId)).waits).toEqual([
      { kind: 'withdrawals_blocked', untilAtMs: null, text: 'Under review.' },
    ])
    expect(await app.refusal('userBackground', { id: '999999' }, ann.token)).toBe('not_found')
    const content = await app.operator(['content'])
    expect(await app.refusal('userBackground', { id: String(person.userId) }, content.token)).toBe('not_allowed')
  })
})
