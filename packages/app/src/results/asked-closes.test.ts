import type * as failures from '@touchstone/client/call-failed'
import { beforeEach, expect, it, vi } from 'vitest'
import { someUser } from '../api/test-answers.ts'
import type { PositionResult } from './close-result.ts'

type Failures = typeof failures
const close = { book: 'demo' as const, ids: ['7-2'], after: 40 }
const stored = (): unknown => JSON.parse(sessionStorage.getItem('askedCloses') ?? '[]')
const asked = (): unknown => [expect.objectContaining({ ...close, userId: someUser.id })]
/** As a page that has just been loaded. */
const read = async () => {
  vi.resetModules()
  const { useSession } = await import('../api/session.ts')
  useSession.setState({ userInfo: someUser })
  return { ...(await import('@touchstone/client/call-failed')), ...(await import('./asked-closes.ts')) }
}

beforeEach(() => {
  sessionStorage.clear()
})

it('a close waits for its answer also where the page is left, and no longer', async () => {
  const { whileAsked } = await read()
  const answer = await whileAsked(close, () => {
    expect(stored()).toEqual(asked())
    return Promise.resolve('closed')
  })
  expect(answer).toBe('closed')
  expect(stored()).toEqual([])
})

it.each([
  ['got no answer', ({ CallFailed }: Failures) => new CallFailed('lost'), 1],
  ['may have been done all the same', ({ CallRefused }: Failures) => new CallRefused(5030, '', 'unavailable', {}), 1],
  ['was refused', ({ CallRefused }: Failures) => new CallRefused(4040, '', 'position_not_found', {}), 0],
  ['was not sent', ({ CallNotSent }: Failures) => new CallNotSent('offline'), 0],
])('a close that %s', async (_how, failure, left) => {
  const { whileAsked, ...failures } = await read()
  const error = failure(failures)
  await expect(whileAsked(close, () => Promise.reject(error))).rejects.toBe(error)
  expect(stored()).toEqual(left === 1 ? asked() : [])
})

it('an answer to the second press is that to the first', async () => {
  const { whileAsked, CallFailed, CallNotSent } = await read()
  await whileAsked(close, () => Promise.reject(new CallFailed('lost'))).catch(() => undefined)
  await whileAsked(close, () => Promise.reject(new CallNotSent('offline'))).catch(() => undefined)
  expect(stored()).toEqual(asked())
  await whileAsked(close, () => Promise.resolve())
  expect(stored()).toEqual([])
})

it('waits for its answer, after a reload for none', async () => {
  const first = await read()
  await first.whileAsked(close, () => Promise.reject(new first.CallFailed('lost'))).catch(() => undefined)
  const [here] = JSON.parse(sessionStorage.getItem('askedCloses') ?? '[]') as [{ atMs: number }]
  const one = { ...close, userId: someUser.id, atMs: here.atMs }
  expect([first.isDue(one, here.atMs + 4_900), first.isDue(one, here.atMs + 5_000)]).toEqual([false, true])
  expect([first.isPast(one, here.atMs + 120_000), first.isPast(one, here.atMs + 120_001)]).toEqual([false, true])
})

it('is told with everything that its command closed, and nothing from before', async () => {
  const { closedSince } = await read()
  const result = (id: string, parts: object[]) => ({ id, parts }) as unknown as PositionResult
  const one = { ...close, ids: ['7-2', '7-3'], userId: 7, atMs: 0 }
  const before = { sequence: 40, place: 0 }
  expect(closedSince(one, [result('7-2', [before])])).toEqual([])
  const results = [result('7-2', [before, { sequence: 41, place: 1 }]), result('7-3', [{ sequence: 41, place: 0 }])]
  expect(closedSince(one, results)).toEqual([
    {
      bookId: '7',
      sequence: 41,
      book: 'demo',
      what: {
        closes: [
          { positionId: '7-3', sequence: 41, place: 0 },
          { positionId: '7-2', sequence: 41, place: 1 },
        ],
      },
    },
  ])
})
