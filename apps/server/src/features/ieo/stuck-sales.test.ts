import { ONE } from '@touchstone/domain/money/decimal'
import { hourMs } from '@touchstone/domain/time'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { refusedSteps } from './refused-steps.ts'
import { type Ieos, orderIn, startIeos } from './test-ieo.ts'

let logged: object[]
const log = (_: string, details: object): void => void logged.push(details)
let ieos: Ieos
beforeEach(async () => {
  logged = []
  ieos = await startIeos(inject('cluster'), { log })
})
afterEach(() => ieos.app.stop())

/** An application whose owner's book has another command under a key that the house needs for it. */
async function blocked(sale: string, keyOf: (orderId: string) => string) {
  const { token, bookId } = await ieos.person()
  const { id } = orderIn(await ieos.apply(token, 2, { id: sale }))
  const command = { kind: 'grant_reward', currency: 'USDT', amount: ONE, operators: [1, 2], reason: 'x' } as const
  const { executor } = ieos.app.house
  expect(await executor.submit({ bookId, key: keyOf(id), command })).toMatchObject({ kind: 'done' })
  return { bookId, id }
}

async function waits(since: number, step: object): Promise<void> {
  await ieos.goTo(since)
  expect(ieos.waitingMs(since)).toBe(0)
  await ieos.goTo(since + hourMs)
  expect(ieos.waitingMs()).toBe(hourMs)
  // It was tried four times.
  expect(logged).toEqual([{ ...step, refusal: 'key_reused' }])
}

it('tells since when somebody should have got their part, and says once why they have not', async () => {
  const keyOf = (id: string) => `give-ieo:${id}`
  const { bookId, id } = await blocked('lumen', keyOf)
  await waits((await ieos.sale('lumen')).closesAtMs ?? 0, { bookId, key: keyOf(id), kind: 'give_ieo' })
})

it('tells since when somebody should know what was drawn, and says once why they do not', async () => {
  const keyOf = (id: string) => `award-ieo:${id}:1`
  const { bookId, id } = await blocked('arbor', keyOf)
  await waits((await ieos.sale('arbor')).drawAtMs ?? 0, { bookId, key: keyOf(id), kind: 'award_ieo' })
})

it('tells since when tokens should be free', async () => {
  const keyOf = (id: string) => `release-ieo:${id}`
  const { bookId, id } = await blocked('lumen', keyOf)
  await ieos.goTo((await ieos.sale('lumen')).closesAtMs ?? 0)
  expect([ieos.waitingMs(), logged]).toEqual([0, []])
  // A sandbox lists it a day after.
  const listedAt = ieos.app.time.now + 24 * hourMs
  await waits(listedAt, { bookId, key: keyOf(id), kind: 'release_ieo' })
})

it('says what is not due only where it is refused again', () => {
  const step = { bookId: 7, key: 'forfeit-ieo:7-1', kind: 'forfeit_ieo' }
  const note = refusedSteps(log)
  const notDue = { kind: 'refused', refusal: { kind: 'not_due' } } as const
  note(step, notDue)
  note({ ...step, key: 'forfeit-ieo:7-2' }, notDue)
  expect(logged).toEqual([])
  note(step, notDue)
  note(step, notDue)
  expect(logged).toEqual([{ ...step, refusal: 'not_due' }])
  note(step, { kind: 'done', sequence: 1, reply: '', repeated: false })
  note(step, notDue)
  expect(logged).toHaveLength(1)
})
