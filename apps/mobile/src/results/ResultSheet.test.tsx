import { printWireTime } from '@touchstone/wire/wire-time'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { stubMedia } from '@touchstone/app/device/test-media'
import { someListed } from '@touchstone/app/market/test-listed'
import { checkpointsOf } from '@touchstone/app/receipts/judgement'
import { bookWithCloses, toldOf } from '@touchstone/signatures/example-closes'
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { checkpointToJson, receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

const { house, part } = bookWithCloses()
const receipt = house.receiptOf(part)
const told = toldOf(house, part)
const [close] = told
const lostOption = exampleReceipts()['lost']
if (close === undefined || lostOption === undefined) throw new Error('an example is missing')
const checkpointOf = (of: Receipt) => ({ result: checkpointsOf(of).map(checkpointToJson)[0] ?? {} })
const calls = answerCalls({ '/api/trade/appSymbol/list': { result: [someListed('BTC/USDT')] } })
const { ResultSheet } = await import('./ResultSheet.tsx')
const { isBusy } = await import('./is-busy.ts')
const { queries } = await import('@touchstone/app/api/queries')
const runs = await import('@touchstone/app/receipts/run-check')
const { closeEnding, showEnding, useEnding } = await import('@touchstone/app/results/endings')
const { outcomeOfOption } = await import('@touchstone/app/results/outcome')
const { allTexts } = await import('@touchstone/app/texts/texts')
/** A busy machine takes its time. */
configure({ asyncUtilTimeout: 5_000 })

const position = {
  id: close.positionId,
  symbol: 'BTC/USDT',
  direction: 'long',
  leverage: 20,
  openTime: '1970-01-01 06:56:02',
  result: null,
  closes: 1,
  parts: [close],
  open: { quantity: '0.2', cost: '18000', margin: '1000', openingFee: '9', funding: '0', realised: '0' },
}
const shownReceipt = (pending = false, of = receipt) => ({
  result: {
    pending,
    receipt: receiptToJson(pending ? { ...of, journal: { ...of.journal, anchor: 'anchor_pending' } } : of),
    world: 'demo',
    results: of === receipt ? told : [],
  },
})
/** The same answer, with one figure of the close another one. */
const lyingOf = (change: object) => ({ result: { ...position, parts: [{ ...close, ...change }] } })

beforeAll(() => {
  stubMedia()
  return allTexts()
})
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  calls.set('/api/trade/appTradePositions/result', { result: position })
  calls.set('/api/trade/receipt/query', shownReceipt())
  calls.set('/api/public/checkpoint', checkpointOf(receipt))
})
afterEach(() => {
  cleanup()
  queries.clear()
  useEnding.setState({ ending: undefined, isOpen: false })
})

const ending = {
  bookId: '7',
  sequence: part.sequence,
  book: 'demo' as const,
  what: { closes: [{ positionId: close.positionId, sequence: part.sequence, place: 0 }] },
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
  expect(await card.findByText('Part closed')).toBeDefined()
  expect(card.getByText('Demo')).toBeDefined()
  expect(card.getByText('BTC/USDT · Long 20×')).toBeDefined()
  expect(card.getAllByText(/24\.31|\+24/).length).toBeGreaterThan(0)
  expect(card.getByText('From the price').closest('div')?.textContent).toContain('+33.330000')
  const inSum = (label: string) => card.getByText(label).closest('div')?.textContent
  expect([inSum('Fees'), inSum('Opening'), inSum('Closing')]).toEqual([
    'Fees−9.016665 USDT',
    'Opening−4.500000 USDT',
    'Closing−4.516665 USDT',
  ])
  expect(card.queryByText('Liquidation')).toBeNull()
  expect(card.queryByText('Held for')).toBeNull()
  await userEvent.click(card.getByRole('button', { name: 'Show details' }))
  expect(card.getByText('Held for').closest('div')?.textContent).toContain('1 hr 4 min')
  expect(await card.findByText('This close is verified on your phone')).toBeDefined()
  const seal = card.getByRole('link', { name: /This close is verified on your phone/ })
  // This device has not gone through the earlier records, and says so.
  expect(within(seal).getByText(/^Our server says so\./)).toBeDefined()
  expect(seal.getAttribute('href')).toBe(`/receipt?bookId=7&sequence=${part.sequence}`)
  // The card tells its sheet after it has been drawn.
  await waitFor(() => expect(card.getByRole('button', { name: 'Share' })).toHaveProperty('ariaDisabled', 'false'))
})

