import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import { journalRowHash } from '@touchstone/domain/ledger/journal-row'
import { checkpointToJson, receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { checkpointsOf } from '@touchstone/app/receipts/judgement'

function wonReceipt(): Receipt {
  const example = exampleReceipts()['won']
  if (example === undefined) throw new Error('the example receipt is missing')
  return example
}
const receipt = wonReceipt()
const query = '/api/trade/receipt/query'
const answer = (given: Receipt, pending = false) => ({ result: { pending, receipt: receiptToJson(given) } })
const published = '/api/public/checkpoint'
const calls = answerCalls({})
const { ReceiptScreen } = await import('./ReceiptScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')
/** A busy machine takes its time. */
configure({ asyncUtilTimeout: 5_000 })

beforeAll(allTexts)
afterEach(() => {
  cleanup()
  queries.clear()
})

const shown = checkpointsOf(receipt).map(checkpointToJson)[0]

function show(given: Receipt, checkpoint: object | undefined = shown): void {
  calls.set(query, answer(given, given.journal.anchor === anchorPending))
  calls.set(published, checkpoint === undefined ? new TypeError('no answer') : { result: checkpoint })
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/receipt?bookId=7&sequence=2']}>
        <ReceiptScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('says that it was checked here, and shows what it rests on', async () => {
  show(receipt)
  expect(await screen.findByRole('heading', { name: 'Checked in your browser' })).toBeDefined()
  expect(screen.getByText('Option won')).toBeDefined()
  expect(screen.getByText('(101 + 101) ÷ 2')).toBeDefined()
  const checks = within(screen.getByRole('region', { name: 'Checks' })).getAllByRole('listitem')
  expect(checks.map(({ textContent }) => textContent.endsWith('Holds'))).toEqual(checks.map(() => true))
  expect(checks.length).toBe(17)
})

it('names what does not hold', async () => {
  const { journal } = receipt
  const row = { ...journal.row, reply: journal.row.reply.replace('"payout":"70"', '"payout":"700"') }
  show({ ...receipt, journal: { ...journal, row } })
  expect(await screen.findByRole('heading', { name: 'This receipt does NOT hold' })).toBeDefined()
  expect(screen.getAllByText('the tape gives another outcome than the one recorded').length).toBeGreaterThan(0)
})

it('holds with another checkpoint than the published one no more', async () => {
  show(receipt, { ...shown, hash: 'f'.repeat(64) })
  expect(await screen.findByRole('heading', { name: 'This receipt does NOT hold' })).toBeDefined()
})

it('says that this version cannot check a kind that it does not know', async () => {
  const { journal } = receipt
  const row = { ...journal.row, reply: '{"kind":"lottery_drawn"}' }
  show({ ...receipt, journal: { row: { ...row, hash: journalRowHash(row) }, anchor: anchorPending } })
  expect(await screen.findByRole('heading', { name: "We can't check this kind yet" })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Update the app' })).toBeDefined()
  // What it moved is readable all the same.
  expect(screen.getByText('Recorded command')).toBeDefined()
  expect(within(screen.getByRole('region', { name: 'Entries' })).getAllByRole('listitem').length).toBeGreaterThan(0)
  expect(screen.queryByText('Checked in your browser')).toBeNull()
  expect(screen.queryByText('This receipt does NOT hold')).toBeNull()
})

it('is not checked to the end before its checkpoint', async () => {
  const { journal } = receipt
  show({ ...receipt, journal: { ...journal, anchor: anchorPending } })
  expect(await screen.findByRole('heading', { name: 'Not checked to the end yet' })).toBeDefined()
  expect(screen.getByText('No checkpoint covers it yet.')).toBeDefined()
})

it('a refusal stands in place, with another try', async () => {
  calls.set(query, {
    result: { key: 'too_many_requests', details: {} },
    code: 4290,
    message: 'Too many requests.',
  })
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/receipt?bookId=7&sequence=2']}>
        <ReceiptScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Too many requests.')).toBeDefined()
  calls.set(query, answer(receipt))
  calls.set(published, { result: shown })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Checked in your browser' })).toBeDefined()
})
