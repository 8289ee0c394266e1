import { printWireTime } from '@touchstone/wire/wire-time'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { anchorPending } from '@touchstone/domain/receipts/receipt'
import { checkpointToJson, receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { stubMedia } from '@touchstone/app/device/test-media'
import { checkpointsOf } from '@touchstone/app/receipts/judgement'
import { bookWithCloses, toldOf } from '@touchstone/signatures/example-closes'
import { decideBook } from '@touchstone/app/receipts/test-decided-book'

const { house, both } = bookWithCloses()
const calls = answerCalls({})
const { ReceiptScreen } = await import('./ReceiptScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { nothingKnown, useProof } = await import('@touchstone/app/proof/proof-state')
const { allTexts } = await import('@touchstone/app/texts/texts')
/** A busy machine takes its time. */
configure({ asyncUtilTimeout: 5_000 })

beforeAll(() => {
  stubMedia()
  return allTexts()
})
afterEach(() => {
  cleanup()
  queries.clear()
  useProof.setState(nothingKnown)
})

/** Of a record that this device has decided again itself, and that the house has put under no checkpoint. */
async function show(ageMs: number): Promise<void> {
  await decideBook(house, both)
  const { sequence, hash, at } = both
  const close = house.receiptOf(both)
  const receipt = receiptToJson({ ...close, journal: { row: close.journal.row, anchor: anchorPending } })
  calls.set('/api/trade/receipt/query', {
    result: { pending: true, receipt, world: 'real', results: toldOf(house, both) },
  })
  const rows = house.journal().slice(1, sequence - 1)
  const journal = { bookId: 7, world: 'real', head: { sequence, hash }, rows, tape: [], settings: [] }
  calls.set('/api/trade/receipt/journal', { result: journal })
  calls.set('/api/public/checkpoint', { result: checkpointsOf(close).map(checkpointToJson)[0] })
  calls.set('/api/public/getServerTime', { result: { time: printWireTime(at + ageMs), atMs: at + ageMs } })
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[`/receipt?bookId=${both.bookId}&sequence=${sequence}`]}>
        <ReceiptScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('has the same result, unsealed, while its checkpoint is due', async () => {
  await show(60_000)
  expect(await screen.findByRole('heading', { name: 'Same result on your phone' })).toBeDefined()
})

it('is not sealed where none includes it after ten minutes, though this device has decided it itself', async () => {
  await show(660_000)
  expect(await screen.findByRole('heading', { name: 'Not proven' })).toBeDefined()
  expect(screen.queryByText(/^Verified/)).toBeNull()
})
