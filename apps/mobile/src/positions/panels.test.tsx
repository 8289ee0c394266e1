import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { publicKeyAnswer } from '@touchstone/app/api/test-public-key'
import type { Order } from '@touchstone/app/orders/orders.queries'
import { stubMedia } from '@touchstone/app/device/test-media'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

const closePath = '/api/trade/appTradePositions/closePart'
const calls = answerCalls(publicKeyAnswer)
const { queries } = await import('@touchstone/app/api/queries')
const { ticks, useConnection } = await import('@touchstone/app/live/stream')
const { setOffline } = await import('@touchstone/app/live/test-offline')
const { allTexts } = await import('@touchstone/app/texts/texts')
const { ClosePanel } = await import('./ClosePanel.tsx')
const { MarginPanel } = await import('./MarginPanel.tsx')
const { StopsPanel } = await import('./StopsPanel.tsx')
const { ReverseSheet } = await import('./ReverseSheet.tsx')
const { CloseAllButton } = await import('./CloseAllButton.tsx')
const { held, symbol } = await import('./test-held.ts')
const { OrderCard } = await import('../orders/OrderCard.tsx')

const connected = { connected: true, stale: false, hasSpoken: true }
const lost = { connected: false, stale: true, hasSpoken: true }

beforeAll(() => {
  stubMedia()
  return allTexts()
})
beforeEach(() => {
  // Not in jsdom.
  Element.prototype.scrollIntoView = () => undefined
  globalThis.scrollBy = () => undefined
  useConnection.setState(connected)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  queries.clear()
  calls.asked.length = 0
  calls.keys.length = 0
})

const show = (panel: React.ReactNode) =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{panel}</MemoryRouter>
    </QueryClientProvider>,
  )
const silence = () => act(() => useConnection.setState(lost))
/** The one with the focus keeps it. */
const isBarred = (): boolean => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: "You're offline" })
  return button.disabled || button.getAttribute('aria-disabled') === 'true'
}
const notice = 'Connection lost. Prices may be out of date.'
/** Answered, a request is tried once. */
const refused = { code: 4101, message: 'No.', result: { kind: 'margin_insufficient' } }
const sent = () => calls.asked.filter((path) => path === closePath).length

it('a close that got no answer is sent again by a press alone, and as it was', { timeout: 15_000 }, async () => {
  calls.set(closePath, new TypeError('lost'))
  const panel = held()
  show(<ClosePanel {...panel} />)
  await userEvent.click(screen.getByRole('button', { name: '50%' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close 50%' }))
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })
  expect(screen.getByRole('alert').textContent).toMatch(/we don't know yet/)
  const before = sent()
  setOffline(true)
  expect(isBarred()).toBe(true)
  await userEvent.click(again)
  setOffline(false)
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300)
    })
  })
  expect(sent()).toBe(before)
  // Its tries would go on into the next test.
  calls.set(closePath, refused)
  await userEvent.click(again)
  await waitFor(() => expect(sent()).toBeGreaterThan(before))
  expect(new Set(calls.keys).size).toBe(1)
})

