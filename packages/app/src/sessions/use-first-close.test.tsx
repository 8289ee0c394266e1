import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { UserEvent } from '@touchstone/wire/stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls, someUser } from '../api/test-answers.ts'
import { sendEvents } from '../live/test-events.ts'

vi.mock(import('../live/stream.ts'), async (original) => ({
  ...(await original()),
  listenToEvents: (await import('../live/test-events.ts')).listenToEvents,
}))
const entries = '/api/finance/appBalanceLog/list'
const pageOf = (records: readonly object[]) => ({ result: { records, total: 9, size: 1, current: 1, pages: 9 } })
const calls = answerCalls({})
const { useSession } = await import('../api/session.ts')
const { firstClose, savedGuest, useSaveDue } = await import('./use-save-due.ts')
const { useFirstClose } = await import('./use-first-close.ts')

const guest = { ...someUser, guest: true }
beforeEach(() => {
  calls.set(entries, pageOf([]))
  calls.asked.length = 0
  firstClose.set(undefined)
  savedGuest.set(undefined)
  useSession.setState({ userInfo: guest, token: 'x' })
})
afterEach(cleanup)

function listen() {
  const heard = vi.fn<() => void>()
  const { result } = renderHook(() => {
    useFirstClose(heard)
    return useSaveDue()
  })
  return { told: () => [heard.mock.calls.length, result.current], result }
}
const comes = (event: object) => act(() => sendEvents(event as UserEvent))
const closed = (book: 'real' | 'demo') => comes({ kind: 'settlement', book })

it('is told of once, with the first demo trade of a guest that ends, and is due until the account is saved', () => {
  const { told } = listen()
  closed('real')
  expect(told()).toEqual([0, false])
  closed('demo')
  closed('demo')
  expect(told()).toEqual([1, true])
  // Another guest of this device has closed none; and who has linked a contact is no guest any more.
  act(() => useSession.setState({ userInfo: { ...guest, account: 'another' } }))
  expect(told()).toEqual([1, false])
  act(() => useSession.setState({ userInfo: { ...guest, guest: false } }))
  expect(told()).toEqual([1, false])
  act(() => useSession.setState({ userInfo: guest }))
  expect(told()).toEqual([1, true])
  act(() => savedGuest.set(guest.account))
  expect(told()).toEqual([1, false])
})

it('counts an option as soon as it is over', () => {
  const { told } = listen()
  comes({ kind: 'second_contract', book: 'demo', state: 'placed' })
  expect(told()).toEqual([0, false])
  comes({ kind: 'second_contract', book: 'demo', state: 'lost' })
  expect(told()).toEqual([1, true])
})

it('finds what ended while the app was not there, and offers nothing in passing for it', async () => {
  calls.set(entries, pageOf([closingFee]))
  const { told } = listen()
  await waitFor(() => expect(told()).toEqual([0, true]))
  const asked = new URL(calls.asked[0] ?? '', 'http://a').searchParams.get('kind')?.split(',')
  expect(asked).toEqual(expect.arrayContaining(['closing_fee', 'liquidation_fee', 'stake_lost', 'stake_returned']))
  expect(asked).not.toContain('opening_fee')
})

it('asks nothing of whom it knows', async () => {
  savedGuest.set(guest.account)
  listen()
  useSession.setState({ userInfo: someUser })
  listen()
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(calls.asked).toEqual([])
})

const closingFee = {
  bookId: 7,
  sequence: 3,
  posting: 1,
  time: '2026-01-01 00:00:00',
  kind: 'closing_fee',
  account: 'contract',
  currency: 'USDT',
  amount: '-2.5',
  balanceAfter: '99997.5',
  subject: '7-2',
}
