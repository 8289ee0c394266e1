import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { publicKeyAnswer } from '@touchstone/app/api/test-public-key'
import { stubMedia } from '@touchstone/app/device/test-media'
import { silenceSockets } from '@touchstone/app/live/test-socket'
import { useToasts } from '@touchstone/app/feedback/toast'
import { someCommand as command, someDraft } from '@touchstone/app/orders/test-order'

const calls = answerCalls({
  ...publicKeyAnswer,
  // Without an answer it would be asked for again in the middle of the test.
  '/api/trade/appSymbol/list': { result: [] },
})
silenceSockets()
const { CallFailed, CallRefused } = await import('@touchstone/client/call-failed')
const { api, signCommandsWith } = await import('@touchstone/app/api/api')
const { allTexts } = await import('@touchstone/app/texts/texts')
const unanswered = await import('@touchstone/app/orders/unanswered-orders')
const { confirmSheet } = await import('./test-confirm.tsx')

beforeAll(() => {
  stubMedia()
  return allTexts()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const draft = { ...someDraft, entry: 'quantity', amount: '0.01' } as const

it.each(['goes', 'has gone'])(
  'an order without an answer can be left, and says no more of a lost answer as its sheet %s than that it was left',
  async (when) => {
    useToasts.setState({ shown: [] })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    let fail: (error: Error) => void = () => undefined
    vi.spyOn(api, 'openPosition').mockImplementation(
      () =>
        new Promise((_resolve, reject) => {
          fail = reject
        }),
    )
    const onClose = vi.fn<() => void>()
    const order = {
      command,
      draft: { ...draft, amount: when === 'goes' ? '0.02' : '0.03' },
      expiresAt: null,
      isRepeated: false,
    }
    const { unmount } = render(confirmSheet({ subject: order, onClose }))
    act(() => screen.getByRole('button', { name: 'Buy' }).click())
    await act(() => vi.advanceTimersByTimeAsync(4_900))
    expect(screen.getByRole('button', { name: 'Cancel' }).ariaDisabled).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getByText(/^No answer yet/)).toBeDefined()
    const [leave] = screen.getAllByRole('button', { name: 'Close' }).toReversed()
    act(() => leave?.click())
    expect(onClose).toHaveBeenCalledTimes(1)
    if (when === 'has gone') unmount()
    const left = vi.spyOn(unanswered, 'noteLeft')
    await act(async () => fail(new CallFailed('lost')))
    vi.useRealTimers()
    await vi.waitFor(() =>
      expect(left).toHaveBeenCalledWith({ book: 'real', leverage: command.leverage, draft: order.draft }),
    )
    // What became of it is about to be found out.
    expect(useToasts.getState().shown).toEqual([])
  },
)

it('an order whose answer got lost can only be asked for again, also where the next try never left', async () => {
  render(confirmSheet({ subject: { command, draft, expiresAt: null, isRepeated: false } }))
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
  press('Buy')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined(), 5_000)
  signCommandsWith(() => Promise.reject(new Error('no key pair')))
  const before = calls.asked.length
  press('Try again')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Try again' }).ariaBusy).toBe('false'))
  expect(calls.asked.slice(before)).toEqual([])
  expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull()
})

it('an order that was lost and then refused is still the same order: the refusal says nothing of the first try', async () => {
  const place = vi.spyOn(api, 'openPosition').mockRejectedValueOnce(new CallFailed('lost'))
  const lost = { command, draft: { ...draft, amount: '0.04' }, expiresAt: null, isRepeated: false }
  render(confirmSheet({ subject: lost }))
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
  press('Buy')
  await screen.findByRole('button', { name: 'Try again' })
  place.mockRejectedValueOnce(new CallRefused(4101, 'Not enough margin.', 'margin_insufficient', {}))
  press('Try again')
  await screen.findByText('Not enough margin.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull()
})