it('what is asked for after a lost answer is new where something else was typed', { timeout: 15_000 }, async () => {
  calls.set(closePath, new TypeError('lost'))
  show(<ClosePanel {...held()} />)
  await userEvent.click(screen.getByRole('button', { name: '50%' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close 50%' }))
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })
  await userEvent.click(screen.getByRole('button', { name: '25%' }))
  expect(screen.getByRole('button', { name: 'Close 25%' })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('without the live stream a close says that its figures are old, and is sent', async () => {
  calls.set(closePath, refused)
  show(<ClosePanel {...held()} />)
  expect(screen.queryByText(notice)).toBeNull()
  silence()
  expect(screen.queryByText(/The price is delayed/)).toBeNull()
  const said = screen.getByText(notice)
  const figures = screen.getByText('Est. result after all fees')
  expect(said.compareDocumentPosition(figures) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(figures.closest('dl')?.className).toContain('text-fg-3')
  await userEvent.click(screen.getByRole('button', { name: '50%' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close 50%' }))
  await waitFor(() => expect(sent()).toBe(1))
})

it('without the live stream a close at a price is sent, at which the server has its own', async () => {
  const path = '/api/trade/appTradeOrder/createClose'
  calls.set(path, refused)
  show(<ClosePanel {...held()} />)
  silence()
  await userEvent.click(screen.getByRole('radio', { name: 'Limit' }))
  expect(screen.getByRole('alert').textContent).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Close position' }))
  await waitFor(() => expect(calls.asked).toContain(path))
})

it('a close at a delayed price is said to be accepted once it is sent, above its figures', () => {
  const panel = held()
  const tick = ticks.get(symbol)
  if (tick === undefined) throw new Error('it was quoted')
  act(() => ticks.take([{ ...tick, state: 'stale', sequence: tick.sequence + 1 }]))
  show(<ClosePanel {...panel} />)
  const said = screen.getByText(/Your close will be accepted/)
  const figures = screen.getByText('Est. result after all fees')
  expect(said.compareDocumentPosition(figures) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

const someOrder: Order = {
  id: '1-9',
  symbol,
  direction: 'long',
  marginMode: 'isolated',
  leverage: 10,
  quantity: '0.1',
  price: '60000',
  type: 'limit',
  action: 'open',
  state: 'open',
  positionId: null,
  feeRate: '0.0002',
  takeProfit: null,
  stopLoss: null,
  closedTime: null,
  cancelReason: null,
  fillSequence: null,
  fillPrice: null,
  reserved: '600',
  placedTime: '2026-11-18 12:00:00',
  expiresAtMs: null,
}

/** Ready to be pressed, each by the name of its button. */
const acts = {
  close: { name: 'Close position', prepare: () => Promise.resolve() },
  addMargin: { name: 'Add margin', prepare: () => userEvent.type(screen.getByRole('textbox'), '5') },
  removeMargin: {
    name: 'Remove margin',
    async prepare() {
      await userEvent.click(screen.getByRole('radio', { name: 'Remove' }))
      await userEvent.type(screen.getByRole('textbox'), '5')
    },
  },
  stops: { name: 'Save', prepare: () => userEvent.type(screen.getByRole('textbox', { name: 'Stop loss' }), '63000') },
  reverse: { name: 'Reverse', prepare: () => Promise.resolve() },
  closeAll: {
    name: 'Close all',
    prepare: () => userEvent.click(screen.getByRole('button', { name: 'Close all' })),
  },
  cancel: {
    name: 'Cancel order',
    prepare: () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
  },
}
type Act = keyof typeof acts
const namesOf = (which: readonly Act[]) => which.map((each) => [each] as const)
const all = Object.keys(acts) as Act[]

async function showReady(which: Act): Promise<void> {
  const panel = held()
  const panels: Record<Act, React.ReactNode> = {
    close: <ClosePanel {...panel} />,
    addMargin: <MarginPanel {...panel} />,
    removeMargin: <MarginPanel {...panel} />,
    stops: <StopsPanel {...panel} />,
    reverse: <ReverseSheet {...panel} isOpen />,
    closeAll: <CloseAllButton book="demo" context={panel.context} />,
    cancel: <OrderCard order={someOrder} />,
  }
  show(panels[which])
  await acts[which].prepare()
}

/** In the sheet, where there is one. */
const isPressable = (which: Act): boolean => {
  const dialog = screen.queryByRole('dialog')
  const button = within(dialog ?? document.body).getByRole<HTMLButtonElement>('button', { name: acts[which].name })
  return !button.disabled && button.getAttribute('aria-disabled') !== 'true'
}

it.each(namesOf(all))('%s is not offered where the browser is offline, and is again after it', async (which) => {
  await showReady(which)
  expect(isPressable(which)).toBe(true)
  setOffline(true)
  expect(isBarred()).toBe(true)
  setOffline(false)
  expect(isPressable(which)).toBe(true)
})

it.each(namesOf(all))('%s can be pressed where the live stream alone is silent', async (which) => {
  await showReady(which)
  silence()
  expect(isPressable(which)).toBe(true)
  for (const alert of screen.queryAllByRole('alert')) expect(alert.textContent).toBe('')
  expect(screen.queryByText(/price is delayed/i)).toBeNull()
})

it.each(namesOf(all.filter((each) => each !== 'cancel')))(
  'the figures of %s are grey while the live stream is silent, and a notice says why',
  async (which) => {
    await showReady(which)
    silence()
    expect(screen.getByText(notice)).toBeDefined()
    const facts = screen.getAllByRole('definition').map((each) => each.closest('dl'))
    expect(facts.every((list) => list?.className.includes('text-fg-3'))).toBe(true)
  },
)

it('a reversal shows the position that results at the last prices while the live stream is silent', async () => {
  await showReady('reverse')
  const entry = () => screen.getByText('Est. entry').closest('div')?.textContent
  const before = entry()
  expect(before).toMatch(/63,999/)
  silence()
  expect(entry()).toBe(before)
})

it('a stop beyond the liquidation says where that comes first, and no loss that cannot be', async () => {
  show(<StopsPanel {...held()} />)
  expect(screen.getByRole('button', { name: 'Enter a price' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(screen.getByRole('textbox', { name: 'Stop loss' }), '138')
  expect(screen.getByText(/^Liquidated before this, at 57,\d{3}/)).toBeDefined()
  await userEvent.clear(screen.getByRole('textbox', { name: 'Stop loss' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Stop loss' }), '63000')
  expect(screen.queryByText(/^Liquidated before this/)).toBeNull()
})
