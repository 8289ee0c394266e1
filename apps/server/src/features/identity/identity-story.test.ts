import { createClient } from '@touchstone/client/client'
import { partOf } from '@touchstone/domain/books/book'
import { standingPart } from '@touchstone/domain/restrictions/standing'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readBook } from '../../executor/books.store.ts'
import { picture } from '../files/test-images.ts'
import { codeSentTo } from '../../start/security/test-outbox.ts'
import { startTestServer, type TestServer } from '../../start/test-server.ts'
import { approveIdentity, claimIdentity } from './decide-identity.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(inject('cluster'))
})
afterAll(() => server.stop())

it('takes somebody from a photo to a level that their book knows', async () => {
  let token: string | undefined
  const client = createClient({ origin: server.origin, token: () => token })
  const email = 'somebody@example.com'
  await client.emailCaptcha({ email, purpose: 'register' })
  const code = await codeSentTo(server.sql, email)
  const made = await client.register({ email, code, password: 'correct horse battery', agreement: true })
  token = 'token' in made ? made.token : undefined

  const photo = await picture(1_080, 720).jpeg().toBuffer()
  const file = new File([new Uint8Array(photo)], '../../passport.jpg', { type: 'image/jpeg' })
  const front = await client.upload({ file, biz: 'identity' })
  expect(front).toMatchObject({ type: 'image/jpeg', width: 1_080, height: 720 })
  const shown = await client.file({ id: front.id })
  expect([shown.type, shown.bytes.length]).toEqual(['image/jpeg', front.bytes])

  const { id } = await client.applyBasicIdentity({
    surname: 'Mustermann',
    firstName: 'Erika',
    birthday: '1990-01-31',
    country: 'DE',
    documentType: 'passport',
    documentNumber: 'C01X00T47',
    front: front.id,
    declaration: true,
  })
  const deciding = { id: Number(id), operator: 7, at: Date.now() }
  const decided = await server.sql.begin(async (transaction) => {
    await claimIdentity(transaction, deciding)
    return approveIdentity(transaction, deciding)
  })
  expect(decided).toMatchObject({ ok: true, value: { state: 'verified' } })
  expect(await client.identityState({})).toMatchObject({ level: 1, state: 'none' })
  expect(await client.identityDone({})).toBe(true)
  const { id: userId } = await client.myInfo({})
  const bookId = await server.house.openBook(userId, 'real')
  await expect
    .poll(async () => partOf(await readBook(server.sql, bookId), standingPart))
    .toMatchObject({ identityLevel: 1, country: 'DE' })
  const { records } = await client.messages({})
  expect(records.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['identity_submitted', 'identity_verified']))
})
