import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openDesk } from '@touchstone/domain/examples/example-desk'
import { decimal } from '@touchstone/domain/money/decimal'
import type { OrderLimits } from '@touchstone/domain/settings/settings'
import { defaultOrderLimits } from '@touchstone/domain/settings/order-limits-in-force'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { allTexts } from '@touchstone/app/texts/texts'
import { ticks, useConnection } from '@touchstone/app/live/stream'
import * as engine from '@touchstone/app/previews/engine'
import { useOrderDraft } from '@touchstone/app/orders/use-order-draft'
import { OrderButton } from './OrderButton.tsx'
import { OrderForm } from './OrderForm.tsx'

const symbol = 'BTC/USDT'
const openCounts = { orders: 0, positions: 0, secondContracts: 0 }

beforeAll(async () => {
  await allTexts()
  useConnection.setState({ connected: true, stale: false })
})
afterEach(cleanup)

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

function Stage({ context, onOrders }: { context: ReturnType<typeof contextOf>; onOrders: () => void }) {
  const contextQuery = useQuery({ queryKey: ['context'], queryFn: () => context, initialData: context })
  const order = useOrderDraft(symbol, 'long')
  return (
    <>
      <OrderForm book="real" order={order} context={context} onDirection={() => undefined} />
      <OrderButton
        book="real"
        order={order}
        contextQuery={contextQuery}
        onPlaced={() => undefined}
        onOrders={onOrders}
      />
    </>
  )
}

async function order(limits: Partial<OrderLimits>) {
  const onOrders = vi.fn<() => void>()
  const context = contextOf(limits)
  const tick = context.facts.market(symbol)?.tick
  if (tick === undefined) throw new Error('it was quoted')
  const { sourceAt: sourceAtMs, sequence } = tick
  const prices = { bid: '63999', ask: '64001', mark: '64000', last: '64000' }
  ticks.take([{ symbol, ...prices, sequence, sourceAtMs, tapedAtMs: sourceAtMs, state: 'open' }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Stage context={context} onOrders={onOrders} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'Limit' }))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Limit price' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Limit price' }), '60000')
  await userEvent.type(screen.getByRole('textbox', { name: 'Margin' }), '64.1')
  return onOrders
}

it.each<[string, Partial<OrderLimits>, RegExp]>([
  ['the book', { openMax: 1 }, /^You have 1 orders waiting, which is the most there can be/],
  ['the symbol', { symbolOpenMax: 1 }, /^You have 1 orders waiting in BTC\/USDT, which is the most/],
])('at the limit of %s it says so, and shows the orders', async (_, limits, sentence) => {
  const onOrders = await order(limits)
  expect(screen.getByRole('button', { name: 'Too many orders' })).toHaveProperty('disabled', true)
  expect(screen.getByText(sentence)).toBeDefined()
  expect(screen.queryByText(/Price delayed/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show your orders' }))
  expect(onOrders).toHaveBeenCalledOnce()
})

it('below the limit the order can be placed', async () => {
  await order({ openMax: 2 })
  expect(screen.getByRole('button', { name: 'Buy / Long BTC' })).toHaveProperty('disabled', false)
  expect(screen.queryByText(/orders waiting/)).toBeNull()
})
