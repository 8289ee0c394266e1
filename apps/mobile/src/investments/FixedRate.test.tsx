import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { ruleHash, ruleText } from '@touchstone/domain/strategy-rules/run-strategy'
import { someDetail, someOrder } from './test-product.ts'

const none = { days: 0, sum: '0', losingDays: 0, worst: null, best: null, deepestDrop: '0' }
const rates = { rule: 'fixed', dailyRateMin: '0.00020003', dailyRateMax: '0.00020003' } as const
const fixed = {
  ...someDetail,
  ...rates,
  id: 'fixed-7',
  rateKind: 'fixed',
  ruleHash: ruleHash('fixed'),
  ruleText: ruleText('fixed'),
  days: [],
  history: { live: none, backtest: none },
}
const shown = '/api/prod/appProductInfo/queryById'
const listed = '/api/prod/appProductInfo/list'
const protection = '/api/user/appUser/protection'
const free = {
  riskAcknowledgedAtMs: 1,
  lossLimit: null,
  lossLimitNext: null,
  lostToday: '0',
  excludedUntilAtMs: null,
  coolOffUntilAtMs: null,
  country: null,
  countryNext: null,
  countryVerified: false,
  featuresOff: [] as string[],
  leverageMax: null,
  stakeMax: null,
}
const income = {
  day: '2026-11-21',
  result: '0.00020003',
  rate: '0.00020003',
  cut: '0',
  income: '0.020003',
  remaining: '100',
  bookId: 7,
  sequence: 14,
  time: '2026-11-22 00:00:03',
}
const calls = answerCalls({
  ...keyAnswer,
  [shown]: { result: fixed },
  [protection]: { result: free },
  '/api/prod/appProductOrder/queryById': {
    result: { ...someOrder, ...rates, productId: 'fixed-7', state: 'running', daysPaid: 1, cancelUntilAtMs: null },
  },
  '/api/prod/appProductOrder/incomes': { result: { records: [income], total: 1, size: 30, current: 1, pages: 1 } },
})
const { StrategiesScreen } = await import('./StrategiesScreen.tsx')
const { StrategyScreen } = await import('./StrategyScreen.tsx')
const { StrategyOrder } = await import('./StrategyOrder.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { signedIn } = await import('./test-signed-in.ts')

signedIn()
beforeEach(() => {
  calls.set(protection, { result: free })
})

const show = (element: React.ReactElement, at = '/taolilicaiDetail?id=fixed-7'): void => {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>
    </QueryClientProvider>,
  )
}

it('says the rate, what a term pays exactly, who pays, and shows no days of the past', async () => {
  show(<StrategyScreen />)
  expect(await screen.findAllByText('0.020003% a day, fixed')).toHaveLength(2)
  // 1,000 for seven days: 1.40021 exactly.
  expect(screen.getAllByText((_, part) => part?.textContent === '+1.40021 USDT').length).toBeGreaterThan(0)
  expect(screen.getByText('On 1,000 USDT in 7 days')).toBeDefined()
  expect(screen.getByText('Who pays you')).toBeDefined()
  expect(screen.getByText('Covered')).toBeDefined()
  expect(screen.queryByText('Day by day')).toBeNull()
  expect(screen.queryByText(/backtest/i)).toBeNull()
  await userEvent.click(screen.getByText('Exact text, in English'))
  expect(screen.getByText('Your device worked out this hash from the text.')).toBeDefined()
})

it('says what can be lost before what it pays', async () => {
  show(<StrategyScreen />)
  const risk = await screen.findByText('Only we stand behind it')
  const [rate] = screen.getAllByText('0.020003% a day, fixed')
  expect(rate && risk.compareDocumentPosition(rate)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  cleanup()
  calls.set(listed, { result: [fixed] })
  show(<StrategiesScreen />, '/taolilicai')
  const lose = await screen.findByText("up to all of it, if we can't pay")
  expect(lose.compareDocumentPosition(screen.getByText('0.020003% a day, fixed'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(screen.queryByText('Term')).toBeNull()
})

it('does not say that a pool which lacks something holds all of it', async () => {
  calls.set(shown, { result: { ...fixed, state: 'not_covered', escrow: '700' } })
  show(<StrategyScreen />)
  expect(await screen.findByText(/^We do, from a pool\. It holds less than we promised/)).toBeDefined()
  expect(screen.queryByText(/holds all of it/)).toBeNull()
  calls.set(shown, { result: fixed })
})

it('is not offered where fixed rates are off', async () => {
  calls.set(protection, { result: { ...free, country: 'DE', featuresOff: ['fixed_rates'] } })
  show(<StrategyScreen />)
  expect(await screen.findByRole('button', { name: /country/i })).toHaveProperty('disabled', true)
})

it('shows what each day brought, with its receipt and no trades', async () => {
  show(<StrategyOrder id="7-12" />, '/taoliOrder?id=7-12')
  expect(await screen.findByRole('link', { name: /Receipt of/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Nov 21/ })).toBeNull()
  expect(screen.getByText('0.020003% a day, fixed')).toBeDefined()
  expect(screen.queryByText('The rule')).toBeNull()
})

it.each([
  ['by rules', [someDetail], /^A fixed rule decides/],
  ['at fixed rates', [fixed], /^No rule decides/],
  ['of both', [someDetail, fixed], /^Each product says/],
])('the list of products %s says what decides', async (_, products, said) => {
  calls.set(listed, { result: products })
  show(<StrategiesScreen />, '/taolilicai')
  expect(await screen.findByText(said)).toBeDefined()
})

it('says when a sale opens that waits for its rule to be public', async () => {
  const waits = { ...someDetail, state: 'closed', opensAtMs: new Date(2030, 10, 28, 14, 5).getTime() }
  calls.set(shown, { result: waits })
  show(<StrategyScreen />, '/taolilicaiDetail?id=trend-7')
  expect(await screen.findByText(/The sale opens Nov 28, 2030, 14:05/)).toBeDefined()
  expect(screen.getByRole('button', { name: /Opens Nov 28, 2030, 14:05/ })).toHaveProperty('disabled', true)
})
