import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { someListed } from '@touchstone/app/market/test-listed'
import { silenceSockets } from '@touchstone/app/live/test-socket'
import { stubMedia } from '@touchstone/app/device/test-media'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { publicKeyAnswer } from '@touchstone/app/api/test-public-key'

silenceSockets()
const offer = {
  sets: [
    { durationSeconds: 30, payoutRate: '0.7', stakeMin: '5', stakeMax: '5000' },
    { durationSeconds: 60, payoutRate: '0.75', stakeMin: '5', stakeMax: '5000' },
  ],
  symbols: ['BTC/USDT', 'ETH/USDT'],
  off: [],
  openStakesMax: '10000',
  dayStakesMax: '50000',
  openWithinMs: 3_000,
  closeWithinMs: 3_000,
}
const balance = {
  book: 'demo',
  currency: 'USDT',
  balance: '1000',
  equity: '1000',
  free: '1000',
  margin: '0',
  crossMargin: '0',
  frozen: '0',
  profit: '0',
  crossProfit: '0',
  isolatedProfit: '0',
}
const contracts = '/api/trade/appSecondContractOrder/listMy'
const pageOf = (...records: object[]) => ({
  result: { records, total: records.length, size: 20, current: 1, pages: 1 },
})
const now = Date.now()
const contract = {
  id: '4-7',
  symbol: 'BTC/USDT',
  direction: 'rise',
  state: 'placed',
  stake: '100',
  durationSeconds: 300,
  payoutRate: '0.85',
  payoutIfWon: '85',
  acceptedTime: '2026-01-31 18:00:00',
  acceptedAtMs: now,
  expiresAtMs: now + 300_000,
  openPrice: '100',
  closePrice: null,
  payout: '0',
  profit: null,
  settledTime: null,
  buySequence: 7,
  settleSequence: null,
  mark: '100',
  markState: 'open',
  markTime: null,
}
const calls = answerCalls({
  ...publicKeyAnswer,
  '/api/trade/appSecondContractSet/list': { result: offer },
  '/api/trade/appSecondContractOrder/head': {
    result: { openStakes: '0', todayStake: '0', todayProfit: '0', winRate: null, count: 0 },
  },
  '/api/trade/appSymbol/list': { result: [someListed('BTC/USDT'), someListed('ETH/USDT')] },
  '/api/finance/appWallet/queryUserContractBalance': { result: balance },
  '/api/public/getTicks': { result: [] },
  '/api/public/getCandles': { result: [] },
  '/api/public/getServerTime': { result: { time: '2026-01-31 18:00:00', atMs: now } },
  '/api/public/getFeed': { result: { kind: 'sandbox', name: 'simulated', description: 'simulated' } },
})
const { SecondContractScreen } = await import('./SecondContractScreen.tsx')
const { liveStream, ticks, useConnection } = await import('@touchstone/app/live/stream')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')
/** A busy machine takes its time. */
configure({ asyncUtilTimeout: 5_000 })

let sequence = 10
function tick(mark: string, state: 'open' | 'stale' = 'open', prices = { bid: mark, ask: mark, last: mark }): void {
  sequence += 1
  act(() => {
    ticks.take([{ symbol: 'BTC/USDT', ...prices, mark, sequence, sourceAtMs: now, tapedAtMs: now, state }])
  })
}

beforeAll(async () => {
  stubMedia()
  await allTexts()
  liveStream()
})
beforeEach(() => {
  useSession.setState({ userInfo: someUser, token: 'x' })
  useConnection.setState({ connected: true, stale: false })
  calls.set(contracts, pageOf())
  tick('100')
})
afterEach(() => {
  cleanup()
  queries.clear()
})

const show = () =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/secondContract?book=demo']}>
        <SecondContractScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('says what a stake wins and loses, and asks before it is placed', async () => {
  show()
  const stake = await screen.findByRole('textbox', { name: 'Stake' })
  // What can be bought is seen before anything is typed; it leads to the stake.
  await userEvent.click(screen.getByRole('button', { name: 'Rise' }))
  expect(document.activeElement).toBe(stake)
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /60 s/ }))
  await userEvent.type(stake, '40')
  expect(screen.getByText('If you win').parentElement?.textContent).toContain('+30.00')
  expect(screen.getByText('If you lose').parentElement?.textContent).toContain('−40.00')
  expect(screen.getByText(/win 58 of 100 just to break even/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Fall' }))
  expect(await screen.findByRole('button', { name: 'Fall · 40 USDT' })).toBeDefined()
  expect(screen.getByText("You can't change or cancel it.")).toBeDefined()
})

it('says at the field what the server would refuse', async () => {
  show()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Stake' }), '4')
  expect(await screen.findByText('Stake between 5 and 5,000 USDT.')).toBeDefined()
  for (const button of screen.getAllByRole('button', { name: 'Check the stake' }))
    expect(button).toHaveProperty('disabled', true)
})

