import { ONE } from '@touchstone/domain/money/decimal'
import { dayMs, hourMs } from '@touchstone/domain/time'
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

/** How long something waits when it is due, and an hour later, after four turns. */
async function waits(since: number): Promise<number[]> {
  await ieos.goTo(since)
  const atFirst = ieos.waitingMs(since)
  await ieos.goTo(since + hourMs)
  return [atFirst, ieos.waitingMs()]
}

it.each([
  ['a part', 'lumen', 'closesAtMs', 'give_ieo', (id: string) => `give-ieo:${id}`],
  ['what was drawn', 'arbor', 'drawAtMs', 'award_ieo', (id: string) => `award-ieo:${id}:1`],
] as const)('tells since when %s should be known, and says once why it is not', async (_, sale, due, kind, keyOf) => {
  const { bookId, id } = await blocked(sale, keyOf)
  // A list that is closed late is drawn by a later round.
  await ieos.goTo((await ieos.sale(sale)).closesAtMs ?? 0)
  expect(await waits((await ieos.sale(sale))[due] ?? 0)).toEqual([0, hourMs])
  expect(logged).toEqual([{ bookId, key: keyOf(id), kind, refusal: 'key_reused' }])
})

it('tells since when tokens should be free', async () => {
  const { bookId, id } = await blocked('lumen', (orderId) => `release-ieo:${orderId}`)
  await ieos.goTo((await ieos.sale('lumen')).closesAtMs ?? 0)
  expect([ieos.waitingMs(), logged]).toEqual([0, []])
  // A sandbox lists it a day after.
  expect(await waits(ieos.app.time.now + dayMs)).toEqual([0, hourMs])
  expect(logged).toEqual([{ bookId, key: `release-ieo:${id}`, kind: 'release_ieo', refusal: 'key_reused' }])
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
