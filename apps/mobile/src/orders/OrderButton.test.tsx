import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { publicKeyAnswer } from '@touchstone/app/api/test-public-key'
import { sendEvents } from '@touchstone/app/live/test-events'
import { openDesk } from '@touchstone/domain/examples/example-desk'
import { decimal } from '@touchstone/domain/money/decimal'
import type { OrderLimits } from '@touchstone/domain/settings/settings'
import { defaultOrderLimits } from '@touchstone/domain/settings/order-limits-in-force'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { MemoryRouter } from 'react-router'
import { CallRefused } from '@touchstone/client/call-failed'
import { receipts } from '@touchstone/wire/receipts'
import type { UserEvent } from '@touchstone/wire/stream'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { allTexts } from '@touchstone/app/texts/texts'
import { ticks, useConnection } from '@touchstone/app/live/stream'
import { setOffline } from '@touchstone/app/live/test-offline'
import * as engine from '@touchstone/app/previews/engine'
import { api } from '@touchstone/app/api/api'
import { useToasts } from '@touchstone/app/feedback/toast'
import { useLostOrderWatch } from '@touchstone/app/orders/use-lost-order-watch'
import { useOrderDraft } from '@touchstone/app/orders/use-order-draft'
import { useOrderEstimate } from '@touchstone/app/orders/use-order-estimate'
import type { FieldPlace } from './focus-field.ts'
import { OrderButton } from './OrderButton.tsx'
import type { HeldList } from './use-trade-address.ts'
import { OrderForm } from './OrderForm.tsx'

vi.mock(import('@touchstone/app/live/stream'), async (original) => ({
  ...(await original()),
  listenToEvents: (await import('@touchstone/app/live/test-events')).listenToEvents,
}))
const calls = answerCalls(publicKeyAnswer)
const symbol = 'BTC/USDT'
const queries = new QueryClient()
const openCounts = { orders: 0, positions: 0, secondContracts: 0 }

beforeAll(async () => {
  await allTexts()
  useConnection.setState({ connected: true, stale: false })
})
afterEach(() => {
  cleanup()
  queries.clear()
  vi.restoreAllMocks()
})

/** A person with one order waiting, in a house that allows so many. */
function contextOf(limits: Partial<OrderLimits>) {
  const desk = openDesk({ settings: { ...defaultSettings, orders: { ...defaultOrderLimits, ...limits } } })
  desk.quote(symbol, { bid: '63999', ask: '64001' })
  const placed = desk.run({
    kind: 'place_limit_order',
    symbol,
    direction: 'long',
    marginMode: 'isolated',
    leverage: 10,
    quantity: decimal('0.01'),
    price: decimal('60000'),
    takeProfit: null,
    stopLoss: null,
    expiresAt: null,
  })
  if (!placed.ok) throw new Error(placed.refusal.kind)
  return { engine, symbol, book: desk.book(), facts: desk.facts(), openCounts }
}

type StageProps = {
  context: ReturnType<typeof contextOf>
  isAway?: boolean
  onOrders?: () => void
  onField?: (place: FieldPlace) => void
  onPlaced?: (where: HeldList) => void
}

const nothing = () => undefined

function Stage({ context, isAway = false, onOrders = nothing, onField = nothing, onPlaced = nothing }: StageProps) {
  const contextQuery = useQuery({ queryKey: ['context'], queryFn: () => context, initialData: context })
  const order = useOrderDraft(symbol, 'long')
  const estimate = useOrderEstimate(order.draft, context)
  return (
    <>
      <Watch />
      <OrderForm book="real" order={order} context={context} estimate={estimate} onDirection={nothing} />
      <OrderButton
        {...{ order, contextQuery, estimate, isAway, onOrders, onField, onPlaced }}
        book="real"
        onNew={nothing}
      />
    </>
  )
}

function Watch() {
  useLostOrderWatch()
  return null
}

function show(limits: Partial<OrderLimits>, given: Omit<StageProps, 'context'> = {}): void {
  const context = contextOf(limits)
  const tick = context.facts.market(symbol)?.tick
  if (tick === undefined) throw new Error('it was quoted')
  const { sourceAt: sourceAtMs, sequence } = tick
  const prices = { bid: '63999', ask: '64001', mark: '64000', last: '64000' }
  ticks.take([{ symbol, ...prices, sequence, sourceAtMs, tapedAtMs: sourceAtMs, state: 'open' }])
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Stage context={context} {...given} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

async function order(limits: Partial<OrderLimits>) {
  const onOrders = vi.fn<() => void>()
  show(limits, { onOrders })
  await userEvent.click(screen.getByRole('radio', { name: 'Limit' }))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Limit price' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Limit price' }), '60000')
  await userEvent.type(screen.getByRole('textbox', { name: 'Margin' }), '64.1')
  return onOrders
}

