import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { someListed } from '@touchstone/app/market/test-listed'
import { answerCalls } from '@touchstone/app/api/test-answers'

const contracts = '/api/trade/appSecondContractOrder/listMy'
const won = {
  id: '4-7',
  symbol: 'BTC/USDT',
  direction: 'rise',
  state: 'won',
  stake: '100',
  durationSeconds: 30,
  payoutRate: '0.7',
  payoutIfWon: '70',
  acceptedTime: '2026-01-31 18:00:00',
  acceptedAtMs: 1_769_853_600_000,
  expiresAtMs: 1_769_853_630_000,
  openPrice: '100',
  closePrice: '101',
  payout: '70',
  profit: '70',
  settledTime: '2026-01-31 18:00:32',
  buySequence: 7,
  settleSequence: 9,
  mark: '101',
  markState: 'open',
  markTime: null,
}
const pageOf = (...records: object[]) => ({
  result: { records, total: records.length, size: 20, current: 1, pages: 1 },
})
const calls = answerCalls({
  [contracts]: pageOf(won),
  '/api/trade/appSecondContractSet/list': {
    result: {
      sets: [],
      symbols: ['BTC/USDT'],
      off: [],
      openStakesMax: '1',
      dayStakesMax: '1',
      openWithinMs: 3_000,
      closeWithinMs: 3_000,
    },
  },
  '/api/trade/appSecondContractOrder/head': {
    result: { openStakes: '0', todayStake: '100', todayProfit: '70', winRate: '1', count: 1 },
  },
  '/api/trade/appSecondContractOrder/voids': {
    result: [
      { day: '2026-01-31', symbol: 'BTC/USDT', count: 2 },
      { day: '2026-01-30', symbol: 'ETH/USDT', count: 1 },
    ],
  },
  '/api/trade/appSymbol/list': { result: [someListed('BTC/USDT')] },
})
const { SecondContractRecordsScreen } = await import('./SecondContractRecordsScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')
/** A busy machine takes its time. */
configure({ asyncUtilTimeout: 5_000 })

beforeAll(allTexts)
afterEach(() => {
  cleanup()
  queries.clear()
  calls.asked.length = 0
})

const show = (query: string) =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[`/secondContractRecords?${query}`]}>
        <SecondContractRecordsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const asked = () =>
  calls.asked.filter((url) => url.startsWith(contracts)).map((url) => new URLSearchParams(url.split('?')[1]))

it('leads from a record to its receipts', async () => {
  show('book=demo')
  await userEvent.click(await screen.findByRole('button', { name: /BTC\/USDT.*\+70\.00/ }))
  const result = await screen.findByRole('link', { name: 'Receipt of the result' })
  expect(result.getAttribute('href')).toBe('/receipt?bookId=4&sequence=9')
  const purchase = screen.getByRole('link', { name: 'Receipt of the purchase' })
  expect(purchase.getAttribute('href')).toBe('/receipt?bookId=4&sequence=7')
})

it('asks for what the filter narrows it to, and offers to see all where nothing is left', async () => {
  calls.set(contracts, pageOf())
  show('book=demo&symbol=BTC/USDT')
  await userEvent.click(await screen.findByRole('radio', { name: 'Lost' }))
  expect(await screen.findByText('Nothing matches')).toBeDefined()
  expect(Object.fromEntries(asked().at(-1) ?? [])).toMatchObject({ book: 'demo', symbol: 'BTC/USDT', state: 'lost' })
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await screen.findByText('No options yet')).toBeDefined()
  expect(asked().at(-1)?.has('state')).toBe(false)
})

it('shows how many of all users were void', async () => {
  show('')
  await userEvent.click(await screen.findByRole('button', { name: /Void options, all users.*3 in 30 days/ }))
  expect(await screen.findByText('2026-01-30 UTC')).toBeDefined()
})
