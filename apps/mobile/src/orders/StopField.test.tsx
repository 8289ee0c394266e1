import { cleanup, render, screen } from '@testing-library/react'
import { decimal } from '@touchstone/domain/money/decimal'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { stubMedia } from '@touchstone/app/device/test-media'

const { allTexts } = await import('@touchstone/app/texts/texts')
const { StopField } = await import('./StopField.tsx')

beforeAll(() => {
  stubMedia()
  return allTexts()
})
afterEach(cleanup)

const field = (meant: string, liquidation: string) => (
  <StopField
    kind="stopLoss"
    by="price"
    value={meant}
    onChange={() => undefined}
    direction="long"
    from={decimal('64000')}
    meant={decimal(meant)}
    result={{ net: decimal('-1050.02') }}
    liquidation={decimal(liquidation)}
    priceTick={decimal('0.1')}
    error={undefined}
  />
)

it('a stop beyond the liquidation is announced when it gets there, not with each tick that moves the price', () => {
  const { rerender } = render(field('63000', '57000'))
  expect(screen.queryByText(/^Liquidated before this/)).toBeNull()
  rerender(field('56000', '57000'))
  const said = screen.getByText('Liquidated before this, at 57,000.0')
  const region = said.closest('[aria-live]')
  expect(region?.ariaRelevant ?? region?.getAttribute('aria-relevant')).toBe('additions')
  rerender(field('56000', '57000.1'))
  expect(screen.getByText('Liquidated before this, at 57,000.1')).toBe(said)
  expect(screen.queryAllByRole('status')).toEqual([])
  expect(screen.queryByText(/1,050/)).toBeNull()
})
