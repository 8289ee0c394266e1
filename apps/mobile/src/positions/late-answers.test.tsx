import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { publicKeyAnswer } from '@touchstone/app/api/test-public-key'
import { stubMedia } from '@touchstone/app/device/test-media'
import { someDraft } from '@touchstone/app/orders/test-order'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'

const calls = answerCalls(publicKeyAnswer)
const { queries } = await import('@touchstone/app/api/queries')
const { useToasts } = await import('@touchstone/app/feedback/toast')
const { useConnection } = await import('@touchstone/app/live/stream')
const { allTexts } = await import('@touchstone/app/texts/texts')
const { held, symbol } = await import('./test-held.ts')
const { ClosePanel } = await import('./ClosePanel.tsx')
const { MarginPanel } = await import('./MarginPanel.tsx')
const { StopsPanel } = await import('./StopsPanel.tsx')
const { LeveragePanel } = await import('../orders/LeveragePanel.tsx')

beforeAll(() => {
  stubMedia()
  // Not in jsdom.
  Element.prototype.scrollIntoView = () => undefined
  globalThis.scrollBy = () => undefined
  useConnection.setState({ connected: true, stale: false, hasSpoken: true })
  return allTexts()
})
afterEach(() => {
  cleanup()
  queries.clear()
  calls.asked.length = 0
})

const staged = (panel: React.ReactNode) => (
  <QueryClientProvider client={queries}>
    <MemoryRouter>{panel}</MemoryRouter>
  </QueryClientProvider>
)

/** What can be swiped away while its answer is under way. */
const swiped: Record<'margin' | 'stops' | 'leverage', { path: string; outcome: object; says: string }> = {
  margin: {
    path: '/api/trade/appTradePositions/addMargin',
    outcome: { kind: 'margin_added', positionId: '1-2', amount: '5', margin: '655' },
    says: '5.00 USDT margin added',
  },
  stops: {
    path: '/api/trade/appTradePositions/updateStopLoss',
    outcome: { kind: 'stops_set', positionId: '1-2', takeProfit: null, stopLoss: { price: '63000', quantity: null } },
    says: 'Stop loss saved',
  },
  leverage: {
    path: '/api/trade/appTradePositions/setLeverage',
    outcome: { kind: 'leverage_set', symbol, marginMode: 'isolated', leverage: 9 },
    says: 'Leverage set to 9×',
  },
}

async function pressSwiped(which: keyof typeof swiped, panel: ReturnType<typeof held>) {
  const draft = { ...someDraft, marginMode: 'isolated' } as const
  const panels = {
    margin: <MarginPanel {...panel} />,
    stops: <StopsPanel {...panel} />,
    leverage: <LeveragePanel {...panel} draft={draft} leverage={10} leverageMax={100} />,
  }
  const shown = render(staged(panels[which]))
  if (which === 'margin') await userEvent.type(screen.getByRole('textbox'), '5')
  else if (which === 'stops') await userEvent.type(screen.getByRole('textbox', { name: 'Stop loss' }), '63000')
  else await userEvent.click(screen.getByRole('button', { name: 'Decrease' }))
  await userEvent.click(screen.getByRole('button', { name: /^(Add margin|Save|Use 9×)$/ }))
  return shown
}

const swipedNames = Object.keys(swiped) as (keyof typeof swiped)[]

it.each(swipedNames.flatMap((which) => [true, false].map((stays) => [which, stays] as const)))(
  'the answer to %s is said, and closes the sheet where it is still there (%s)',
  async (which, stays) => {
    useToasts.setState({ shown: [] })
    const { path, outcome, says } = swiped[which]
    const answer = Promise.withResolvers<void>()
    calls.set(path, { result: { bookId: 1, sequence: 3, outcome }, after: answer.promise })
    const panel = held()
    const { rerender } = await pressSwiped(which, panel)
    await waitFor(() => expect(calls.asked).toContain(path))
    // The sheet of its close, in which somebody types.
    if (!stays) rerender(staged(<ClosePanel {...panel} />))
    // Stepped meanwhile: what is said is what was asked for.
    else if (which === 'leverage') await userEvent.click(screen.getByRole('button', { name: 'Decrease' }))
    answer.resolve()
    await waitFor(() => expect(useToasts.getState().shown.map(({ text }) => text)).toEqual([says]))
    expect(panel.onDone).toHaveBeenCalledTimes(stays ? 1 : 0)
  },
)
