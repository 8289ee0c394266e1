import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import { journalRowHash } from '@touchstone/domain/ledger/journal-row'
import { checkpointToJson, receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { intentText } from '@touchstone/domain/books/signed-intent'
import { type Canonical, canonicalText } from '@touchstone/domain/ledger/canonical'
import { toBase64url } from '@touchstone/wire/base64'
import { type DeviceKey, newDeviceKey, sign } from '@touchstone/signatures/ed25519'
import { pathTo } from '../routes/paths.ts'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { checkpointsOf } from '@touchstone/app/receipts/judgement'

function wonReceipt(): Receipt {
  const example = exampleReceipts()['won']
  if (example === undefined) throw new Error('the example receipt is missing')
  return example
}
const receipt = wonReceipt()
const query = '/api/trade/receipt/query'
const answer = (given: Receipt, pending = false, world = 'real') => ({
  result: { pending, receipt: receiptToJson(given), world, results: [] },
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

beforeAll(allTexts)
afterEach(() => {
  cleanup()
  queries.clear()
  useProof.setState(nothingKnown)
})

const shown = checkpointsOf(receipt).map(checkpointToJson)[0]

function show(given: Receipt, checkpoint: object | undefined = shown, world = 'real'): void {
  calls.set(query, answer(given, given.journal.anchor === anchorPending, world))
  calls.set(published, checkpoint === undefined ? new TypeError('no answer') : { result: checkpoint })
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/receipt?bookId=7&sequence=2']}>
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
  expect(await screen.findByRole('heading', { name: 'Checked in your browser' })).toBeDefined()
  expect(screen.getByText('Option won')).toBeDefined()
  expect(screen.getByText('(101 + 101) ÷ 2')).toBeDefined()
  const checks = within(screen.getByRole('region', { name: 'Checks' })).getAllByRole('listitem')
  expect(checks.map(({ textContent }) => textContent.endsWith('Holds'))).toEqual(checks.map(() => true))
  expect(checks.length).toBe(19)
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
    expect(await screen.findByText('Signed by this device')).toBeDefined()
    expect(screen.getByText('This device signed it')).toBeDefined()
    expect(screen.queryByText(/^That the device/)).toBeNull()
  })

  it('is another device, of which the receipt does not say whose it is', async () => {
    useSession.setState({ userInfo: someUser })
    const device = await newDeviceKey()
    const id = toBase64url(device.publicKey).slice(0, 8)
    show(await signedBy(device))
    expect(await screen.findByText(`Signed by device ${id}`)).toBeDefined()
    expect(screen.getByText('A device signed it')).toBeDefined()
    const open = within(screen.getByRole('region', { name: 'What this receipt does not prove' }))
    expect(open.getByText(`That the device ${id} is yours.`)).toBeDefined()
  })

  it('is not said where nobody has signed, or the signature does not hold', async () => {
    const { opened } = exampleReceipts()
    if (opened === undefined) throw new Error('the example receipt is missing')
    show(opened)
    expect(await screen.findByText('Recorded as your command, not signed')).toBeDefined()
    cleanup()
    queries.clear()
    const signed = await signedBy(await newDeviceKey())
    const facts = signed.journal.row.facts.replace(/"signature":"./, '"signature":"_')
    const row = { ...signed.journal.row, facts }
    show({ ...signed, journal: { ...signed.journal, row: { ...row, hash: journalRowHash(row) } } })
    expect(await screen.findByText('Recorded as your command, but the signature does not hold')).toBeDefined()
    expect(screen.queryByText(/^Signed by (this|device)/)).toBeNull()
  })
})

it('says beside its record that this device found a difference elsewhere in the book', async () => {
  const { bookId } = receipt.journal.row
  const evidence = { id: 'abc', sentence: 'row 100 differs', evidence: {}, foundAtMs: 1, isSeen: true }
  useProof.setState({ alarms: [{ ...evidence, kind: 'row_differs', bookId, number: 100 }] })
  show(receipt)
  const line = await screen.findByText('This device found a difference at record 100.')
  expect(line.className).toContain('text-danger')
  expect(line.closest('a')?.getAttribute('href')).toBe(pathTo('proof', { finding: 'abc' }))
  expect(screen.getByText('This device has not checked this record itself yet.')).toBeDefined()
})
