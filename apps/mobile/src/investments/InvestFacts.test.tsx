import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { ProductDetail } from '@touchstone/app/investments/investments.queries'
import { allTexts } from '@touchstone/app/texts/texts'
import { InvestFacts } from './InvestFacts.tsx'
import { someDetail } from './test-product.ts'

beforeAll(allTexts)
afterEach(cleanup)

const show = (product: ProductDetail): void => {
  render(<InvestFacts product={product} amount="1000" isTyped />)
}
/** With the live days, or all, at a gain. */
const gaining = (isGained: (isBacktest: boolean) => boolean): ProductDetail => ({
  ...someDetail,
  days: someDetail.days.map((day) => (isGained(day.isBacktest) ? { ...day, rate: '0.001' } : day)),
})

it('says a loss of the backtest where the live days only gained', () => {
  show(gaining((isBacktest) => !isBacktest))
  expect(screen.getByText(/^Worst 7 days, backtest: −/)).toBeDefined()
  expect(screen.getByText('From live days')).toBeDefined()
})

it('says what a fixed rate pays to the cent, and what leaving costs once', () => {
  const rates = { rule: 'fixed', rateKind: 'fixed', dailyRateMin: '0.0002', dailyRateMax: '0.0002' } as const
  show({ ...someDetail, ...rates, cycleDays: 3 })
  // 1,000 for three days: 0.6.
  expect(screen.getByText((_, part) => part?.tagName === 'SPAN' && part.textContent === '+0.60 USDT')).toBeDefined()
  expect(screen.getByText('Early exit fee')).toBeDefined()
  expect(screen.getAllByText(/0\.50%/)).toHaveLength(1)
})

it('says no gain as what can be lost', () => {
  show(gaining(() => true))
  expect(screen.getByText('From live days')).toBeDefined()
  expect(screen.queryByText(/^Worst/)).toBeNull()
})
