import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openDesk } from '@touchstone/domain/examples/example-desk'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { useConnection } from '@touchstone/app/live/stream'
import { allTexts } from '@touchstone/app/texts/texts'
import { OrderForm } from './OrderForm.tsx'
import * as engine from '@touchstone/app/previews/engine'
import { useOrderDraft } from '@touchstone/app/orders/use-order-draft'

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
  return <OrderForm book="real" order={order} context={context} onDirection={() => undefined} />
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Stage />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('shows what a margin costs and risks, and keeps the order when it is entered the other way', async () => {
  open()
  const margin = screen.getByRole('textbox', { name: 'Margin' })
  await userEvent.type(margin, '64.1')
  expect(screen.getByText('Cost (margin + fee)').parentElement?.textContent).toContain('64.38')
  expect(screen.getByText('Liquidation price').parentElement?.textContent).toMatch(/57,8\d\d/)
  await userEvent.click(screen.getByRole('button', { name: 'USDT Enter in BTC' }))
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '0.01001')
})

it('says at the field what the server would refuse', async () => {
  open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Margin' }), '5000')
  expect(await screen.findByText(/Not enough free margin/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Transfer funds' })).toBeDefined()
})