it.each<[string, Partial<OrderLimits>, RegExp]>([
  ['the book', { openMax: 1 }, /^You've reached the limit for open orders \(1\)/],
  ['the symbol', { symbolOpenMax: 1 }, /^You've reached the limit for open orders in BTC\/USDT \(1\)/],
])('at the limit of %s it says so, and shows the orders', async (_, limits, sentence) => {
  const onOrders = await order(limits)
  expect(screen.getByRole('button', { name: 'Too many open orders' })).toHaveProperty('disabled', true)
  expect(screen.getByText(sentence)).toBeDefined()
  expect(screen.queryByText(/Price delayed/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'See your orders' }))
  expect(onOrders).toHaveBeenCalledOnce()
})

it('below the limit the order can be placed', async () => {
  await order({ openMax: 2 })
  expect(screen.getByRole('button', { name: 'Buy / Long BTC' })).toHaveProperty('disabled', false)
  expect(screen.queryByText(/the limit for open orders/)).toBeNull()
})

it('leads to what is missing or wrong', async () => {
  const onField = vi.fn<(place: FieldPlace) => void>()
  show({}, { onField })
  await userEvent.click(screen.getByRole('button', { name: 'Enter an amount' }))
  expect(onField).toHaveBeenLastCalledWith('amount')
  await userEvent.type(screen.getByRole('textbox', { name: 'Margin' }), '500000')
  await userEvent.click(screen.getByRole('button', { name: 'Not enough available' }))
  expect(onField).toHaveBeenLastCalledWith('amount')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Margin' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Margin' }), '64.1')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Take profit / stop loss' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Stop loss' }), '70000')
  await userEvent.click(screen.getByRole('button', { name: 'Check your stop loss' }))
  expect(onField).toHaveBeenLastCalledWith('stopLoss')
})

it('offers a new order while the form is out of sight, whatever is typed in it', () => {
  show({}, { isAway: true })
  expect(screen.getByRole('button', { name: 'New order' })).toHaveProperty('disabled', false)
  expect(screen.queryByRole('button', { name: 'Enter an amount' })).toBeNull()
})

it('sizes an order by its typed margin at each price while it waits for its confirmation', async () => {
  show({})
  await userEvent.type(screen.getByRole('textbox', { name: 'Margin' }), '64.1')
  await userEvent.click(screen.getByRole('button', { name: 'Buy / Long BTC' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('Long').parentElement?.textContent).toBe('Long 0.01001 BTC')
  const before = ticks.get(symbol)
  if (before === undefined) throw new Error('it was quoted')
  act(() => ticks.take([{ ...before, sequence: before.sequence + 1, bid: '70399', ask: '70401', mark: '70400' }]))
  expect(sheet.getByText('Long').parentElement?.textContent).toBe('Long 0.0091 BTC')
  expect(sheet.getByText('Margin (USDT)').parentElement?.textContent).toContain('64.06')
})

it('an order that is about to be confirmed waits for the connection, and for a press after it', async () => {
  await order({ openMax: 2 })
  await userEvent.click(screen.getByRole('button', { name: 'Buy / Long BTC' }))
  const sheet = within(await screen.findByRole('dialog'))
  act(() => useConnection.setState({ connected: false, stale: true, hasSpoken: true }))
  // A network may block the live stream alone.
  expect(sheet.getByRole('button', { name: 'No live prices' }).getAttribute('aria-disabled')).toBe('true')
  expect(sheet.queryByText(/delayed/i)).toBeNull()
  act(() => useConnection.setState({ connected: true, stale: false }))
  expect(sheet.getByRole('button', { name: 'Buy / Long BTC' }).getAttribute('aria-disabled')).toBe('false')
  setOffline(true)
  expect(sheet.getByRole('button', { name: "You're offline" }).getAttribute('aria-disabled')).toBe('true')
  setOffline(false)
  expect(sheet.getByRole('button', { name: 'Buy / Long BTC' }).getAttribute('aria-disabled')).toBe('false')
})

it('says why nothing can be ordered: no live prices, or no connection at all', async () => {
  await order({ openMax: 2 })
  act(() => useConnection.setState({ connected: false, stale: true, hasSpoken: true }))
  expect(screen.getByRole('button', { name: 'No live prices' })).toHaveProperty('disabled', true)
  setOffline(true)
  expect(screen.getByRole('button', { name: "You're offline" })).toHaveProperty('disabled', true)
  setOffline(false)
  act(() => useConnection.setState({ connected: true, stale: false }))
})

/** That the open sheet asks to confirm. */
const quantity = (): string =>
  within(screen.getByRole('dialog')).getByText('Long').parentElement?.textContent.split(' ')[1] ?? ''

/** Orders for a margin, and loses the answer. */
async function loseAnswer(margin: string): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: 'Margin' }), margin)
  await userEvent.click(screen.getByRole('button', { name: 'Buy / Long BTC' }))
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.click(sheet.getByRole('button', { name: 'Buy / Long BTC' }))
  await sheet.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })
}

