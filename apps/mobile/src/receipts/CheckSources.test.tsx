import { printWireTime } from '@touchstone/wire/wire-time'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { checkpointHash } from '@touchstone/domain/ledger/checkpoint'
import { journalRowHash } from '@touchstone/domain/ledger/journal-row'
import { type Anchor, anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import { checkpointToJson, receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import { receiptText } from '@touchstone/domain/receipts/receipt-text'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stubMedia } from '@touchstone/app/device/test-media'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { keptRows } from '@touchstone/app/proof/kept-rows'
import { checkpointsOf } from '@touchstone/app/receipts/judgement'

function example(name: string): Receipt {
  const receipt = exampleReceipts()[name]
  if (receipt === undefined) throw new Error('the example receipt is missing')
  return receipt
}
const [won, opened] = [example('won'), example('opened')]
const code = 'abcDEF0123456789_-abcd'

const calls = answerCalls({})
const { CheckScreen } = await import('./CheckScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { browserTexts } = await import('@touchstone/app/proof/browser-texts')
const { allTexts } = await import('@touchstone/app/texts/texts')
/** A busy machine takes its time. */
configure({ asyncUtilTimeout: 5_000 })

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
  stubMedia()
  return allTexts()
})
beforeEach(() => {
  calls.set('/api/public/checkpoint', { result: checkpointsOf(won).map(checkpointToJson)[0] })
  calls.set('/api/public/sharedReceipt', {
    result: { pending: false, receipt: receiptToJson(opened), world: 'real', results: [], before: [] },
  })
})
afterEach(() => {
  cleanup()
  queries.clear()
})

/** The same under a checkpoint of whoever makes one up, with the hash that it has to have. */
function underOwnCheckpoint(receipt: Receipt, id: number): Receipt {
  const [published] = checkpointsOf(receipt)
  if (published === undefined) throw new Error('the example has a checkpoint')
  const made = { ...published, id }
  const checkpoint = { ...made, hash: checkpointHash(made) }
  const moved = <Row extends { anchor: Anchor }>(row: Row): Row =>
    row.anchor === anchorPending ? row : { ...row, anchor: { ...row.anchor, checkpoint } }
  const { journal, accepted, armed, ticks } = receipt
  return {
    ...receipt,
    journal: moved(journal),
    accepted: accepted && moved(accepted),
    armed: armed && moved(armed),
    ticks: ticks.map(moved),
  }
}

function show(at: string): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <CheckScreen />
        <Link to={`/check?code=${code}`}>The other link</Link>
        <Link to="/check?code=short">The cut link</Link>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
/** What its owner shares, which waits for a checkpoint. */
const answerShared = (receipt: Receipt): void =>
  calls.set('/api/public/sharedReceipt', {
    result: { pending: true, receipt: receiptToJson(receipt), world: 'real', results: [], before: [] },
  })
async function paste(text: string): Promise<void> {
  await userEvent.click(screen.getByRole('textbox', { name: 'Paste a link or a receipt' }))
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Check it' }))
}
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))

it('shows what its address leads to, whatever was pasted before', async () => {
  show('/check')
  await paste(receiptText(won))
  await screen.findByText('Option won')
  await follow('The other link')
  expect(await screen.findByText('Position opened')).toBeDefined()
  expect(screen.getByText('Shared by its owner')).toBeDefined()
  expect(screen.queryByText('Option won')).toBeNull()
})

it('of a link that is cut shows no verdict on what was pasted before', async () => {
  show('/check')
  await paste(receiptText(won))
  await screen.findByText('Option won')
  await follow('The cut link')
  expect(await screen.findByText('This link is incomplete. Ask for it again.')).toBeDefined()
  expect(screen.queryByText('Option won')).toBeNull()
})

it('takes what is pasted below a cut link, whose address goes', async () => {
  show('/check?code=short')
  await paste(receiptText(won))
  expect(await screen.findByText('Option won')).toBeDefined()
  expect(screen.queryByText('This link is incomplete. Ask for it again.')).toBeNull()
})

