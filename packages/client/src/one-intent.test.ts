import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import { expect, it } from 'vitest'
import { CallFailed, CallRefused } from './call-failed.ts'
import { oneIntent } from './one-intent.ts'

/** Sends the same request twice; the first answer is this error. */
async function keysAround(error: Error): Promise<string[]> {
  const keys: string[] = []
  let made = 0
  const send = oneIntent(() => ({ key: `k${(made += 1)}`, at: 0 }))
  const call = (_: object, { intent }: { intent: { key: string } }): Promise<void> => {
    keys.push(intent.key)
    return keys.length === 1 ? Promise.reject(error) : Promise.resolve()
  }
  await expect(send({ id: '1' }, call)).rejects.toBe(error)
  await send({ id: '1' }, call)
  await send({ id: '1' }, call)
  return keys
}

const refused = (kind: RefusalKind): Error => new CallRefused(1, '', kind, {})

it.each([
  new CallFailed('no response'),
  ...(['too_many_requests', 'overloaded', 'book_busy', 'unavailable', 'failed'] as const).map(refused),
])('what does not say that nothing was done leaves the intent open: %o', async (error) => {
  expect(await keysAround(error)).toEqual(['k1', 'k1', 'k2'])
})

it('a decided refusal ends it', async () => {
  expect(await keysAround(refused('margin_insufficient'))).toEqual(['k1', 'k2', 'k3'])
})
