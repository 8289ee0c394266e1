import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Amount } from './Amount.tsx'

afterEach(cleanup)

it.each([
  [{ value: '15250.5', currency: 'USDT', places: 'all' as const }, '15,250.50 USDT'],
  [{ value: '0.02', places: 'all' as const }, '0.02'],
  [{ value: '0.0499', currency: 'BTC' }, '0.04990000 BTC'],
  [{ value: '122651.4', most: 6 }, '122,651.4'],
  [{ value: '-1.2141738', currency: 'USDT', signed: true }, '−1.21 USDT'],
  [{ value: '20000000', places: 0 }, '20,000,000'],
  [{ value: null }, '—'],
])('shows %j as %s', (amount, text) => {
  render(
    <output>
      <Amount {...amount} />
    </output>,
  )
  expect(screen.getByRole('status').textContent).toBe(text)
})
