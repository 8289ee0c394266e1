import { printWireTime } from '@touchstone/wire/wire-time'
import { cleanup, configure, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { somePosition } from '@touchstone/app/chart/example-position'
import { stubMedia } from '@touchstone/app/device/test-media'
import { checkpointsOf } from '@touchstone/app/receipts/judgement'
import { bookWithCloses, toldOf } from '@touchstone/signatures/example-closes'
import { checkpointToJson, receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import { anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

const { house, both } = bookWithCloses()
const receipt = house.receiptOf(both)
const told = toldOf(house, both)
/** The other one was closed in parts. */
const close = told.find(({ symbol }) => symbol === 'ETH/USDT')
if (close === undefined) throw new Error('the example is missing')
const calls = answerCalls({})
const { showRow, unfoldRow } = await import('./test-closed-row.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')
/** A busy machine takes its time. */
configure({ asyncUtilTimeout: 5_000 })

beforeAll(() => {
  stubMedia()
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) } })
  return allTexts()
})
const answer = (of: Receipt) => ({
  result: { pending: of.journal.anchor === anchorPending, receipt: receiptToJson(of), world: 'demo', results: told },
})
beforeEach(() => {
  calls.set('/api/trade/receipt/query', answer(receipt))
  calls.set('/api/public/checkpoint', { result: checkpointsOf(receipt).map(checkpointToJson)[0] ?? {} })
  calls.set('/api/trade/receipt/shared', { result: { receipts: [] } })
})
afterEach(() => {
  cleanup()
  queries.clear()
})

const closed = somePosition({
  id: close.positionId,
  symbol: close.symbol,
  direction: 'short',
  state: 'closed',
  closeReason: close.reason,
  closeTime: close.time,
  result: close,
  closes: 1,
  parts: [close],
})
async function open(record = closed): Promise<void> {
  showRow(record)
  await unfoldRow()
}
const share = () => screen.getByRole('button', { name: 'Share' })
const picture = async (): Promise<string | null> => {
  await userEvent.click(share())
  return within(await screen.findByRole('dialog'))
    .getByRole('img')
    .getAttribute('aria-label')
}

it('checks its receipt where it opens, and has a picture only then; of a result that is only told it says so', async () => {
  await open()
  expect(share()).toHaveProperty('disabled', true)
  const seal = await screen.findByRole('link', { name: /This close is verified on your phone/ })
  expect(seal.getAttribute('href')).toBe(`/receipt?bookId=7&sequence=${both.sequence}`)
  expect(share()).toHaveProperty('disabled', false)
  expect(await picture()).toMatch(/Closed position, after all fees · Not proven/)
})

it('waits for the next checkpoint in sight', async () => {
  const { journal } = receipt
  const atMs = receipt.journal.row.at + 30_000
  calls.set('/api/public/getServerTime', { result: { time: printWireTime(atMs), atMs } })
  calls.set('/api/trade/receipt/query', answer({ ...receipt, journal: { ...journal, anchor: anchorPending } }))
  await open()
  expect(await screen.findByText('Waiting for its seal')).toBeDefined()
})

it.each([
  ['net', '7748.013335'],
  ['exitPrice', '99999'],
])('has no seal and no picture for another %s than its receipt has', async (figure, value) => {
  await open({ ...closed, result: { ...close, [figure]: value } })
  expect(await screen.findByText("This receipt doesn't check out")).toBeDefined()
  expect(screen.getByText(new RegExp(`is shown as ${value}, but the receipt has`))).toBeDefined()
  expect(share()).toHaveProperty('disabled', true)
})

it('has no picture where its receipt cannot be had', async () => {
  calls.set('/api/trade/receipt/query', { result: { key: 'receipt_not_found', details: {} }, code: 4040, message: '' })
  await open()
  expect(await screen.findByText("We couldn't run the check")).toBeDefined()
  expect(share()).toHaveProperty('disabled', true)
})

it('of several closes no one receipt is, and the picture says that it is not proven', async () => {
  await open({ ...closed, closes: 2, parts: [close, { ...close, place: 1 }] })
  expect(await picture()).toMatch(/Closed position, after all fees · Not proven/)
})