describe('what its owner shares', () => {
  const { row } = opened.journal
  const unanchored: Receipt = { ...opened, journal: { row, anchor: anchorPending } }
  const share = (minutes: number): void => {
    answerShared(unanchored)
    calls.set('/api/public/checkpoint', { result: checkpointsOf(unanchored).map(checkpointToJson)[0] })
    const atMs = row.at + minutes * 60_000
    calls.set('/api/public/getServerTime', { result: { time: printWireTime(atMs), atMs } })
    show(`/check?code=${code}`)
  }

  it('starts over with another record, also with one that claims the same hash', async () => {
    share(1)
    await screen.findByRole('heading', { name: 'Waiting for its seal' })
    await userEvent.click(screen.getByRole('button', { name: 'Change a digit' }))
    expect(screen.queryByRole('button', { name: 'Change a digit' })).toBeNull()
    answerShared({ ...unanchored, journal: { ...unanchored.journal, row: { ...row, at: row.at + 1 } } })
    await act(() => queries.invalidateQueries({ queryKey: ['receipts', 'linked'] }))
    expect(await screen.findByRole('heading', { name: "This receipt doesn't check out" })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Change a digit' })).toBeDefined()
  })

  it('waits for its checkpoint', async () => {
    share(1)
    expect(await screen.findByRole('heading', { name: 'Waiting for its seal' })).toBeDefined()
  })

  it('is not proven where no checkpoint includes it after ten minutes', async () => {
    share(11)
    expect(await screen.findByRole('heading', { name: 'Not proven' })).toBeDefined()
    expect(screen.getByText(/^It's more than 10 minutes old and no checkpoint includes it/)).toBeDefined()
  })
})

it('shows no verdict on one answer beside another, whose checkpoint nobody has compared yet', async () => {
  answerShared(won)
  show(`/check?code=${code}`)
  await screen.findByRole('heading', { name: 'Verified on your phone' })
  answerShared(underOwnCheckpoint(opened, 100))
  calls.set('/api/public/checkpoint', { result: {}, after: new Promise<void>(() => undefined) })
  await act(() => queries.refetchQueries({ queryKey: ['receipts', 'linked'] }))
  await screen.findByText('Position opened')
  expect(await screen.findByRole('heading', { name: 'Checking on your phone' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: /^Verified/ })).toBeNull()
})

it('keeps no seal of a record that leads to another checkpoint now, until that is compared', async () => {
  answerShared(won)
  show(`/check?code=${code}`)
  await screen.findByRole('heading', { name: 'Verified on your phone' })
  answerShared(underOwnCheckpoint(won, 100))
  calls.set('/api/public/checkpoint', { result: {}, after: new Promise<void>(() => undefined) })
  await act(() => queries.refetchQueries({ queryKey: ['receipts', 'linked'] }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Verified/ })).toBeNull())
})

it('one that is shared and kept out of every checkpoint is not proven, though none of its prices is answered', async () => {
  const { row } = opened.journal
  const receipt = receiptToJson({ ...opened, journal: { row, anchor: anchorPending } })
  calls.set('/api/public/sharedReceipt', { result: { pending: true, receipt, world: 'real', results: [], before: [] } })
  calls.set('/api/public/checkpoint', new TypeError('no answer'))
  const atMs = row.at + 660_000
  calls.set('/api/public/getServerTime', { result: { time: printWireTime(atMs), atMs } })
  show(`/check?code=${code}`)
  expect(await screen.findByRole('heading', { name: 'Not proven' }, { timeout: 10_000 })).toBeDefined()
}, 15_000)

describe('a receipt that does not hold', () => {
  const published = (hash: string): void =>
    calls.set('/api/public/checkpoint', { result: { ...checkpointsOf(won).map(checkpointToJson)[0], hash } })
  const evidence = () => screen.queryByText(/It proves what went wrong/)

  it('but for its checkpoint is of another house, and nothing is said against it', async () => {
    published('f'.repeat(64))
    show('/check')
    await paste(receiptText(won))
    expect(await screen.findByRole('heading', { name: 'Not from this server' })).toBeDefined()
    expect(screen.queryByText("This receipt doesn't check out")).toBeNull()
    expect(evidence()).toBeNull()
  })

  it.each([0, -3, Number.MAX_SAFE_INTEGER])(
    'is of another house with an id that no house publishes: %s',
    async (id) => {
      const refusal = { key: 'invalid_request', details: {} }
      calls.set('/api/public/checkpoint', { code: 4000, result: refusal, message: 'refused', status: 400 })
      show('/check')
      const asked = calls.asked.length
      await paste(receiptText(underOwnCheckpoint(won, id)))
      expect(await screen.findByRole('heading', { name: 'Not from this server' })).toBeDefined()
      expect(calls.asked.slice(asked).filter((path) => path.startsWith('/api/public/checkpoint?'))).toEqual([])
    },
  )

  it('is not said to check out where its checkpoint could not be fetched', async () => {
    calls.set('/api/public/checkpoint', new TypeError('no answer'))
    show('/check')
    await paste(receiptText(underOwnCheckpoint(won, 7)))
    expect(await screen.findByRole('heading', { name: 'Passed, but not compared' }, { timeout: 10_000 })).toBeDefined()
    expect(screen.getByText(/^It's consistent, but a made-up one could be too\./)).toBeDefined()
    expect(document.body.textContent).not.toContain('checks out')
  }, 15_000)

  it('and was brought proves nothing against this house', async () => {
    show('/check')
    const row = { ...won.journal.row, reply: won.journal.row.reply.replace('"payout":"70"', '"payout":"700"') }
    await paste(receiptText({ ...won, journal: { ...won.journal, row: { ...row, hash: journalRowHash(row) } } }))
    expect(await screen.findByRole('heading', { name: "This receipt doesn't check out" })).toBeDefined()
    expect(screen.getByText(/^Don't rely on it\. It was changed, or its record is false/)).toBeDefined()
    expect(evidence()).toBeNull()
  })

  it('makes the device ask for none of the checkpoints that it names', async () => {
    const other = checkpointsOf(underOwnCheckpoint(won, 9))[0]
    if (other === undefined) throw new Error('the example has a checkpoint')
    const ticks = won.ticks.map((tick) => ({ ...tick, anchor: { checkpoint: other, path: [] } }))
    show('/check')
    const asked = calls.asked.length
    await paste(receiptText({ ...won, ticks }))
    expect(await screen.findByRole('heading', { name: "This receipt doesn't check out" })).toBeDefined()
    expect(calls.asked.slice(asked).filter((path) => path.startsWith('/api/public/checkpoint?'))).toEqual([])
  })

  it('and comes from this house proves what went wrong', async () => {
    published('f'.repeat(64))
    show(`/check?code=${code}`)
    expect(await screen.findByRole('heading', { name: "This receipt doesn't check out" })).toBeDefined()
    expect(evidence()).not.toBeNull()
  })

  it('with a checkpoint that this device has seen otherwise proves it too, whoever brings it', async () => {
    const [{ id, hash } = { id: 0, hash: '' }] = checkpointsOf(won)
    const kept = keptRows(await browserTexts(), 'checkpoints ')
    await kept.note(id, hash)
    await (await browserTexts()).write(kept.changes())
    published('f'.repeat(64))
    show('/check')
    await paste(receiptText(won))
    expect(await screen.findByRole('heading', { name: "This receipt doesn't check out" })).toBeDefined()
    expect(evidence()).not.toBeNull()
    await (await browserTexts()).write(new Map([...kept.changes().keys()].map((name) => [name, undefined])))
  })
})

it.each([
  ['sandbox', 0],
  ['live', 1],
])('a file does not say whose money it was; a house that is "%s" does or does not', async (kind, notices) => {
  calls.set('/api/public/getFeed', { result: { kind, name: 'Feed', description: '' } })
  show('/check')
  await paste(receiptText(won))
  await screen.findByRole('heading', { name: 'Verified on your phone' })
  await waitFor(() => expect(screen.queryAllByText(/^This file doesn't say whether/)).toHaveLength(notices))
  expect(screen.queryAllByText(/^Sandbox/)).toHaveLength(1 - notices)
})
