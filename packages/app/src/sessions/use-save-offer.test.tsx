import { act, cleanup, renderHook } from '@testing-library/react'
import type { UserEvent } from '@touchstone/wire/stream'
import { afterEach, expect, it, vi } from 'vitest'
import { answerCalls, someUser } from '../api/test-answers.ts'

let tell: (events: readonly UserEvent[]) => void = () => undefined
vi.mock(import('../live/stream.ts'), async (original) => ({
  ...(await original()),
  listenToEvents: (listener) => {
    tell = listener
    return () => undefined
  },
}))
answerCalls({})
const { useSession } = await import('../api/session.ts')
const { useSaveDue } = await import('./use-save-due.ts')
const { useSaveOffer } = await import('./use-save-offer.ts')

afterEach(cleanup)

const closed = (book: 'real' | 'demo') => act(() => tell([{ kind: 'settlement', book } as UserEvent]))

it('is offered once, after the first demo trade of a guest, and is due until the account is saved', () => {
  const guest = { ...someUser, guest: true }
  useSession.setState({ userInfo: guest, token: 'x' })
  const offer = vi.fn<() => void>()
  const { result } = renderHook(() => {
    useSaveOffer(offer)
    return useSaveDue()
  })
  closed('real')
  expect([offer.mock.calls.length, result.current]).toEqual([0, false])
  closed('demo')
  closed('demo')
  expect([offer.mock.calls.length, result.current]).toEqual([1, true])
  // Another guest of this device has closed none; and who has saved the account is no guest any more.
  act(() => useSession.setState({ userInfo: { ...guest, account: 'another' } }))
  expect(result.current).toBe(false)
  act(() => useSession.setState({ userInfo: { ...guest, guest: false } }))
  expect(result.current).toBe(false)
})
