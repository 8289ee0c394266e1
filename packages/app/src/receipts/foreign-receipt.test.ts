import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { checkpointsIn } from '@touchstone/domain/receipts/receipt'
import { checkpointToJson, receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import { readReceipt, receiptText } from '@touchstone/domain/receipts/receipt-text'
import { shownBeforeMax } from '@touchstone/domain/rulebook/since-opening'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../api/api.ts'
import { broughtLink, broughtText } from './foreign-receipt.ts'
import { checkpointsOf } from './judgement.ts'
import { type Fetched, fetchedFrom } from './receipts.queries.ts'
import { linkText, receiptCharactersMax } from './receipt-link.ts'
import { bookWithCloses, toldOf } from '@touchstone/signatures/example-closes'
import { verdictOf } from './verdict-of.ts'

const receipt = exampleReceipts()['part']
if (receipt === undefined) throw new Error('the example receipt is missing')
const json = receiptToJson(receipt)

it.each([
  ['as the app saves it', receiptText(receipt)],
  ['with another layout', JSON.stringify(json, null, 2)],
  [
    'within an answer of the API',
    JSON.stringify({ code: 200, message: 'OK', result: { pending: false, receipt: json } }),
  ],
  ['as the result of an answer', JSON.stringify({ pending: false, receipt: json })],
])('a receipt is read %s, and nobody has told its result', (_how, text) => {
  const brought = broughtText(text, 'file')
  expect(brought.text).toBe(receiptText(receipt))
  expect(brought).toMatchObject({ from: 'file', world: 'unsaid', told: undefined })
})

it('says whose money it was as far as the file says it', () => {
  expect(broughtText(receiptText({ ...receipt, world: 'demo' }), 'text')).toMatchObject({ world: 'demo' })
})

it.each(['real', 'play', 'contest:1'])('does not believe a text that says %s', (world) => {
  expect(broughtText(receiptText({ ...receipt, world }), 'text').world).toBe('unsaid')
})

it.each([
  ['{}', 'notReceipt'],
  ['not json', 'notReceipt'],
  ['null', 'notReceipt'],
  ['{"receipt":{"journal":1}}', 'notReceipt'],
  ['x'.repeat(receiptCharactersMax), 'notReceipt'],
  ['x'.repeat(receiptCharactersMax + 1), 'tooLarge'],
])('what is none says so: %.12s', (text, fault) => {
  expect(() => broughtText(text, 'file')).toThrow(fault)
})

describe('a link with the whole receipt', () => {
  const { house, both } = bookWithCloses()
  const close = house.receiptOf(both)
  const told = toldOf(house, both)

  it('takes along what its owner was told that it brought', () => {
    const brought = broughtText(linkText(receiptText(close), told), 'packedLink')
    expect(brought).toMatchObject({
      text: receiptText(close),
      told,
      from: 'packedLink',
      madeAtMs: undefined,
      world: 'unsaid',
    })
  })

  it('has nothing told of what closes nothing', () => {
    const brought = broughtText(linkText(receiptText(receipt), []), 'packedLink')
    expect(brought).toMatchObject({ text: receiptText(receipt), told: undefined })
  })
})

it.each([
  ['demo', 'demo'],
  ['real', 'unsaid'],
  ['contest:1', 'unsaid'],
])('of a copied answer of the API the world counts where it is demo: %s', (world, believed) => {
  const answer = { code: 200, result: { pending: false, receipt: json, world, results: [{ net: '1' }] } }
  expect(broughtText(JSON.stringify(answer), 'text')).toMatchObject({ world: believed, told: undefined })
})

it.each([
  ['real', 'real', undefined],
  ['demo', 'demo', 'demo'],
  ['contest:1', 'unsaid', 'contest:1'],
  ['', 'unsaid', ''],
])('of the house itself the two worlds that this app knows count: "%s"', (world, known, saved) => {
  const stated = world === 'real' ? json : { ...json, world }
  const fetched = fetchedFrom({ receipt: stated, pending: false, world, results: [] })
  expect(fetched.world).toBe(known)
  expect(readReceipt(fetched.text).world).toBe(saved)
})

it('one that leads to more checkpoints than any receipt is none', () => {
  const [checkpoint] = checkpointsOf(receipt)
  const [tick] = receipt.ticks
  if (checkpoint === undefined || tick === undefined) throw new Error('the example has a price under a checkpoint')
  const leadingTo = (count: number): string => {
    const more = Array.from({ length: count - 1 }, (_, index) => ({
      ...tick,
      anchor: { checkpoint: { ...checkpoint, id: checkpoint.id + 1 + index }, path: [] },
    }))
    return receiptText({ ...receipt, ticks: [...receipt.ticks, ...more] })
  }
  expect(checkpointsOf(broughtText(leadingTo(64), 'packedLink').receipt)).toHaveLength(64)
  expect(() => broughtText(leadingTo(65), 'packedLink')).toThrow('notReceipt')
})

describe('what is shown is what was checked', () => {
  const forgedAt = Date.UTC(2031, 0, 1)
  /** The prices lead to a checkpoint in place that claims id and hash of the stated one, and is of another time. */
  const forged = (() => {
    const [checkpoint] = checkpointsOf(receipt).map(checkpointToJson)
    const ticks = json.ticks.map((each) =>
      each.anchor === 'anchor_pending'
        ? each
        : { ...each, anchor: { ...each.anchor, checkpoint: { ...checkpoint, at: forgedAt } } },
    )
    return { ...json, ticks }
  })()
  const readers: [string, () => Pick<Fetched, 'receipt' | 'text'>][] = [
    ['a file', () => broughtText(JSON.stringify(forged), 'file')],
    [
      'an answer of the house',
      () => fetchedFrom({ receipt: forged as never, pending: false, world: 'real', results: [] }),
    ],
  ]

  it.each(readers)('in %s with a checkpoint that is not the one of its hash', async (_from, read) => {
    const shown = read()
    expect(readReceipt(shown.text)).toEqual(shown.receipt)
    expect(checkpointsIn(shown.receipt).map(({ at }) => at)).toContain(forgedAt)
    expect((await verdictOf({ text: shown.text })).ok).toBe(false)
  })

  it('and nothing that its text has no place for', () => {
    const stopped = exampleReceipts()['stopped']
    const [stretch] = stopped?.stretches ?? []
    if (stopped === undefined || stretch === undefined) throw new Error('the example has a stretch')
    const [from, to] = stretch.ends.map(({ hash, range }) => ({
      hash,
      range: range && Object.fromEntries(Object.entries(range).map(([name, price]) => [name, printDecimal(price)])),
    }))
    const structured = { ...stretch, ends: [{ ...from, approvedBy: 'all' }, to], hidden: [] }
    const text = JSON.stringify({ ...receiptToJson(stopped), stretches: [structured] })
    expect(readReceipt(text).stretches[0]?.ends[0]).toHaveProperty('approvedBy')
    const shown = broughtText(text, 'file')
    expect(shown.receipt).toEqual(readReceipt(shown.text))
    expect(shown.receipt.stretches[0]?.ends[0]).not.toHaveProperty('approvedBy')
  })
})

describe('a code', () => {
  const answering = (before: readonly JournalRow[]) => {
    const answer = { receipt: json, pending: false, world: 'real', results: [], before: [...before] }
    vi.spyOn(api, 'sharedReceipt').mockResolvedValue(answer as never)
    return broughtLink({ is: 'code', code: 'A'.repeat(22) })
  }
  const rows = (count: number): JournalRow[] => Array.from({ length: count }, () => receipt.journal.row)

  it('without rows brings none, which is not the same as an empty way to the record', async () => {
    expect((await answering([])).before).toBeUndefined()
  })

  it('brings as many rows as a house shows, and of more it is no receipt', async () => {
    expect((await answering(rows(shownBeforeMax))).before).toHaveLength(shownBeforeMax)
    await expect(answering(rows(shownBeforeMax + 1))).rejects.toThrow('notReceipt')
  })
})
