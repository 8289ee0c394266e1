import { CallFailed, CallRefused } from '@touchstone/client/call-failed'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { someUser } from '../api/test-answers.ts'

const { useSession } = await import('../api/session.ts')
const { askForRecoveryCodes, sawRecoveryCodes, useHasUnseenRecoveryCodes } = await import('./unseen-recovery-codes.ts')

const signIn = (id: number) => act(() => useSession.setState({ userInfo: { ...someUser, id } }))
const hasUnseen = () => renderHook(useHasUnseenRecoveryCodes).result.current
const lost = new CallFailed('no answer')
const refused = (kind: string) => new CallRefused(4603, 'No.', kind, {})
const asked = (failure: Error) => act(() => askForRecoveryCodes(() => Promise.reject(failure)).catch(() => undefined))

beforeEach(() => signIn(7))
afterEach(() => {
  for (const id of [7, 8]) {
    signIn(id)
    act(sawRecoveryCodes)
  }
})

it('is noted for whom it was asked, until the codes are seen', async () => {
  await asked(lost)
  expect(hasUnseen()).toBe(true)
  signIn(8)
  expect(hasUnseen()).toBe(false)
  await asked(lost)
  act(sawRecoveryCodes)
  expect(hasUnseen()).toBe(false)
  signIn(7)
  expect(hasUnseen()).toBe(true)
  act(sawRecoveryCodes)
  expect([hasUnseen(), localStorage.getItem('unseen-recovery-codes')]).toEqual([false, null])
})

it.each(['unavailable', 'overloaded', 'failed', 'too_many_requests', 'session_required'])(
  'a refusal %s does not say that none were made',
  async (kind) => {
    await asked(refused(kind))
    expect(hasUnseen()).toBe(true)
  },
)

it('a refusal of what was asked made none, and leaves what was lost before', async () => {
  await asked(refused('code_wrong'))
  expect(hasUnseen()).toBe(false)
  await asked(lost)
  await asked(refused('code_wrong'))
  expect(hasUnseen()).toBe(true)
})

it('one that is refused does not take the note of one that gets lost after it', async () => {
  const late = Promise.withResolvers<never>()
  const early = Promise.withResolvers<never>()
  const first = askForRecoveryCodes(() => early.promise).catch(() => undefined)
  const second = askForRecoveryCodes(() => late.promise).catch(() => undefined)
  await act(() => {
    early.reject(refused('code_wrong'))
    return first
  })
  await act(() => {
    late.reject(lost)
    return second
  })
  expect(hasUnseen()).toBe(true)
})

it('reads what earlier versions kept, and takes nothing from anything else', () => {
  const keptIs = (text: string) =>
    act(() => {
      localStorage.setItem('unseen-recovery-codes', text)
      globalThis.dispatchEvent(new StorageEvent('storage', { key: 'unseen-recovery-codes' }))
    })
  keptIs('7')
  expect(hasUnseen()).toBe(true)
  keptIs('undefined')
  expect(hasUnseen()).toBe(false)
})