/** Which stand one below the other, by their place in the document. */
const isBefore = (first: Element, then: Element): boolean =>
  (first.compareDocumentPosition(then) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

it('has the seal right below the number, and a way to cheat below the seal', async () => {
  show()
  act(() => showEnding(ending))
  const card = within(await screen.findByRole('dialog'))
  const seal = await card.findByRole('link', { name: /This close is verified on your phone/ })
  // It may still count up.
  const [net = seal] = await card.findAllByText(/24\.31/)
  expect(isBefore(net, seal)).toBe(true)
  expect(isBefore(seal, card.getByText('From the price'))).toBe(true)
  await userEvent.click(card.getByRole('button', { name: 'Try to cheat' }))
  // One tap, and whoever works with the keyboard stands on the first digit.
  const digit = await card.findByRole('button', { name: /in place 1$/ })
  await waitFor(() => expect(document.activeElement).toBe(digit))
  await userEvent.click(card.getByRole('button', { name: /in place 2$/ }))
  const caught = await card.findByText(/^Caught\. \d+ checks? turned red\.$/)
  expect(isBefore(seal, caught) && isBefore(caught, card.getByText('From the price'))).toBe(true)
  expect(isBefore(digit, caught) && isBefore(caught, card.getByRole('switch', { name: 'Forge the hash too' }))).toBe(
    true,
  )
  // The sentence is said; why each check noticed is there to be read.
  expect(caught.closest('[role="status"]')?.textContent).toBe(caught.textContent)
})

it('says once that it checks and once what it found, and counts for nobody to hear', async () => {
  show()
  const heard: string[] = []
  const watch = new MutationObserver(() => {
    const said = screen.queryAllByRole('status').map(({ textContent }) => textContent)
    if (said.join() !== heard.at(-1)) heard.push(said.join())
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  act(() => showEnding(ending))
  await screen.findByText('This close is verified on your phone')
  watch.disconnect()
  expect(heard.filter((said) => said.startsWith('Checking on your phone')).length).toBeLessThanOrEqual(2)
  expect(heard.at(-1)).toBe('This close is verified on your phone')
  expect(heard.join()).not.toMatch(/\d/)
})

it.each([
  ['net', '7748.013335'],
  ['profit', '7810.33'],
  ['exitPrice', '99999'],
])('has no seal and no picture for another %s than its receipt has', async (figure, value) => {
  calls.set('/api/trade/appTradePositions/result', lyingOf({ [figure]: value }))
  show()
  act(() => showEnding(ending))
  const card = within(await screen.findByRole('dialog'))
  expect(await card.findByText("This receipt doesn't check out")).toBeDefined()
  expect(card.getByText(new RegExp(`is shown as ${value}, but the receipt has`))).toBeDefined()
  expect(card.queryByText(/verified on your phone/i)).toBeNull()
  expect(card.getByRole('button', { name: 'Share' })).toHaveProperty('ariaDisabled', 'true')
})

it('waits for the next checkpoint, and turns to the seal by itself', async () => {
  const atMs = receipt.journal.row.at + 30_000
  calls.set('/api/public/getServerTime', { result: { time: printWireTime(atMs), atMs } })
  calls.set('/api/trade/receipt/query', shownReceipt(true))
  show()
  act(() => showEnding(ending))
  expect(await screen.findByText('Waiting for its seal')).toBeDefined()
  expect(screen.queryByText(/verified on your phone/i)).toBeNull()
  calls.set('/api/trade/receipt/query', shownReceipt())
  await act(() => queries.invalidateQueries({ queryKey: ['receipts', '7', String(part.sequence)] }))
  expect(await screen.findByText('This close is verified on your phone')).toBeDefined()
})

/** With the hash of the row that it stands for. */
const answerAltered = (): void => {
  const { journal } = receipt
  const row = { ...journal.row, reply: journal.row.reply.replace('"closingFee":"4.516665"', '"closingFee":"4.516664"') }
  calls.set('/api/trade/receipt/query', {
    result: { ...shownReceipt().result, receipt: receiptToJson({ ...receipt, journal: { ...journal, row } }) },
  })
}

it('shows nothing that was begun with a record on another that the house answers with later', async () => {
  show()
  act(() => showEnding(ending))
  const card = within(await screen.findByRole('dialog'))
  await card.findByText('This close is verified on your phone')
  await userEvent.click(card.getByRole('button', { name: 'Try to cheat' }))
  await card.findByRole('button', { name: /in place 1$/ })
  answerAltered()
  await act(() => queries.invalidateQueries({ queryKey: ['receipts', '7', String(part.sequence)] }))
  expect(await card.findByText("This receipt doesn't check out")).toBeDefined()
  expect(card.getByRole('button', { name: 'Try to cheat' })).toBeDefined()
})

it('stays red where a check fails, and names it', async () => {
  answerAltered()
  show()
  act(() => showEnding(ending))
  expect(await screen.findByText("This receipt doesn't check out")).toBeDefined()
  expect(screen.getByText(/Record is unaltered/)).toBeDefined()
  expect(screen.queryByText(/verified on your phone/i)).toBeNull()
})

it('has the receipt where the result cannot be had, and no other number', async () => {
  calls.set('/api/trade/appTradePositions/result', new TypeError('no answer'))
  show()
  act(() => showEnding(ending))
  expect(await screen.findByText(/We couldn't load the result/, {}, { timeout: 20_000 })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Share' })).toHaveProperty('ariaDisabled', 'true')
  expect(screen.getByRole('link', { name: /See every check$/ }).getAttribute('href')).toMatch(/^\/receipt\?/)
}, 30_000)

const ended = { symbol: 'BTC/USDT', direction: 'rise', state: 'lost', stake: '100', payout: '0' } as const
const prices = { openPrice: '100', closePrice: '99', lastedMs: undefined }
const showOption = (change: object, pending = false): void => {
  calls.set('/api/trade/receipt/query', shownReceipt(pending, lostOption))
  calls.set('/api/public/checkpoint', checkpointOf(lostOption))
  show()
  const { sequence } = lostOption.journal.row
  act(() => showEnding({ ...ending, sequence, what: { option: outcomeOfOption({ ...ended, ...prices, ...change }) } }))
}

it('is of an option the same card, and goes with its cross', async () => {
  showOption({})
  const card = within(await screen.findByRole('dialog'))
  expect(card.getByText('Option lost')).toBeDefined()
  expect(card.getByText('Your stake').closest('div')?.textContent).toContain('−100.00')
  expect(await card.findByText('Verified on your phone')).toBeDefined()
  await userEvent.click(card.getByRole('button', { name: 'Close' }))
  expect(useEnding.getState().isOpen).toBe(false)
})

it('hands on a picture that is proven once the seal has landed, though the card is behind it', async () => {
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const { at } = lostOption.journal.row
  calls.set('/api/public/getServerTime', { result: { time: printWireTime(at + 30_000), atMs: at + 30_000 } })
  showOption({}, true)
  await screen.findByText('Waiting for its seal')
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByRole('img', { name: /Not proven/ })).toBeDefined()
  calls.set('/api/trade/receipt/query', shownReceipt(false, lostOption))
  await act(() => queries.invalidateQueries({ queryKey: ['receipts', '7', String(lostOption.journal.row.sequence)] }))
  await waitFor(() => expect(screen.getByRole('img').ariaLabel).not.toContain('Not proven'))
})

it.each([{ state: 'won', payout: '7777' }, { stake: '50' }, { closePrice: '98' }])(
  'is no seal of an option that is told as %o',
  async (lie) => {
    showOption(lie)
    const card = within(await screen.findByRole('dialog'))
    expect(await card.findByText("This receipt doesn't check out")).toBeDefined()
    expect(card.queryByText(/verified on your phone/i)).toBeNull()
    expect(card.getByRole('button', { name: 'Share' })).toHaveProperty('ariaDisabled', 'true')
  },
)

it('nothing rises by itself over somebody who types, or over a sheet', () => {
  expect(isBusy()).toBe(false)
  render(<input aria-label="Amount" />)
  screen.getByRole('textbox').focus()
  expect(isBusy()).toBe(true)
  cleanup()
  show()
  act(() => showEnding(ending))
  expect(isBusy()).toBe(true)
  act(() => closeEnding())
})

it('says that the check did not run where its figures could not be made, why nothing is shared, and runs it again', async () => {
  const making = vi.spyOn(runs, 'runResultsCheck').mockRejectedValueOnce(new Error('a file is lost'))
  show()
  act(() => showEnding(ending))
  const card = within(await screen.findByRole('dialog'))
  expect(await card.findByText("We couldn't run the check")).toBeDefined()
  expect(card.getByText('You can share this once the check has run.')).toBeDefined()
  await userEvent.click(card.getByRole('button', { name: 'Try again' }))
  expect(await card.findByText('This close is verified on your phone')).toBeDefined()
  expect(card.queryByText('You can share this once the check has run.')).toBeNull()
  making.mockRestore()
})
