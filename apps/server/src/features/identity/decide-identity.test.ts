import { partOf } from '@touchstone/domain/books/book'
import { standingPart } from '@touchstone/domain/restrictions/standing'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { readBook } from '../../executor/books.store.ts'
import { approveIdentity, claimIdentity, rejectIdentity } from './decide-identity.ts'
import { createIdentityBooking } from './identity-booking.ts'
import { type ChangedIdentity, createIdentityFeed } from './identity-feed.ts'
import { identityHandlers } from './identity.routes.ts'
import { findApplication, listApplications, listUnbooked } from './identity.store.ts'
import { advanced, basicOf, newPerson, type Person } from './test-people.ts'

let app: TestApp
const changes: ChangedIdentity[] = []
let feed: { stop: () => Promise<void> }
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), { handlers: ({ house }) => identityHandlers({ sql: house.sql }) })
  feed = await createIdentityFeed(
    app.house.sql,
    (changed) => changes.push(changed),
    () => undefined,
  )
})
afterAll(async () => {
  await feed.stop()
  await app.stop()
})

const applied = async (
  person: Person,
  path = 'auth/appAuth/applyKYC',
  body: object = basicOf(person),
): Promise<number> => {
  const { result } = await app.post(`/api/${path}`, body, { token: person.token })
  return Number((result as { id: string }).id)
}
type Act = typeof claimIdentity
const reject: Act = (transaction, deciding) => rejectIdentity(transaction, { ...deciding, reason: 'document_expired' })
const act = async (how: Act, id: number, operator: number): Promise<string> => {
  const done = await app.house.sql.begin((transaction) => how(transaction, { id, operator, at: app.time.now }))
  return done.ok ? done.value.state : done.refusal.kind
}
const booking = (house: Parameters<typeof createIdentityBooking>[0]['house'] = app.house) =>
  createIdentityBooking({ sql: app.house.sql, house, clock: app.clock })
const standing = async ({ userId }: Person) => {
  const bookId = await app.house.openBook(userId, 'real')
  return partOf(await readBook(app.house.sql, bookId), standingPart)
}

describe('an operator', () => {
  it('takes up an application before deciding it, and nobody else decides it then', async () => {
    const id = await applied(await newPerson(app))
    expect(await act(approveIdentity, id, 7)).toBe('identity_not_claimed')
    expect(await act(claimIdentity, id, 7)).toBe('waiting')
    expect(await act(claimIdentity, id, 7)).toBe('waiting')
    expect(await act(claimIdentity, id, 8)).toBe('identity_claimed')
    expect(await act(approveIdentity, id, 8)).toBe('identity_claimed')
    expect(await act(reject, id, 8)).toBe('identity_claimed')
    expect(await act(approveIdentity, id, 7)).toBe('verified')
    expect(await findApplication(app.owner, id)).toMatchObject({
      state: 'verified',
      claimedBy: 7,
      decidedBy: 7,
      reason: null,
    })
  })

  it('decides it once, whatever is sent at the same time', async () => {
    const person = await newPerson(app)
    const id = await applied(person)
    const claims = await Promise.all([7, 8, 9].map((operator) => act(claimIdentity, id, operator)))
    expect(claims.toSorted()).toEqual(['identity_claimed', 'identity_claimed', 'waiting'])
    const holder = [7, 8, 9][claims.indexOf('waiting')] ?? 0
    const decisions = await Promise.all(
      [approveIdentity, reject, approveIdentity, reject].map((how) => act(how, id, holder)),
    )
    expect(decisions.filter((state) => state === 'identity_decided')).toHaveLength(3)
    const [messages] = await app.owner`
      select count(*)::int as count from messages
      where user_id = ${person.userId} and kind in ('identity_verified', 'identity_rejected')`
    expect(messages).toEqual({ count: 1 })
  })

  it('finds no application that is not there', async () => {
    expect(await act(claimIdentity, 999_999, 7)).toBe('not_found')
    expect(await act(approveIdentity, 999_999, 7)).toBe('not_found')
  })

  it('sees a queue, what waits longest first', async () => {
    const [first, second] = [await applied(await newPerson(app)), await applied(await newPerson(app))]
    const page = { skip: 0, limit: 100, oldestFirst: true }
    const { applications } = await listApplications(app.owner, { states: ['submitted'], level: 1 }, page)
    const ids = applications.map(({ id }) => id)
    expect(ids.indexOf(second)).toBe(ids.indexOf(first) + 1)
    expect(applications.every(({ state, account }) => state === 'submitted' && account.startsWith('person-'))).toBe(
      true,
    )
    const newest = await listApplications(app.owner, { userId: applications[0]?.userId ?? 0 }, { skip: 0, limit: 1 })
    expect(newest).toMatchObject({ total: 1, applications: [{ id: ids[0] }] })
  })
})

describe('a verified level', () => {
  it('reaches the real book once, with the country of the document', async () => {
    const person = await newPerson(app)
    const id = await applied(person, undefined, basicOf(person, { country: 'AT' }))
    await act(claimIdentity, id, 7)
    await act(approveIdentity, id, 7)
    expect(await standing(person)).toMatchObject({ identityLevel: 0 })
    const first = booking()
    await Promise.all([first.advance(), first.advance(), booking().advance()])
    expect(await standing(person)).toMatchObject({ identityLevel: 1, country: 'AT' })
    const rows =
      await app.owner`select key from journal where command like '%set_identity%' and key = ${`identity:${id}`}`
    expect(rows).toHaveLength(1)
    expect((await listUnbooked(app.owner, 100)).map((each) => each.id)).not.toContain(id)
  })

  it('is booked later where a crash came between, the first before the second', async () => {
    const person = await newPerson(app)
    for (const [path, body] of [
      ['auth/appAuth/applyKYC', basicOf(person)],
      ['auth/appAuth/applyAdvanced', advanced],
    ] as const) {
      const id = await applied(person, path, body)
      await act(claimIdentity, id, 7)
      await act(approveIdentity, id, 7)
    }
    const busy = {
      ...app.house,
      executor: {
        ...app.house.executor,
        submit: () => Promise.resolve({ kind: 'overloaded', whose: 'house', retryAfterMs: 1 } as const),
      },
    }
    await booking(busy).advance()
    expect(await standing(person)).toMatchObject({ identityLevel: 0 })
    await booking().advance()
    expect(await standing(person)).toMatchObject({ identityLevel: 2, country: 'DE' })
    await booking().advance()
    expect(await standing(person)).toMatchObject({ identityLevel: 2 })
  })
})

it('says at commit whose application has come to which state', async () => {
  const person = await newPerson(app)
  const id = await applied(person)
  await act(claimIdentity, id, 7)
  await act(reject, id, 7)
  const of = () => changes.filter(({ userId }) => userId === person.userId)
  await expect
    .poll(of)
    .toEqual(['submitted', 'waiting', 'rejected'].map((state) => ({ userId: person.userId, level: 1, state })))
})
