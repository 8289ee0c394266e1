import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openDesk } from '@touchstone/domain/examples/example-desk'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { useConnection } from '@touchstone/app/live/stream'
import { allTexts } from '@touchstone/app/texts/texts'
import { OrderForm } from './OrderForm.tsx'
import * as engine from '@touchstone/app/previews/engine'
import { useOrderDraft } from '@touchstone/app/orders/use-order-draft'
import { useOrderEstimate } from '@touchstone/app/orders/use-order-estimate'

beforeAll(async () => {
  await allTexts()
  useConnection.setState({ connected: true, stale: false })
})
afterEach(cleanup)

const openCounts = { orders: 0, positions: 0, secondContracts: 0 }

function Stage() {
  const desk = openDesk({ contract: '1000' })
  desk.quote('BTC/USDT', { bid: '63999', ask: '64001' })
  const context = { engine, symbol: 'BTC/USDT', book: desk.book(), facts: desk.facts(), openCounts }
  const order = useOrderDraft('BTC/USDT', 'long')
  const estimate = useOrderEstimate(order.draft, context)
  return <OrderForm book="real" order={order} context={context} estimate={estimate} onDirection={() => undefined} />
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Stage />
      </MemoryRouter>
    </QueryClientProvider>,
  )

const margin = () => screen.getByRole('textbox', { name: 'Margin' })
const figure = (name: string) => screen.getByText(name).parentElement?.textContent
const stop = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
/** Without the groups that a field may show. */
const typed = (name: string) => stop(name).value.replaceAll(',', '')

it('shows what a margin costs and risks, and keeps the order when it is entered the other way', async () => {
  open()
  await userEvent.type(margin(), '64.1')
  expect(figure('Cost with fee')).toContain('64.38')
  expect(figure('Liquidation price')).toMatch(/57,8\d\d/)
  expect(figure('Distance')).toMatch(/−9\.\d\d%/)
  await userEvent.click(screen.getByRole('button', { name: 'USDT Enter in BTC' }))
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '0.01001')
})

it('says what one percent is worth, and why the size is not to the cent what was typed', async () => {
  open()
  await userEvent.type(margin(), '64.1')
  expect(screen.getByText('±1% = ±6.40 USDT')).toBeDefined()
  expect(screen.getByText('Rounded to 0.00001 BTC')).toBeDefined()
  expect(figure('Size (BTC)')).toContain('0.01001')
  expect(figure('Order value')).toContain('640.65')
})

it('says at the field what the server would refuse', async () => {
  open()
  await userEvent.type(margin(), '5000')
  expect(await screen.findByText(/^Not enough available/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Transfer funds' })).toBeDefined()
})

it('says above or below which price a stop must be, and keeps the liquidation price meanwhile', async () => {
  open()
  await userEvent.type(margin(), '64.1')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Take profit / stop loss' }))
  await userEvent.type(stop('Take profit'), '60000')
  expect(await screen.findByText('Must be above 64,000.0')).toBeDefined()
  expect(figure('Liquidation price')).toMatch(/57,8\d\d/)
  await userEvent.clear(stop('Take profit'))
  await userEvent.type(stop('Stop loss'), '65000')
  expect(await screen.findByText('Must be below 64,000.0')).toBeDefined()
})

it('steps a limit price as its line on the chart', async () => {
  open()
  await userEvent.click(screen.getByRole('radio', { name: 'Limit' }))
  expect(typed('Limit price')).toBe('64001')
  await userEvent.click(screen.getByRole('button', { name: 'Lower Limit price' }))
  expect(typed('Limit price')).toBe('63951')
  await userEvent.clear(stop('Limit price'))
  await userEvent.click(screen.getByRole('button', { name: 'Raise Limit price' }))
  expect(typed('Limit price')).toBe('64001')
})

it('offers stops at distances, steps them, and says their money after fees', async () => {
  open()
  await userEvent.type(margin(), '64.1')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Take profit / stop loss' }))
  expect(stop('Take profit').placeholder).toBe('Optional')
  const [ofProfit, ofLoss] = screen.getAllByRole('group', { name: 'Distance from the price' })
  if (ofProfit === undefined || ofLoss === undefined) throw new Error('both have chips')
  await userEvent.click(within(ofProfit).getByRole('button', { name: '2%' }))
  expect(typed('Take profit')).toBe('65281')
  // 12.81 of profit less 0.64 of both fees.
  expect(screen.getByText((_, part) => part?.textContent === '+12.16 USDT')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Raise Take profit' }))
  expect(typed('Take profit')).toBe('65331')
  await userEvent.click(screen.getByRole('button', { name: 'Lower Stop loss' }))
  expect(typed('Stop loss')).toBe('63361')
})
