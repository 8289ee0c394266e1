import { printWireTime } from '@touchstone/wire/wire-time'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import { type JournalRow, journalRowHash } from '@touchstone/domain/ledger/journal-row'
import { checkpointToJson, receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { intentText } from '@touchstone/domain/books/signed-intent'
import { type Canonical, canonicalText } from '@touchstone/domain/ledger/canonical'
import { toBase64url } from '@touchstone/wire/base64'
import { type DeviceKey, newDeviceKey, sign } from '@touchstone/signatures/ed25519'
import { pathTo } from '../routes/paths.ts'
import { stubMedia } from '@touchstone/app/device/test-media'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { over } from '@touchstone/domain/money/mul-div'
import { bookWithCloses, toldOf } from '@touchstone/signatures/example-closes'
import { decideBook } from '@touchstone/app/receipts/test-decided-book'
import { checkpointsOf } from '@touchstone/app/receipts/judgement'

function wonReceipt(): Receipt {
  const example = exampleReceipts()['won']
  if (example === undefined) throw new Error('the example receipt is missing')
  return example
}
const receipt = wonReceipt()
const query = '/api/trade/receipt/query'
const answer = (given: Receipt, pending = false, world = 'real') => ({
  result: { pending, receipt: receiptToJson(world === 'real' ? given : { ...given, world }), world, results: [] },
})
const published = '/api/public/checkpoint'
const calls = answerCalls({})
const { ReceiptScreen } = await import('./ReceiptScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { nothingKnown, useProof } = await import('@touchstone/app/proof/proof-state')
const { useSession } = await import('@touchstone/app/api/session')
const { deviceKeyOf } = await import('@touchstone/app/signing/device-keys')
const { allTexts } = await import('@touchstone/app/texts/texts')
/** A busy machine takes its time. */
configure({ asyncUtilTimeout: 5_000 })

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
  stubMedia()
  return allTexts()
})
afterEach(() => {
  cleanup()
  queries.clear()
  useProof.setState(nothingKnown)
})

const addressOf = ({ bookId, sequence }: Pick<JournalRow, 'bookId' | 'sequence'>): string =>
  `/receipt?bookId=${bookId}&sequence=${sequence}`
const shown = checkpointsOf(receipt).map(checkpointToJson)[0]

