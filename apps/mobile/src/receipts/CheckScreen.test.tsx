import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { journalRowHash } from '@touchstone/domain/ledger/journal-row'
import { anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import { checkpointToJson, receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import { receiptText } from '@touchstone/domain/receipts/receipt-text'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pathTo } from '../routes/paths.ts'
import { stubMedia } from '@touchstone/app/device/test-media'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { checkpointsOf } from '@touchstone/app/receipts/judgement'
import { bookWithCloses, toldOf } from '@touchstone/signatures/example-closes'

const found = exampleReceipts()['won']
if (found === undefined) throw new Error('the example receipt is missing')
const won: Receipt = found
const [checkpoint] = checkpointsOf(won).map(checkpointToJson)

const calls = answerCalls({})
const { CheckScreen } = await import('./CheckScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')
/** A busy machine takes its time. */
configure({ asyncUtilTimeout: 5_000 })

beforeAll(() => {
  stubMedia()
  return allTexts()
})
const newest = (at: number): void => {
  calls.set('/api/public/checkpoints', {
    result: { records: [{ ...checkpoint, at }], total: 1, size: 1, current: 1, pages: 1 },
  })
}
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  calls.set('/api/public/checkpoint', { result: checkpoint })
  newest(won.journal.row.at + 60_000)
})
afterEach(() => {
  cleanup()
  queries.clear()
})

function show(): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/check']}>
        <CheckScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const field = () => screen.getByRole('textbox', { name: 'Paste a link or a receipt' })
async function paste(text: string): Promise<void> {
  await userEvent.click(field())
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Check it' }))
}
const heading = (name: string) => screen.findByRole('heading', { name })

/** As it is saved before a checkpoint covers it, or as somebody makes one up. */
function unanchored(): Receipt {
  const { row } = won.journal
  return { ...won, journal: { row: { ...row, hash: journalRowHash(row) }, anchor: anchorPending } }
}

describe('a receipt that is brought without an anchor', () => {
  const waits = /Waiting for|checkpoint seals it|Every check so far passed|next checkpoint/

  it('is not proven yet, and waits for nothing', async () => {
    show()
    await paste(receiptText(unanchored()))
    await heading('Not proven yet')
    expect(screen.getByText(/^Nothing published proves this record\./)).toBeDefined()
    expect(document.body.textContent).not.toMatch(waits)
  })

  it('is not proven where the house has published much since', async () => {
    newest(won.journal.row.at + 86_400_000)
    show()
    await paste(receiptText(unanchored()))
    await heading('Not proven')
    expect(document.body.textContent).not.toMatch(waits)
  })

  it('says no more where the checkpoints cannot be fetched', async () => {
    calls.set('/api/public/checkpoints', new TypeError('no answer'))
    show()
    await paste(receiptText(unanchored()))
    expect(await heading('Not proven yet')).toBeDefined()
  })
})

describe('a close that comes with what it brought', () => {
  const { house, part, both } = bookWithCloses()
  const close = house.receiptOf(both)
  const told = toldOf(house, both)

  const happened = (): string => screen.getByRole('region', { name: 'What happened' }).textContent
  async function bring(given: Receipt, results: typeof told): Promise<void> {
    calls.set('/api/public/checkpoint', { result: checkpointsOf(given).map(checkpointToJson)[0] })
    show()
    await paste(JSON.stringify({ receipt: receiptToJson(given), results }))
    await heading('This close is verified on your phone')
  }

  it('is headed by what the record proves; the net result stands below it, and nothing proves that', async () => {
    await bring(close, told)
    expect(happened()).toMatch(
      /Result of this close alone\+[\d.]+ USDT.*Result after all fees.*Not proven.*\+87\.26693 USDT(?!.*%)/,
    )
    expect(happened().match(/Result of this close alone/g)).toHaveLength(1)
    expect(happened()).toContain('Whoever passed this on says so.')
    expect(happened()).not.toContain('Our server says so')
    // Of a cross position no record has a margin to take a part of.
    expect(happened()).not.toMatch(/alone\+[\d.]+ USDT(▲|▼)/)
  })

  it('has its part of the margin that it set free', async () => {
    await bring(house.receiptOf(part), toldOf(house, part))
    expect(happened()).toMatch(/Result of this close alone\+28\.813335 USDT▲Up\+3\.08%.*\+24\.313335 USDT/)
  })
})

it('one that a published checkpoint contains is verified', async () => {
  show()
  await paste(receiptText(won))
  expect(await heading('Verified on your phone')).toBeDefined()
})

it('before a screen with a mouse says so of this device', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('pointer'),
    addEventListener: () => undefined,
  }))
  show()
  await paste(receiptText(won))
  expect(await heading('Verified on this device')).toBeDefined()
  stubMedia()
})

describe('the focus', () => {
  const button = (name: string | RegExp) => screen.getByRole('button', { name })

  it('goes to the verdict, to the first digit, and back to the field', async () => {
    show()
    await paste(receiptText(won))
    expect(document.activeElement).toBe(await heading('Verified on your phone'))
    await userEvent.click(button('Change a digit'))
    expect(document.activeElement).toBe(button(/in place 1$/))
    await userEvent.click(button(/in place 2$/))
    await userEvent.click(button('Put it back'))
    expect(document.activeElement).toBe(button(/in place 1$/))
    await userEvent.click(button('Check another one'))
    expect(document.activeElement).toBe(field())
  })

  it('the outcome of a cheat comes into a region that was there before', async () => {
    show()
    await paste(receiptText(won))
    await heading('Verified on your phone')
    await userEvent.click(button('Change a digit'))
    const region = screen.getAllByRole('status').at(-1)
    expect(region?.textContent).toBe('')
    await userEvent.click(button(/in place 2$/))
    await waitFor(() => expect(region?.textContent).toMatch(/^Caught\./))
  })
})

it('says to a stranger who we are, and leads to the demo', async () => {
  show()
  expect(screen.getByText('Touchstone')).toBeDefined()
  expect(screen.getByText(/^A receipt proves one trade/)).toBeDefined()
  const way = () => screen.getByRole('link', { name: 'Try it yourself' }).getAttribute('href')
  expect(way()).toBe(pathTo('demo', { start: '1' }))
  await paste(receiptText(won))
  await heading('Verified on your phone')
  expect(way()).toBe(pathTo('demo', { start: '1' }))
})
