import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, renderHook, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { somePosition } from '@touchstone/app/chart/example-position'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'

const calls = answerCalls({})
const { ClosedRow } = await import('./ClosedRow.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')
const { useTradeWords } = await import('@touchstone/app/orders/use-trade-words')
const { useToasts } = await import('@touchstone/app/feedback/toast')
const { cardTexts, ofResult } = await import('@touchstone/app/positions/share-card')
const { withResults } = await import('@touchstone/app/receipts/close-results')
const { percentText } = await import('@touchstone/app/format/number-text')
const { moneyText } = await import('@touchstone/app/format/print-money')

beforeAll(allTexts)
afterEach(() => {
  cleanup()
  queries.clear()
  useToasts.setState({ shown: [] })
})

const result = {
  quantity: '0.1',
  entryPrice: '100010',
  exitPrice: '100490',
  profit: '48',
  openingFee: '5.0005',
  closingFee: '5.0245',
  liquidationFee: '0',
  funding: '0.5',
  insurance: '0',
  margin: '1000.1',
  net: '37.475',
  yield: '0.037471252874712528',
}
const part = { ...result, sequence: 3, time: '2026-11-21 17:00:00', reason: 'user' as const }
const half = { ...part, net: '-6', yield: '-0.0119988' }
const closed = somePosition({
  state: 'closed',
  quantity: '0',
  closeReason: 'user',
  closeTime: '2026-11-21 17:00:00',
  result,
  parts: [part],
})
const shown = { net: '+37.47', rate: '+3.74%' }
const row = (record = closed) =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ClosedRow record={record} book="demo" />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('toast, history, card, share card and receipt show the same two figures of one close', async () => {
  calls.set('/api/trade/appTradePositions/result', {
    result: { id: '4-2', symbol: 'BTC/USDT', direction: 'long', leverage: 20, result, parts: [part], open: null },
  })
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const words = renderHook(useTradeWords, { wrapper }).result.current
  await words.tellClosed({ positionId: '4-2', sequence: 3, symbol: 'BTC/USDT', quantity: '0.1', price: '100490' })
  expect(useToasts.getState().shown.at(-1)?.text).toContain(`${shown.net} USDT (${shown.rate})`)

  row()
  const summary = screen.getByRole('button', { expanded: false }).textContent
  expect(summary).toContain(shown.net)
  expect(summary).toContain(shown.rate)

  const card = cardTexts(
    ofResult(closed, result, 'demo'),
    { side: 'Long', entry: '', price: '', invitation: '', demo: 'Demo', sandbox: 'Sandbox: play money' },
    { tick: '0.1', showsProfit: true, address: 'https://touchstone.example/', isSandbox: false },
  )
  expect(card).toMatchObject({ profit: `${shown.net} USDT`, yield: shown.rate, mark: 'Demo' })

  const plain = { title: 'receipts.closedByUser', outcome: undefined, facts: [], parts: [] } as const
  const { outcome } = withResults(plain, [{ ...part, positionId: '4-2', symbol: 'BTC/USDT' }])
  expect(moneyText(outcome?.value ?? null, { signed: true })).toBe(shown.net)
  expect(percentText(outcome?.rate, 2, true)).toBe(shown.rate)
})

it('a position closed in parts shows its life, and each part beside its own result, never mixed', async () => {
  const life = { ...result, net: '31.475', yield: '0.0157' }
  row(somePosition({ ...closed, result: life, parts: [{ ...half, sequence: 2 }, part] }))
  const summary = screen.getByRole('button', { expanded: false })
  expect(summary.textContent).toContain('+31.47')
  expect(summary.textContent).toContain('+1.57%')
  await userEvent.click(summary)
  const parts = within(screen.getByRole('region', { name: 'Closed in parts' })).getAllByRole('link')
  expect(parts.map((each) => each.textContent)).toEqual([
    expect.stringMatching(/−6\.00.*−1\.19%/),
    expect.stringMatching(/\+37\.47.*\+3\.74%/),
  ])
  expect(parts.map((each) => each.getAttribute('href'))).toEqual([
    expect.stringContaining('sequence=2'),
    expect.stringContaining('sequence=3'),
  ])
})

it('a close whose result cannot be fetched is told without one, not with another number', async () => {
  calls.set('/api/trade/appTradePositions/result', new TypeError('no answer'))
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const words = renderHook(useTradeWords, { wrapper }).result.current
  await words.tellClosed({ positionId: '4-2', sequence: 9, symbol: 'BTC/USDT', quantity: '0.1', price: '100490' })
  expect(useToasts.getState().shown.at(-1)?.text).toBe('0.1 BTC closed at 100,490')
})
