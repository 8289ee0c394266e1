import { cleanup, render, screen } from '@testing-library/react'
import { openDesk } from '@touchstone/domain/examples/example-desk'
import { decimal } from '@touchstone/domain/money/decimal'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { stubMedia } from '@touchstone/app/device/test-media'
import type { OpeningCommand } from '@touchstone/app/orders/order-form'
import { someCommand } from '@touchstone/app/orders/test-order'
import { Facts } from '../ui/Facts.tsx'

const { allTexts } = await import('@touchstone/app/texts/texts')
const { useRiskFacts } = await import('./ConfirmFacts.tsx')

beforeAll(() => {
  stubMedia()
  return allTexts()
})
afterEach(cleanup)

const terms = openDesk().facts().settings.symbols.get('BTC/USDT')
const figures = {
  price: decimal('64000'),
  notional: decimal('640'),
  margin: decimal('64'),
  fee: decimal('0.32'),
  liquidationPrice: decimal('57000'),
}
function Risk({ stop }: { stop: string }) {
  const stopLoss = { price: decimal(stop), quantity: null }
  const command: OpeningCommand = { ...someCommand, stopLoss }
  return <Facts items={useRiskFacts(command, terms, figures)} />
}
const shown = () => screen.getByText('Stop loss').closest('div')?.textContent

it('an order is confirmed with what its stop loss would bring', () => {
  render(<Risk stop="63000" />)
  expect(shown()).toMatch(/63,000\.0.*−10\.\d\d/)
})

it('and with no result of one that the liquidation comes before', () => {
  render(<Risk stop="56000" />)
  expect(shown()).toMatch(/56,000\.\d+Liquidated before this, at 57,000\.\d+$/)
})
