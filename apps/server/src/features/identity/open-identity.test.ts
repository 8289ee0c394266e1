import { partOf } from '@touchstone/domain/books/book'
import { standingPart } from '@touchstone/domain/restrictions/standing'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { readBook } from '../../executor/books.store.ts'
import { approveIdentity, claimIdentity } from './decide-identity.ts'
import { identityHandlers } from './identity.routes.ts'
import { openIdentity } from './open-identity.ts'
import { basicOf, newPerson } from './test-people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), { handlers: ({ house }) => identityHandlers({ sql: house.sql }) })
})
afterAll(() => app.stop())

it('reports a verified level when the book knows it, and goes on when the book cannot learn it', async () => {
  const levels: number[] = []
  const logged: string[] = []
  let isAway = false
  const { house, clock } = app
  const opened = await openIdentity({
    sql: house.sql,
    house: {
      openBook: (userId, world) => (isAway ? Promise.reject(new Error('away')) : house.openBook(userId, world)),
      executor: house.executor,
    },
    clock,
    log: (message) => logged.push(message),
    onChanged({ userId, state }) {
      if (state === 'verified')
        void house
          .openBook(userId, 'real')
          .then((bookId) => readBook(house.sql, bookId))
          .then((book) => levels.push(partOf(book, standingPart).identityLevel))
    },
  })
  const verify = async (): Promise<void> => {
    const person = await newPerson(app)
    const { result } = await app.post('/api/auth/appAuth/applyKYC', basicOf(person), { token: person.token })
    const deciding = { id: Number((result as { id: string }).id), operator: 7, at: clock() }
    await house.sql.begin(async (transaction) => {
      await claimIdentity(transaction, deciding)
      await approveIdentity(transaction, deciding)
    })
  }
  await verify()
  await expect.poll(() => levels).toEqual([1])
  isAway = true
  await verify()
  await expect.poll(() => levels).toEqual([1, 0])
  expect(logged).toEqual(['failed to book a verified identity, retrying'])
  isAway = false
  await opened.advance()
  const rows = await app.owner`select from identity_applications where state = 'verified' and booked_at is null`
  expect(rows).toHaveLength(0)
  await opened.stop()
})
