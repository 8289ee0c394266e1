import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { silenceSockets } from '@touchstone/app/live/test-socket'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'

const worth = '/api/finance/appWallet/queryUserAssets'
const days = '/api/finance/equity/days'
const valued = (value: string) => ({ value, shown: value })
const account = (name: string, value: string) => ({
  account: name,
  ...valued(value),
  profit: '0',
  equity: value,
  share: '0',
})
const assets = (value: string) => ({
  book: 'real',
  currency: 'USDT',
  equity: valued(value),
  profit: valued('0'),
  accounts: ['balance', 'contract', 'margin', 'frozen', 'invested', 'pledged'].map((name) =>
    account(name, name === 'contract' ? value : '0'),
  ),
  allocation: value === '0' ? [] : [{ currency: 'USDT', amount: value, ...valued(value), share: '1' }],
  today: { since: null, opening: '0', netFlow: value, profit: valued('0') },
  unvalued: [],
  delayed: [],
})
const course = {
  result: {
    book: 'real',
    stepMs: 60_000,
    fromMs: 0,
    toMs: 90_000,
    equity: ['990', '995', '1000'],
    profit: ['0', '5', '10'],
  },
}
const noDays = { result: { records: [], total: 0, size: 90, current: 1, pages: 0 } }
const calls = answerCalls({
  [days]: noDays,
  '/api/finance/equity/course': course,
  '/api/trade/appTradePositions/listMy': noDays,
  '/api/set/appCurrencySet/getCurrencyList': { result: [] },
})
silenceSockets()
const { AssetsScreen } = await import('./AssetsScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { usePreferences } = await import('@touchstone/app/look/preferences')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')

const show = () =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/assets']}>
        <AssetsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )

beforeAll(allTexts)
beforeEach(() => {
  useSession.setState({ userInfo: someUser, token: 'x' })
  usePreferences.setState({ displayCurrency: 'USDT', hideBalances: false })
  calls.asked.length = 0
})
afterEach(() => {
  cleanup()
  queries.clear()
})

it('shows the accounts that are used, and the curve from the first day on', async () => {
  calls.set(worth, { result: assets('1000') })
  show()
  expect(await screen.findByText('Contract account')).toBeDefined()
  expect(screen.getByText('Frozen')).toBeDefined()
  expect(screen.queryByText('Pledged')).toBeNull()
  expect(await screen.findByRole('slider', { name: 'Value over time' })).toBeDefined()
  expect(screen.queryByText('Allocation')).toBeNull()
  expect(screen.queryByText(/Daily profit/)).toBeNull()
})

it('leads who has nothing to the demo book', async () => {
  calls.set(worth, { result: { ...assets('0'), allocation: [] } })
  show()
  expect((await screen.findByRole('link', { name: 'Show demo account' })).getAttribute('href')).toContain('book=demo')
})

it('shows it in USDT where the display currency has no rate', async () => {
  usePreferences.setState({ displayCurrency: 'GBP' })
  calls.set(worth, { code: 4307, message: 'There is no rate.', result: { key: 'rate_missing', details: {} } })
  show()
  const asked = () => calls.asked.filter((url) => url.startsWith(worth)).map((url) => url.split('currency=')[1])
  await expect.poll(asked).toEqual(['GBP', 'USDT'])
  calls.set(worth, { result: assets('1000') })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No rate for GBP right now, so this is in USDT')).toBeDefined()
})

it('names a token that operators have added, and says that it has no price', async () => {
  const token = { currency: 'SOLAR', name: 'Solar', places: 8, kind: 'token', exchangeable: false, displayable: false }
  calls.set('/api/set/appCurrencySet/getCurrencyList', { result: [token] })
  const held = { currency: 'SOLAR', amount: '12.50000001', ...valued('0'), share: '0' }
  calls.set(worth, { result: { ...assets('1000'), allocation: [held], unvalued: ['SOLAR'] } })
  show()
  expect(await screen.findByText('Solar')).toBeDefined()
  expect(screen.getByText('No market yet')).toBeDefined()
  expect(screen.getByText('Not included, no price: SOLAR')).toBeDefined()
  expect(document.body.textContent).toContain('12.50000001')
  calls.set('/api/set/appCurrencySet/getCurrencyList', { result: [] })
})