it('sells nothing on a price that may not be believed, and says why', async () => {
  show()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Stake' }), '40')
  tick('100', 'stale')
  expect(screen.getByRole('button', { name: 'Price delayed' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Rise' })).toBeNull()
})

it('says which durations are off because the price moves too little, and sells another', async () => {
  const off = [{ symbol: 'BTC/USDT', durationSeconds: 30 }]
  calls.set('/api/trade/appSecondContractSet/list', { result: { ...offer, off } })
  show()
  expect(await screen.findByText(/BTC\/USDT moves too little in 30 s for fair odds/)).toBeDefined()
  expect(screen.getByRole('radio', { name: /30 s.*not now/ })).toHaveProperty('disabled', true)
  expect(screen.getByRole('radio', { name: /60 s/ })).toHaveProperty('checked', true)
  await userEvent.type(screen.getByRole('textbox', { name: 'Stake' }), '40')
  expect(screen.getByRole('button', { name: 'Rise' })).toHaveProperty('disabled', false)
  calls.set('/api/trade/appSecondContractSet/list', { result: offer })
})

it('offers other markets where no duration is, and nothing to stake', async () => {
  const off = offer.sets.map(({ durationSeconds }) => ({ symbol: 'BTC/USDT', durationSeconds }))
  calls.set('/api/trade/appSecondContractSet/list', { result: { ...offer, off } })
  show()
  expect(await screen.findByText(/BTC\/USDT moves too little in 30 s or 60 s for fair odds/)).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Stake' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'ETH/USDT' }))
  expect(await screen.findByRole('textbox', { name: 'Stake' })).toBeDefined()
  calls.set('/api/trade/appSecondContractSet/list', { result: offer })
})

it('chooses among the markets that it offers, by a search too', async () => {
  const listed = [someListed('BTC/USDT'), someListed('ETH/USDT')]
  calls.set('/api/trade/appSymbol/list', { result: [...listed, someListed('SOL/USDT')] })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Symbol: BTC/USDT' }))
  const choice = within(await screen.findByRole('dialog', { name: 'Choose a market' }))
  const offered = async () => (await choice.findAllByRole('button', { name: /USDT/ })).map((row) => row.textContent)
  expect(await offered()).toEqual([expect.stringContaining('BTC'), expect.stringContaining('ETH')])
  await userEvent.type(choice.getByRole('searchbox'), 'eth')
  expect(await offered()).toEqual([expect.stringContaining('ETH')])
  await userEvent.click(choice.getByRole('button', { name: /ETH/ }))
  expect(await screen.findByRole('button', { name: 'Symbol: ETH/USDT' })).toBeDefined()
  calls.set('/api/trade/appSymbol/list', { result: listed })
})

it('shows the digits that decide where a source has no quotes', async () => {
  const listed = someListed('BTC/USDT')
  const price = { ...(listed.price as object), derived: true }
  calls.set('/api/trade/appSymbol/list', { result: [{ ...listed, price }, someListed('ETH/USDT')] })
  calls.set(contracts, pageOf({ ...contract, openPrice: '100.00041' }))
  show()
  const running = await screen.findByRole('article', { name: 'BTC/USDT Rise' })
  tick('100', 'open', { bid: '99.99', ask: '100.01', last: '100.00043' })
  expect(running.textContent).toContain('100.00041→ 100.00043')
  expect(running.textContent).toContain('Winning')
  calls.set('/api/trade/appSymbol/list', { result: [listed, someListed('ETH/USDT')] })
})

it('shows how what runs stands at the mark, and what came of it with its receipt', async () => {
  calls.set(contracts, pageOf(contract))
  show()
  const running = await screen.findByRole('article', { name: 'BTC/USDT Rise' })
  tick('100.5')
  expect(running.textContent).toContain('Winning+85.00')
  tick('99.5')
  expect(running.textContent).toContain('Losing−100.00')
  const ended = { ...contract, state: 'void', openPrice: null, profit: '0', settleSequence: 8 }
  calls.set(contracts, pageOf(ended))
  await act(() => queries.invalidateQueries({ queryKey: ['second-contracts'] }))
  expect(await screen.findByText(/No price came in time after we accepted/)).toBeDefined()
  // Its receipt cannot be read here: the card says so, and lets one try again.
  expect(calls.asked.some((path) => path.startsWith('/api/trade/receipt/query?') && path.includes('sequence=8'))).toBe(
    true,
  )
})

it('names what a press does after a lost answer: the same again', async () => {
  show()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Stake' }), '40')
  await userEvent.click(screen.getByRole('button', { name: 'Fall' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Fall · 40 USDT' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Fall · 40 USDT' })).toBeNull()
})
