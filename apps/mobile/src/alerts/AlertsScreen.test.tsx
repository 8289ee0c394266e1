import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { someListed } from '@touchstone/app/market/test-listed'
import { silenceSockets } from '@touchstone/app/live/test-socket'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'

const list = '/api/trade/appPriceAlert/list'
const armed = {
  id: '3',
  symbol: 'BTC/USDT',
  price: '110',
  direction: 'above',
  state: 'armed',
  createdAt: '2026-01-01 00:00:00',
  reachedAt: null,
  reachedMark: null,
  reachedSequence: null,
}
const reached = {
  ...armed,
  id: '2',
  symbol: 'ETH/USDT',
  state: 'reached',
  reachedAt: '2026-01-01 00:01:05',
  reachedMark: '110.02',
  reachedSequence: 4812,
}
const calls = answerCalls({
  '/api/trade/appSymbol/list': { result: [someListed('BTC/USDT'), someListed('ETH/USDT')] },
})
answerLists()
silenceSockets()
const { AlertsScreen } = await import('./AlertsScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')

/** The server's list by state: the answers of a test know paths alone. */
function answerLists(): void {
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, searchParams } = new URL(url)
    const record = searchParams.get('state') === 'armed' ? armed : reached
    if (pathname === list) calls.set(list, { result: { records: [record], total: 1, size: 20, current: 1, pages: 1 } })
    return answer(url)
  })
}

function show(search: string): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[`/priceAlerts${search}`]}>
        <AlertsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeAll(allTexts)
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  useSession.setState({ token: 'x', userInfo: someUser as never })
})
afterEach(() => {
  cleanup()
  queries.clear()
})

it('opens with the symbol of its address, and says in words what a typed price waits for', async () => {
  show('?symbol=ETH/USDT')
  expect(await screen.findByRole('button', { name: 'Symbol: ETH/USDT' })).toBeTruthy()
  const field = screen.getByLabelText<HTMLInputElement>('Alert price')
  expect([field.value, field.placeholder]).toEqual(['', '100.00'])
  await userEvent.type(field, '101.5')
  expect(screen.getByText('When the mark price rises to 101.50')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Set alert at 101.50' })).toHaveProperty('disabled', false)
  await userEvent.click(screen.getByRole('button', { name: '−3%' }))
  expect(screen.getByText('When the mark price falls to 97.00')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, '100')
  expect(screen.getByText(/is already there/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Check the price' })).toHaveProperty('disabled', true)
})

it('shows first what waits, then what was reached: with its mark, its time and its tick', async () => {
  show('')
  const waiting = within(await screen.findByRole('region', { name: 'Active' }))
  expect((await waiting.findByRole('button')).textContent).toMatch(/BTC\/USDT.*Rises to.*110\.00.*\+10\.00%/)
  const done = within(await screen.findByRole('region', { name: 'Reached' }))
  const row = await done.findByRole('button')
  expect(row.textContent).toMatch(/ETH\/USDT.*:01:05.*110\.00.*110\.02 · #4812/)
  await userEvent.click(row)
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('#4812')).toBeTruthy()
  expect(sheet.getByRole('button', { name: 'Delete' })).toBeTruthy()
})

it('where the page is not secure it says what needs https', async () => {
  show('')
  expect(await screen.findByText('Notifications need https')).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
})