it('an order whose answer got lost is the same order in the next sheet, at whatever price', async () => {
  show({})
  await loseAnswer('64.1')
  const ordered = quantity()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  const before = ticks.get(symbol)
  if (before === undefined) throw new Error('it was quoted')
  act(() => ticks.take([{ ...before, sequence: before.sequence + 1, bid: '49999', ask: '50001', mark: '50000' }]))
  await userEvent.click(await screen.findByRole('button', { name: 'Buy / Long BTC' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText(/it's the same order, never a second one/)).toBeDefined()
  expect(quantity()).toBe(ordered)
  const sent = calls.keys.length
  await userEvent.click(sheet.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(calls.keys.length).toBeGreaterThan(sent), 5_000)
  expect(new Set(calls.keys).size).toBe(1)
})

/** As the server tells of a command by its key. */
const bookHas = (answer: object | null): void => calls.set(receipts.commandAnswer.path, { result: { answer } })

it('a lost order that the book has is placed: nothing is left to confirm', async () => {
  bookHas(null)
  const onPlaced = vi.fn<(where: HeldList) => void>()
  show({}, { onPlaced })
  await loseAnswer('50')
  const position = {
    kind: 'opened',
    positionId: '7-2',
    symbol,
    direction: 'long',
    marginMode: 'isolated',
    price: '64001',
  }
  bookHas({ bookId: 7, sequence: 2, outcome: { ...position, quantity: quantity(), margin: '50', fee: '0.3' } })
  act(() => sendEvents({ kind: 'fill', book: 'real' } as UserEvent))
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalledExactlyOnceWith('positions'), 3_000)
  await hasClosed()
  expect(useToasts.getState().shown.at(-1)?.text).toMatch(/^Long .* BTC opened at 64,001/)
})

/** Orders for 60 and leaves the sheet before any answer, which is then to be given. */
async function leaveUnanswered() {
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof api.openPosition>>>()
  const sent = vi.spyOn(api, 'openPosition').mockReturnValue(answer.promise)
  const onPlaced = vi.fn<(where: HeldList) => void>()
  show({}, { onPlaced })
  await userEvent.type(screen.getByRole('textbox', { name: 'Margin' }), '60')
  await userEvent.click(await screen.findByRole('button', { name: 'Buy / Long BTC' }))
  const sheet = within(await screen.findByRole('dialog'))
  const size = quantity()
  await userEvent.click(sheet.getByRole('button', { name: 'Buy / Long BTC' }))
  await sheet.findByText(/^No answer yet/, {}, { timeout: 8_000 })
  await userEvent.click(sheet.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
  await hasClosed()
  const opened = { kind: 'opened', positionId: '7-2', symbol, direction: 'long', marginMode: 'isolated' } as const
  const outcome = { ...opened, quantity: size, price: '64001', margin: '60', fee: '0.3' }
  return {
    sent,
    onPlaced,
    fill: () => act(async () => answer.resolve({ bookId: 7, sequence: 2, outcome })),
    refuse: () =>
      act(async () => answer.reject(new CallRefused(4101, 'Not enough margin.', 'margin_insufficient', {}))),
  }
}
const hasClosed = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** The same is ordered again. */
async function askAgain(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Buy / Long BTC' }))
  await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Try again' })
}
const amountTyped = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Margin' }).value

it('an order on its way is the same order in the next sheet, which closes when it is refused', async () => {
  const { sent, refuse, onPlaced } = await leaveUnanswered()
  await askAgain()
  await refuse()
  await hasClosed()
  expect(sent).toHaveBeenCalledOnce()
  expect(onPlaced).not.toHaveBeenCalled()
  expect(amountTyped()).toBe('60')
}, 15_000)

it('an order that is filled while its next sheet asks is placed, and not asked for again', async () => {
  const { fill, onPlaced } = await leaveUnanswered()
  await askAgain()
  await fill()
  await hasClosed()
  expect(onPlaced).toHaveBeenCalledExactlyOnceWith('positions')
}, 15_000)

it('an order that was left and is filled empties the form, and moves nobody who reads', async () => {
  const { fill, onPlaced } = await leaveUnanswered()
  await fill()
  await vi.waitFor(() => expect(amountTyped()).toBe(''))
  expect(onPlaced).not.toHaveBeenCalled()
}, 15_000)