function show(
  given: Receipt,
  checkpoint: object | undefined = shown,
  world = 'real',
  at = addressOf(given.journal.row),
): void {
  calls.set(query, answer(given, given.journal.anchor === anchorPending, world))
  calls.set(published, checkpoint === undefined ? new TypeError('no answer') : { result: checkpoint })
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <ReceiptScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('of play money says so, on the screen, in the text and in the name of the file', async () => {
  show(receipt, shown, 'demo')
  await waitFor(() => expect(screen.getByRole('note').textContent).toContain('Play money'))
  const { readReceipt } = await import('@touchstone/domain/receipts/receipt-text')
  const fetched = queries.getQueryData<{ text: string }>(['receipts', '7', '2'])
  expect(readReceipt(fetched?.text ?? '').world).toBe('demo')
  expect(screen.getByText(/receipt-demo-7-2\.json/)).toBeDefined()
})

it('says that it was checked here, and shows what it rests on', async () => {
  show(receipt)
  expect(await screen.findByRole('heading', { name: 'Verified on your phone' })).toBeDefined()
  expect(screen.getByText('Option won')).toBeDefined()
  expect(screen.getByText('(101 + 101) ÷ 2')).toBeDefined()
  const checks = within(screen.getByRole('region', { name: 'Checks' })).getAllByRole('listitem')
  expect(checks.map(({ textContent }) => textContent.endsWith('Passed'))).toEqual(checks.map(() => true))
  expect(checks.length).toBeGreaterThan(10)
  const titles = checks.map(({ textContent }) => textContent)
  expect(new Set(titles).size).toBe(titles.length)
  expect(screen.queryByText('second_contract')).toBeNull()
})

it('names what does not hold', async () => {
  const { journal } = receipt
  const row = { ...journal.row, reply: journal.row.reply.replace('"payout":"70"', '"payout":"700"') }
  show({ ...receipt, journal: { ...journal, row } })
  expect(await screen.findByRole('heading', { name: "This receipt doesn't check out" })).toBeDefined()
  expect(screen.getAllByText('the tape gives another outcome than the one recorded').length).toBeGreaterThan(0)
  // A check is named by what holds where it passes, and what it brought is not proven.
  expect(screen.getAllByText(/^Failed: /, { ignore: '.sr-only' }).length).toBeGreaterThan(0)
  expect(screen.getByText('Not proven')).toBeDefined()
})

it('holds with another checkpoint than the published one no more', async () => {
  show(receipt, { ...shown, hash: 'f'.repeat(64) })
  expect(await screen.findByRole('heading', { name: "This receipt doesn't check out" })).toBeDefined()
})

it('shows nothing that was begun with a record on another that the house answers with later', async () => {
  show(receipt)
  await screen.findByRole('heading', { name: 'Verified on your phone' })
  await userEvent.click(screen.getByRole('button', { name: 'Change a digit' }))
  const { journal } = receipt
  calls.set(query, answer({ ...receipt, journal: { ...journal, row: { ...journal.row, at: journal.row.at + 1 } } }))
  await act(() => queries.invalidateQueries({ queryKey: ['receipts', '7', '2'] }))
  expect(await screen.findByRole('heading', { name: "This receipt doesn't check out" })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Change a digit' })).toBeDefined()
})

it.each(['/receipt?bookId=8&sequence=2', '/receipt?bookId=7&sequence=1'])(
  'is no receipt of another record than the one that it was asked for: %s',
  async (at) => {
    show(receipt, shown, 'real', at)
    expect(await screen.findByRole('heading', { name: "This receipt doesn't check out" })).toBeDefined()
    expect(screen.getAllByText("It's the record that was asked for").length).toBeGreaterThan(0)
    expect(screen.getAllByText(/^the receipt is of record 2 of book 7, not of record/).length).toBeGreaterThan(0)
    // The house answered with it.
    expect(screen.getByText(/It proves what went wrong/)).toBeDefined()
  },
)

it('says that this version cannot check a kind that it does not know', async () => {
  const { journal } = receipt
  const row = { ...journal.row, reply: '{"kind":"lottery_drawn"}' }
  show({ ...receipt, journal: { row: { ...row, hash: journalRowHash(row) }, anchor: anchorPending } })
  expect(await screen.findByRole('heading', { name: "We can't check this kind yet" })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Update the app' })).toBeDefined()
  // What it moved is readable all the same.
  expect(screen.getByText('Recorded command')).toBeDefined()
  expect(within(screen.getByRole('region', { name: 'Entries' })).getAllByRole('listitem').length).toBeGreaterThan(0)
  expect(screen.queryByText('Verified on your phone')).toBeNull()
  expect(screen.queryByText("This receipt doesn't check out")).toBeNull()
})

it('is not checked to the end before its checkpoint', async () => {
  const { journal } = receipt
  calls.set('/api/public/getServerTime', {
    result: { time: printWireTime(journal.row.at + 30_000), atMs: journal.row.at + 30_000 },
  })
  show({ ...receipt, journal: { ...journal, anchor: anchorPending } })
  expect(await screen.findByRole('heading', { name: 'Waiting for its seal' })).toBeDefined()
  expect(screen.getByText('No checkpoint includes it yet.')).toBeDefined()
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
  expect(await screen.findByRole('heading', { name: 'Verified on your phone' })).toBeDefined()
})

/** An opening that its person's device has signed, under no checkpoint yet. */
async function signedBy(device: DeviceKey): Promise<Receipt> {
  const { opened } = exampleReceipts()
  if (opened === undefined) throw new Error('the example receipt is missing')
  const { row } = opened.journal
  const signature = toBase64url(await sign(device, intentText(row, row.at)))
  const intent = { device: toBase64url(device.publicKey), at: row.at, signature }
  const facts = canonicalText({ ...(JSON.parse(row.facts) as Record<string, Canonical>), intent })
  const signed = { ...row, facts }
  return { ...opened, journal: { row: { ...signed, hash: journalRowHash(signed) }, anchor: anchorPending } }
}

describe('who gave a command', () => {
  it('is this device, where it has signed', async () => {
    useSession.setState({ userInfo: someUser })
    show(await signedBy(await deviceKeyOf(someUser.id)))
    // Who gave the command, and the check that says so.
    await waitFor(() => expect(screen.getAllByText('Signed by this device')).toHaveLength(2))
    expect(screen.queryByText(/^That device/)).toBeNull()
  })

  it('is another device, of which the receipt does not say whose it is', async () => {
    useSession.setState({ userInfo: someUser })
    const device = await newDeviceKey()
    const id = toBase64url(device.publicKey).slice(0, 8)
    show(await signedBy(device))
    expect(await screen.findByText(`Signed by device ${id}`)).toBeDefined()
    expect(screen.getByText('Signed by a device')).toBeDefined()
    const open = within(screen.getByRole('region', { name: "What this receipt doesn't prove" }))
    expect(open.getByText(`That device ${id} belongs to the account's owner.`)).toBeDefined()
  })

  it('is not said where nobody has signed, or the signature does not hold', async () => {
    const { opened } = exampleReceipts()
    if (opened === undefined) throw new Error('the example receipt is missing')
    show(opened)
    expect(await screen.findByText("Recorded as the owner's command, not signed")).toBeDefined()
    cleanup()
    queries.clear()
    const signed = await signedBy(await newDeviceKey())
    const facts = signed.journal.row.facts.replace(/"signature":"./, '"signature":"_')
    const row = { ...signed.journal.row, facts }
    show({ ...signed, journal: { ...signed.journal, row: { ...row, hash: journalRowHash(row) } } })
    expect(await screen.findByText("Recorded as the owner's command, but the signature doesn't match")).toBeDefined()
    expect(screen.queryByText(/^Signed by (this|device)/)).toBeNull()
  })
})

it('says beside its record that this device found a difference elsewhere in the book', async () => {
  const { bookId } = receipt.journal.row
  const evidence = { id: 'abc', sentence: 'row 100 differs', evidence: {}, foundAtMs: 1, isSeen: true }
  useProof.setState({ alarms: [{ ...evidence, kind: 'row_differs', bookId, number: 100 }] })
  show(receipt)
  const line = await screen.findByText('Your device found a difference at record 100.')
  expect(line.className).toContain('text-danger')
  expect(line.closest('a')?.getAttribute('href')).toBe(pathTo('proof', { finding: 'abc' }))
  expect(screen.getByText("Your device hasn't checked this record yet.")).toBeDefined()
})

describe('the result of what was closed', () => {
  const { house, both } = bookWithCloses()
  const close = house.receiptOf(both)
  const told = toldOf(house, both)
  const net = '+87.26693'
  const rows = house.journal().slice(1, both.sequence - 1)
  const { sequence, hash } = both
  const journalAnswer = { result: { bookId: 7, world: 'real', head: { sequence, hash }, rows, tape: [], settings: [] } }
  const hero = (): string => screen.getByRole('region', { name: 'What happened' }).textContent

  function showClose(results: unknown): void {
    calls.set(query, { result: { pending: false, receipt: receiptToJson(close), world: 'real', results } })
    calls.set(published, { result: checkpointsOf(close).map(checkpointToJson)[0] })
    calls.set('/api/trade/receipt/journal', journalAnswer)
    render(
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[addressOf(both)]}>
          <ReceiptScreen />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  }
  const heading = (name: string) => screen.findByRole('heading', { name })
  const forged = told.map((each, index) => (index === 0 ? { ...each, net: '4812.00' } : each))

  it('is told, not checked, where this device has not decided its records', async () => {
    useSession.setState({ userInfo: undefined })
    showClose(told)
    await heading('This close is verified on your phone')
    expect(hero()).toContain('Result of this close alone')
    expect(hero()).toContain('Our server says so')
    expect(hero()).toContain(net)
    expect(screen.queryByText('Result agrees with the earlier records')).toBeNull()
    expect(screen.getByText(/^The result after all fees\. Opening fee and funding/)).toBeDefined()
    expect(screen.getByText(/^Don't take this app's word.* are in earlier records/)).toBeDefined()
  })

  it('that is forged fails without the records of this device too', async () => {
    useSession.setState({ userInfo: undefined })
    showClose(forged)
    await heading("This receipt doesn't check out")
    expect(screen.getByText(/^The record checks out, but the result/)).toBeDefined()
    expect(hero()).not.toContain('4,812')
    expect(screen.getAllByText(/told as 4812.00, but its parts make/).length).toBeGreaterThan(0)
  })

  it('is made by this device of its own records, and heads the receipt', async () => {
    await decideBook(house, both)
    showClose(told)
    await heading('Verified on your phone')
    await waitFor(() => expect(hero()).toContain('Result after all fees'))
    expect(hero()).toContain(net)
    expect(hero()).not.toContain('Told by the server')
    expect(screen.getByText('Result agrees with the earlier records')).toBeDefined()
  })

  it('that is forged with all its parts fails against them, and is not shown', async () => {
    await decideBook(house, both)
    const [first] = told
    if (first === undefined) throw new Error('there is a result')
    // Adds up, but no record has an opening fee like that.
    const openingFee = '0'
    const better = printDecimal(decimal(first.net) + decimal(first.openingFee))
    const gained = printDecimal(over(decimal(better), decimal(first.margin), 'down'))
    showClose([{ ...first, openingFee, net: better, yield: gained }, ...told.slice(1)])
    await heading("This receipt doesn't check out")
    expect(hero()).toContain(net)
    expect(
      screen.getAllByText(/^openingFee of BTC\/USDT is told as 0, but the records since the opening make/).length,
    ).toBeGreaterThan(0)
  })

  it('stays told where the house shows no rows', async () => {
    await decideBook(house, both)
    showClose(told)
    calls.set('/api/trade/receipt/journal', new TypeError('no answer'))
    await heading('This close is verified on your phone')
    expect(hero()).toContain('Our server says so')
  })

  it('is not shown where the house shows other rows than those that lead there', async () => {
    await decideBook(house, both)
    const [opening, ...others] = rows
    if (opening === undefined) throw new Error('there is an opening')
    const cheaper = { ...opening, reply: opening.reply.replace(/"fee":"[^"]+"/, '"fee":"0"') }
    showClose(told)
    calls.set('/api/trade/receipt/journal', { result: { ...journalAnswer.result, rows: [cheaper, ...others] } })
    await heading("This receipt doesn't check out")
    expect(screen.getAllByText(/are not those that lead to it/).length).toBeGreaterThan(0)
  })
})
