import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { CallFailed } from '@touchstone/client/call-failed'
import { bookWithCloses, toldOf } from '@touchstone/signatures/example-closes'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { sendEvents } from '@touchstone/app/live/test-events'
import { useToasts } from '@touchstone/app/feedback/toast'
import { stubMedia } from '@touchstone/app/device/test-media'
import type { UserEvent } from '@touchstone/wire/stream'
import { MemoryRouter, useNavigate } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

vi.mock(import('@touchstone/app/live/stream'), async (original) => ({
  ...(await original()),
  listenToEvents: (await import('@touchstone/app/live/test-events')).listenToEvents,
}))
const calls = answerCalls({})
const { pathTo } = await import('../routes/paths.ts')
const { ResultWatch } = await import('./ResultWatch.tsx')
const { useSession } = await import('@touchstone/app/api/session')
const { whileAsked } = await import('@touchstone/app/results/asked-closes')
const { queries } = await import('@touchstone/app/api/queries')
const { announceOnce, showAnswered, useEnding } = await import('@touchstone/app/results/endings')
const { showAnswerTo } = await import('@touchstone/app/results/late-answers')
const outcomes = await import('@touchstone/app/results/use-outcome')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(() => {
  stubMedia()
  return allTexts()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  useEnding.setState({ ending: undefined, isOpen: false })
})

const stopped = (sequence: number, reason = 'stop_loss'): UserEvent =>
  ({
    kind: 'settlement',
    book: 'demo',
    bookId: 7,
    sequence,
    positionId: '7-2',
    place: 0,
    reason,
    orderId: null,
  }) as UserEvent

const { house, part } = bookWithCloses()
const [close] = toldOf(house, part)
if (close === undefined) throw new Error('the example is missing')

function Elsewhere() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(pathTo('transfer'))}>
      Elsewhere
    </button>
  )
}

/** The watch on a screen, with what stands beside it. */
const show = (beside?: ReactNode, path = '/home') =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <ResultWatch />
        {beside}
      </MemoryRouter>
    </QueryClientProvider>,
  )

/** Something ends while its figures are still on their way. */
async function endsSlowly(sequence: number, meanwhile: () => void): Promise<void> {
  let answer: (value: undefined) => void = () => undefined
  vi.spyOn(outcomes, 'fetchOutcome').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  show(<Elsewhere />)
  act(() => sendEvents(stopped(sequence)))
  act(meanwhile)
  await act(async () => {
    answer(undefined)
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
}

it('rises on the screen on which it was heard of', async () => {
  await endsSlowly(1, () => undefined)
  expect(useEnding.getState().isOpen).toBe(true)
})

it('does not rise over the screen on which somebody fills something in by then', async () => {
  await endsSlowly(2, () => screen.getByText('Elsewhere').click())
  expect(useEnding.getState().isOpen).toBe(false)
})

it.each([
  ['rises where no answer says it, as of another device', 3, false, true],
  ['does not rise again where an answer has', 4, true, false],
])('a close by hand %s', async (_how, sequence, isAnswered, rises) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(outcomes, 'fetchOutcome').mockResolvedValue(undefined)
  show()
  act(() => sendEvents(stopped(sequence, 'user')))
  if (isAnswered) announceOnce({ bookId: '7', sequence })
  await act(() => vi.advanceTimersByTimeAsync(4_900))
  expect(useEnding.getState().isOpen).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(200))
  vi.useRealTimers()
  await act(async () => Promise.resolve())
  expect(useEnding.getState().isOpen).toBe(rises)
})

it('a close by hand rises with its response, also where a line has announced it before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(outcomes, 'fetchOutcome').mockResolvedValue(undefined)
  show(<div role="dialog" />)
  act(() => sendEvents(stopped(5, 'user')))
  await act(() => vi.advanceTimersByTimeAsync(5_100))
  vi.useRealTimers()
  await act(async () => Promise.resolve())
  expect(useToasts.getState().shown).toHaveLength(1)
  expect(useEnding.getState().isOpen).toBe(false)
  const ending = { bookId: '7', sequence: 5, book: 'demo', what: { closes: [] } } as const
  act(() => showAnswered(ending))
  expect(useEnding.getState().isOpen).toBe(true)
  // Whoever has closed the card has seen it.
  act(() => useEnding.setState({ isOpen: false }))
  act(() => showAnswered(ending))
  expect(useEnding.getState().isOpen).toBe(false)
})

it('says nothing more of what its response has shown meanwhile', async () => {
  const ending = { bookId: '7', sequence: 6, book: 'demo', what: { closes: [] } } as const
  useToasts.setState({ shown: [] })
  await endsSlowly(6, () => showAnswered(ending))
  expect(useEnding.getState().isOpen).toBe(true)
  expect(useToasts.getState().shown).toEqual([])
})

it.each([
  ['rises on an open screen', 7, '/home', false, true, 0],
  ['is a line over a form', 8, '/transfer', false, false, 1],
  ['is a line where somebody is busy', 9, '/home', true, false, 1],
])('an answer that nobody waited for %s, and is said once', async (_how, sequence, path, isBusy, rises, lines) => {
  vi.spyOn(outcomes, 'fetchOutcome').mockResolvedValue(undefined)
  useToasts.setState({ shown: [] })
  show(isBusy && <div role="dialog" />, path)
  const ending = { bookId: '7', sequence, book: 'demo', what: { closes: [] } } as const
  const answer = () =>
    act(async () => {
      showAnswerTo(false, ending)
      await new Promise((resolve) => setTimeout(resolve, 0))
    })
  await answer()
  expect(useEnding.getState().isOpen).toBe(rises)
  expect(useToasts.getState().shown).toHaveLength(lines)
  act(() => useEnding.setState({ isOpen: false }))
  useToasts.setState({ shown: [] })
  await answer()
  expect(useEnding.getState().isOpen).toBe(false)
  expect(useToasts.getState().shown).toEqual([])
})

it.each([
  ['rises where its sheet is gone', 11, false, true, 0],
  ['is a line where somebody is busy', 12, true, false, 1],
])('a close without an answer and without an event %s', async (_how, sequence, isBusy, rises, lines) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.spyOn(outcomes, 'fetchOutcome').mockResolvedValue(undefined)
  useToasts.setState({ shown: [] })
  useSession.setState({ userInfo: someUser })
  const held = { id: '7-2', symbol: 'BTC/USDT', direction: 'long', leverage: 20, openTime: close.time, open: null }
  const result = (last: number) => ({
    result: { ...held, result: null, closes: 1, parts: [{ ...close, sequence: last }] },
  })
  const path = '/api/trade/appTradePositions/result'
  calls.set(path, result(10))
  show(isBusy && <div role="dialog" />)
  const asking = { book: 'demo' as const, ids: ['7-2'], after: 10 }
  await act(() => whileAsked(asking, () => Promise.reject(new CallFailed('lost'))).catch(() => undefined))
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(useEnding.getState().isOpen).toBe(false)
  calls.set(path, result(sequence))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  vi.useRealTimers()
  await vi.waitFor(() =>
    expect([useEnding.getState().isOpen, useToasts.getState().shown.length]).toEqual([rises, lines]),
  )
  act(() => sendEvents(stopped(sequence)))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(useToasts.getState().shown).toHaveLength(lines)
  // Nothing is asked after any more.
  expect(sessionStorage.getItem('askedCloses')).toBeNull()
})
