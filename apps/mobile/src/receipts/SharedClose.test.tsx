import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { rehashed } from '@touchstone/domain/examples/rehashed'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { checkpointToJson, receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubMedia } from '@touchstone/app/device/test-media'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { checkpointsOf } from '@touchstone/app/receipts/judgement'
import { bookWithCloses, toldOf } from '@touchstone/signatures/example-closes'

const { house, part } = bookWithCloses()
const receipt = house.receiptOf(part)
const told = toldOf(house, part)
/** The rows from the opening up to the one before the close. */
const rows = house.journal().slice(1, part.sequence - 1)

const calls = answerCalls({})
const { CheckScreen } = await import('./CheckScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const runs = await import('@touchstone/app/receipts/run-check')
const { allTexts } = await import('@touchstone/app/texts/texts')
/** A busy machine takes its time. */
configure({ asyncUtilTimeout: 5_000 })

beforeAll(() => {
  stubMedia()
  return allTexts()
})
beforeEach(() => {
  calls.set('/api/public/checkpoint', { result: checkpointsOf(receipt).map(checkpointToJson)[0] })
})
afterEach(() => {
  cleanup()
  queries.clear()
})

const answer = (before: readonly JournalRow[], results = told): void =>
  calls.set('/api/public/sharedReceipt', {
    result: { pending: false, receipt: receiptToJson(receipt), world: 'real', results, before },
  })
function show(before: readonly JournalRow[], results = told): void {
  answer(before, results)
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/check?code=abcDEF0123456789_-abcd']}>
        <CheckScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const happened = (): string => screen.getByRole('region', { name: 'What happened' }).textContent
const heading = (name: string) => screen.findByRole('heading', { name })

describe('a shared close that comes with the rows since its opening', () => {
  it('is headed by the net result, which this device has made itself', async () => {
    show(rows)
    await heading('Verified on your phone')
    expect(happened()).toMatch(/^.*Result after all fees\+24\.313335 USDT▲Up\+2\.60%/)
    expect(document.body.textContent).not.toContain('Not proven')
    expect(document.body.textContent).not.toContain('Our server says so')
    expect(screen.getByText('Result agrees with the earlier records')).toBeDefined()
    // What no row shows stays open.
    expect(screen.getByText(/^That the earlier records themselves/)).toBeDefined()
  })

  it('says nothing of records that this device has of its own', async () => {
    show(rows)
    await heading('Verified on your phone')
    expect(document.body.textContent).not.toMatch(/your records|device checked those/)
  })

  it.each<[string, readonly JournalRow[]]>([
    ['left out', rows.toSpliced(1, 1)],
    ['changed', rows.map((row, at) => (at === 0 ? { ...row, reply: row.reply.replace('"fee":"', '"fee":"1') } : row))],
    ['changed, with all hashes made again', rehashed(rows.map((row) => ({ ...row, at: row.at + 1 })))],
    ['of another book', rows.map((row) => ({ ...row, bookId: 8 }))],
    ['not the opening', rows.slice(1)],
  ])('fails with a row that is %s, whose fault is the house’s', async (_, before) => {
    show(before)
    await heading("This receipt doesn't check out")
    expect(screen.queryByRole('heading', { name: /^Verified/ })).toBeNull()
    expect(happened()).not.toContain('24.313335')
  })

  it('fails with another result than these rows make', async () => {
    show(
      rows,
      told.map((each) => ({ ...each, net: '4812' })),
    )
    await heading("This receipt doesn't check out")
    expect(happened()).toContain('+24.313335')
    expect(happened()).not.toContain('4812')
  })
})

it('without these rows the net result is told, and not proven', async () => {
  show([])
  await heading('This close is verified on your phone')
  expect(happened()).toMatch(/Result of this close alone.*Result after all fees.*Not proven/)
  answer(rows)
  await act(() => queries.refetchQueries({ queryKey: ['receipts', 'linked'] }))
  expect(await heading('Verified on your phone')).toBeDefined()
})

it.each([
  ['of its results', 'runResultsCheck'],
  ['of the receipt', 'runCheck'],
] as const)('a lost file of the check %s is fetched again, and leads to a verdict', async (_what, lost) => {
  const running = vi.spyOn(runs, lost).mockRejectedValueOnce(new Error('a file is lost'))
  show(rows)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await heading('Verified on your phone')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  running.mockRestore()
})
