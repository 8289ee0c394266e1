import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { stubMedia } from '@touchstone/app/device/test-media'
import { someListed } from '@touchstone/app/market/test-listed'
import { checkpointsOf } from '@touchstone/app/receipts/judgement'
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { checkpointToJson, receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

const receipt = exampleReceipts()['won']
if (receipt === undefined) throw new Error('the example receipt is missing')
const calls = answerCalls({
  '/api/trade/appSymbol/list': { result: [someListed('BTC/USDT')] },
  '/api/public/checkpoint': { result: checkpointsOf(receipt).map(checkpointToJson)[0] ?? {} },
})
const { ResultSheet } = await import('./ResultSheet.tsx')
const { isTyping } = await import('./is-typing.ts')
const { queries } = await import('@touchstone/app/api/queries')
const { closeEnding, showEnding, useEnding } = await import('@touchstone/app/results/endings')
const { outcomeOfOption } = await import('@touchstone/app/results/outcome')
const { allTexts } = await import('@touchstone/app/texts/texts')
/** A busy machine takes its time. */
configure({ asyncUtilTimeout: 5_000 })

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
const close = { ...result, sequence: 3, place: 0, time: '2026-11-21 17:04:00', reason: 'stop_loss' }
const position = {
  id: '7-2',
  symbol: 'BTC/USDT',
  direction: 'long',
  leverage: 20,
  openTime: '2026-11-21 16:00:00',
  result,
  closes: 1,
  parts: [close],
  open: null,
}
const shownReceipt = (pending = false) => ({
  result: {
    pending,
    receipt: receiptToJson(
      pending ? { ...receipt, journal: { ...receipt.journal, anchor: 'anchor_pending' } } : receipt,
    ),
    world: 'demo',
    results: [],
  },
})

beforeAll(() => {
  stubMedia()
  return allTexts()
})
beforeEach(() => {
  calls.set('/api/trade/appTradePositions/result', { result: position })
  calls.set('/api/trade/receipt/query', shownReceipt())
})
afterEach(() => {
  cleanup()
  queries.clear()
  useEnding.setState({ ending: undefined, isOpen: false })
})

const ending = {
  bookId: '7',
  sequence: 3,
  book: 'demo' as const,
  what: { closes: [{ positionId: '7-2', sequence: 3, place: 0 }] },
}
function show(): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ResultSheet />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('lifts a card with the one result, how it comes about, and the seal of its receipt', async () => {
  show()
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => showEnding(ending))
  const card = within(await screen.findByRole('dialog'))
  expect(await card.findByText('Closed by stop loss')).toBeDefined()
  expect(card.getByText('Demo')).toBeDefined()
  expect(card.getByText('BTC/USDT · Long 20×')).toBeDefined()
  expect(card.getAllByText(/37\.47|\+37/).length).toBeGreaterThan(0)
  expect(card.getByText('From the price').closest('div')?.textContent).toContain('+48.00')
  expect(card.getByText('opening 5.00 · closing 5.02').closest('div')?.textContent).toContain('−10.02')
  expect(card.getByText('Held for').closest('div')?.textContent).toContain('1 hr 4 min')
  expect(await card.findByText('Verified on your phone')).toBeDefined()
  const seal = card.getByRole('link', { name: /Verified on your phone/ })
  expect(seal.getAttribute('href')).toBe('/receipt?bookId=7&sequence=3')
})

it('waits for the next checkpoint, and turns to the seal by itself', async () => {
  calls.set('/api/trade/receipt/query', shownReceipt(true))
  show()
  act(() => showEnding(ending))
  expect(await screen.findByText('Waiting for its seal')).toBeDefined()
  expect(screen.queryByText('Verified on your phone')).toBeNull()
  calls.set('/api/trade/receipt/query', shownReceipt())
  await act(() => queries.invalidateQueries({ queryKey: ['receipts', '7', '3'] }))
  expect(await screen.findByText('Verified on your phone')).toBeDefined()
})

it('stays red where a check fails, and names it', async () => {
  const { journal } = receipt
  const row = { ...journal.row, reply: journal.row.reply.replace('"payout":"70"', '"payout":"700"') }
  calls.set('/api/trade/receipt/query', {
    result: { ...shownReceipt().result, receipt: receiptToJson({ ...receipt, journal: { ...journal, row } }) },
  })
  show()
  act(() => showEnding(ending))
  expect(await screen.findByText("This receipt doesn't check out")).toBeDefined()
  expect(screen.getByText(/Record is unaltered/)).toBeDefined()
  expect(screen.queryByText('Verified on your phone')).toBeNull()
})

it('has the receipt where the result cannot be had, and no other number', async () => {
  calls.set('/api/trade/appTradePositions/result', new TypeError('no answer'))
  show()
  act(() => showEnding(ending))
  expect(await screen.findByText(/We couldn't load the result/, {}, { timeout: 20_000 })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Share' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Receipt' })).toHaveProperty('disabled', false)
}, 30_000)

it('is of an option the same card, and goes with Done', async () => {
  const ended = { symbol: 'BTC/USDT', direction: 'rise', state: 'lost', stake: '25', payout: '0' } as const
  const option = outcomeOfOption({ ...ended, openPrice: '101', closePrice: '100', lastedMs: undefined })
  show()
  act(() => showEnding({ ...ending, what: { option } }))
  const card = within(await screen.findByRole('dialog'))
  expect(card.getByText('Option lost')).toBeDefined()
  expect(card.getByText('Your stake').closest('div')?.textContent).toContain('−25.00')
  await userEvent.click(card.getByRole('button', { name: 'Done' }))
  expect(useEnding.getState().isOpen).toBe(false)
})

it('nothing rises by itself over somebody who types, or over a sheet', () => {
  expect(isTyping()).toBe(false)
  render(<input aria-label="Amount" />)
  screen.getByRole('textbox').focus()
  expect(isTyping()).toBe(true)
  cleanup()
  show()
  act(() => showEnding(ending))
  expect(isTyping()).toBe(true)
  act(() => closeEnding())
})
