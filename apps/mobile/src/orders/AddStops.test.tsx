import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useConnection } from '@touchstone/app/live/stream'
import { draftLines, movedLine } from '@touchstone/app/orders/order-figures'
import { useOrderDraft } from '@touchstone/app/orders/use-order-draft'
import { useOrderEstimate } from '@touchstone/app/orders/use-order-estimate'
import * as engine from '@touchstone/app/previews/engine'
import { allTexts } from '@touchstone/app/texts/texts'
import { openDesk } from '@touchstone/domain/examples/example-desk'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { AddStops } from './AddStops.tsx'

beforeAll(async () => {
  await allTexts()
  useConnection.setState({ connected: true, stale: false })
})
afterEach(cleanup)

const openCounts = { orders: 0, positions: 0, secondContracts: 0 }

/** The chart is here what it is for this: the handles of the lines. */
function Stage() {
  const desk = openDesk({ contract: '1000' })
  desk.quote('BTC/USDT', { bid: '63999', ask: '64001' })
  const context = { engine, symbol: 'BTC/USDT', book: desk.book(), facts: desk.facts(), openCounts }
  const { draft, change } = useOrderDraft('BTC/USDT', 'long')
  const estimate = useOrderEstimate(draft, context)
  const lines = draftLines(draft, estimate)
  return (
    <div data-ticket-chart>
      {(['takeProfit', 'stopLoss'] as const).map(
        (kind) =>
          lines[kind] !== undefined && (
            <button key={kind} data-handle={kind}>
              {kind}
            </button>
          ),
      )}
      <AddStops draft={draft} estimate={estimate} onMove={(kind, at) => change(movedLine(draft, estimate, kind, at))} />
    </div>
  )
}

it('leaves each its place, so that a second tap adds no other stop, and goes on at the new line', async () => {
  render(<Stage />)
  const takeProfit = screen.getByRole('button', { name: 'Add take profit' })
  const stopLoss = screen.getByRole('button', { name: 'Add stop loss' })
  await userEvent.click(takeProfit)
  expect([...(stopLoss.parentElement?.children ?? [])]).toEqual([takeProfit, stopLoss])
  expect([takeProfit, stopLoss].map(({ className }) => /\binvisible\b/.test(className))).toEqual([true, false])
  const line = screen.getByRole('button', { name: 'takeProfit' })
  await waitFor(() => expect(document.activeElement).toBe(line))
  await userEvent.click(stopLoss)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'stopLoss' })))
  expect(stopLoss.isConnected).toBe(false)
})
