import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { submitIdentity } from '../../features/identity/submit-identity.ts'
import { startTestConsole, type TestConsole, type TestOperator } from '../operators/test-console.ts'

let app: TestConsole
let ann: TestOperator
let bob: TestOperator
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  ann = await app.operator(['finance', 'identity'])
  bob = await app.operator(['finance', 'identity'])
})
afterAll(() => app.stop())

describe('deposits in the queue', () => {
  it('are worked at by whoever has claimed them, and credited with what arrived', async () => {
    const person = await app.newcomer()
    const id = String(await app.requestDeposit(person, '100'))
    expect(await app.done('queueCounts', {}, ann.token)).toMatchObject({ deposits: 1, withdrawals: 0 })
    const claims = await Promise.all([ann, bob].map(({ token }) => app.refusal('claimDeposit', { id }, token)))
    expect(claims.toSorted()).toEqual(['already_claimed', 'done'])
    const [mine, other] = claims[0] === 'done' ? [ann, bob] : [bob, ann]
    expect(await app.refusal('rejectDeposit', { id, reason: 'x' }, other.token)).toBe('already_claimed')
    await app.proveName(person)
    const arrivalId = String(await app.arrive('queue 1', '100'))
    expect(await app.refusal('creditDeposit', { id, arrivalId: '999999' }, mine.token)).toBe('not_found')
    const { moved } = await app.done('queueCounts', {}, ann.token)
    const key = app.newKey()
    expect(await app.refusal('creditDeposit', { id, arrivalId }, mine.token, { key })).toBe('done')
    expect(await app.refusal('creditDeposit', { id, arrivalId }, mine.token, { key })).toBe('done')
    expect(await app.refusal('creditDeposit', { id, arrivalId }, mine.token)).toBe('already_decided')
    expect((await app.done('queueCounts', {}, ann.token)).moved).not.toBe(moved)
    expect(await app.done('depositInQueue', { id }, ann.token)).toMatchObject({
      state: 'delivered',
      claimed: '100',
      credited: '100',
      claimedBy: { name: mine.name },
      arrivalId,
    })
    expect(await app.refusal('depositInQueue', { id: '999999' }, ann.token)).toBe('not_found')
  })

  it('of two users do not share an arrival', async () => {
    const both = [await app.newcomer(), await app.newcomer()] as const
    for (const each of both) await app.proveName(each)
    const ids = [await app.requestDeposit(both[0], '50'), await app.requestDeposit(both[1], '50')].map(String)
    const arrivalId = String(await app.arrive('queue 2', '50'))
    const [first, second] = ids
    const answers = await Promise.all([
      app.refusal('creditDeposit', { id: first ?? '', arrivalId }, ann.token),
      app.refusal('creditDeposit', { id: second ?? '', arrivalId }, bob.token),
    ])
    expect(answers.toSorted()).toEqual(['arrival_used', 'done'])
    const open = await app.done('depositQueue', { state: 'open' }, ann.token)
    expect(open.records).toHaveLength(1)
    expect((await app.done('arrivals', { free: 'false' }, ann.token)).records[0]).toMatchObject({ id: arrivalId })
  })
})

describe('identity in the queue', () => {
  it('is read, claimed and decided by one, and the book knows the level', async () => {
    const person = await app.newcomer()
    const images = { front: await app.proofOf(person, 'identity'), back: await app.proofOf(person, 'identity') }
    const basic = {
      surname: 'Mustermann',
      firstName: 'Erika',
      birthday: '1990-01-31',
      country: 'DE',
      documentType: 'id_card' as const,
      documentNumber: 'L01X00T47',
      ...images,
      declaration: true as const,
    }
    const submitted = await app.house.sql.begin((tx) =>
      submitIdentity(tx, { userId: person.userId, at: app.time.now }, { basic }),
    )
    const id = submitted.ok ? String(submitted.value.id) : ''
    const read = await app.done('identityInQueue', { id }, ann.token)
    expect(read).toMatchObject({
      name: 'Mustermann Erika',
      state: 'submitted',
      files: [
        { side: 'front', id: images.front },
        { side: 'back', id: images.back },
      ],
      fields: { birthday: '1990-01-31', documentNumber: 'L01X00T47' },
    })
    expect(await app.refusal('approveIdentity', { id }, ann.token)).toBe('identity_not_claimed')
    expect(await app.refusal('claimIdentity', { id }, ann.token)).toBe('done')
    expect(await app.refusal('claimIdentity', { id }, bob.token)).toBe('identity_claimed')
    expect(await app.refusal('approveIdentity', { id }, bob.token)).not.toBe('done')
    expect(await app.refusal('approveIdentity', { id }, ann.token)).toBe('done')
    expect(await app.refusal('rejectIdentity', { id, reason: 'document_expired' }, ann.token)).toBe('identity_decided')
    const picture = await app.done('userPicture', { id: String(person.userId) }, ann.token)
    expect(picture.standing).toMatchObject({ identityLevel: 1, country: 'DE' })
    expect(await app.refusal('identityInQueue', { id: '999999' }, ann.token)).toBe('not_found')
    expect((await app.done('identityQueue', { userId: String(person.userId) }, ann.token)).total).toBe(1)
  })
})
