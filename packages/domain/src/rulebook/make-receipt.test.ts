import { describe, expect, it } from 'vitest'
import { exampleReceipts } from '../examples/example-receipts.ts'
import { hashText } from '../ledger/hash.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { settingsFromText, settingsText } from '../settings/settings-text.ts'
import { acceptedSequence, makeReceipt, receiptNeeds } from './make-receipt.ts'

const receipts = exampleReceipts()
const receiptOf = (name: string): Receipt => {
  const receipt = receipts[name]
  if (receipt === undefined) throw new Error(`there is no example ${name}`)
  return receipt
}
const bitcoin = 'BTC/USDT'
const ether = 'ETH/USDT'
const one = (symbol: string, sequence: number) => ({ symbol, from: sequence, to: sequence })

const needed = (name: string) => {
  const { journal, accepted } = receiptOf(name)
  return { accepted: acceptedSequence(journal.row), ...receiptNeeds(journal.row, accepted && accepted.row) }
}
const inForce = (symbol: string, sequence: number, replacedAt: number) => ({ ...one(symbol, sequence), replacedAt })

describe('receiptNeeds', () => {
  it.each([
    ['part', [inForce(bitcoin, 2, 2_010)], null],
    ['opened', [inForce(bitcoin, 1, 1_010), one(bitcoin, 1)], null],
    ['waited', [one(bitcoin, 2), one(bitcoin, 2), { symbol: bitcoin, from: 1, to: 2 }], 1],
    ['covered', [inForce(bitcoin, 2, 2_010), inForce(ether, 2, 2_010)], null],
    ['liquidated', [inForce(bitcoin, 2, 2_010), inForce(ether, 2, 2_010)], null],
    ['won', [one(bitcoin, 1), one(bitcoin, 2), { symbol: bitcoin, from: 3, to: 4 }], 1],
    ['void', [one(bitcoin, 13), one(bitcoin, 14), { symbol: bitcoin, from: 14, to: 15 }], 7],
    ['exchanged', [inForce(bitcoin, 1, 2_000), inForce(ether, 1, 2_000), one(bitcoin, 1), one(ether, 1)], null],
    ['funded', [{ ...one(bitcoin, 2), sealedAt: 28_800_000 }], null],
    ['transferred', [], null],
  ])('of %s', (name, tape, accepted) => {
    expect(needed(name)).toEqual({
      tape,
      accepted,
      armedBy: null,
      inputs: [],
      settingsVersion: 1,
      settingsAt: expect.any(Number) as number,
    })
  })

  it('of a day of a note that is being left name the row that asked for it', () => {
    const { journal, armed } = receiptOf('accruedLeft')
    expect(needed('accruedLeft').armedBy).toEqual({ bookId: journal.row.bookId, sequence: armed?.row.sequence })
    expect(armed?.row.sequence).toBe(journal.row.sequence - 1)
    expect(needed('accrued').armedBy).toBe(null)
  })

  it('of a day of a note name the text that its rule was run on', () => {
    const { inputs = [] } = receiptOf('accrued')
    expect(inputs.length).toBe(1)
    expect(needed('accrued')).toMatchObject({ accepted: 1, tape: [], inputs: inputs.map(hashText) })
  })

  it.each([
    ['opened', 1_010],
    ['waited', 4_010],
    ['won', 10_040],
    ['exchanged', 1_010],
  ])('of %s are of the settings in force at %s', (name, settingsAt) => {
    expect(needed(name)).toMatchObject({ settingsAt })
  })
})

describe('makeReceipt', () => {
  const settings = settingsText(defaultSettings)
  const parts = (name: string) => ({ ...receiptOf(name), armed: receiptOf(name).armed ?? null, settings, inputs: [] })

  it('takes the texts that are needed, and no others', () => {
    const { inputs = [] } = receiptOf('accruedLoss')
    const more = [...(receiptOf('accrued').inputs ?? []), ...inputs]
    expect(makeReceipt({ ...parts('accruedLoss'), inputs: more }).inputs).toEqual(inputs)
    expect(makeReceipt({ ...parts('transferred'), inputs: more })).not.toHaveProperty('inputs')
    expect(() => makeReceipt({ ...parts('accruedLoss'), inputs: more.slice(0, 1) })).toThrow('is there')
  })

  it('takes only the rows and the symbols that are needed, in order', () => {
    const { ticks } = receiptOf('won')
    const more = [...ticks, ...receiptOf('lost').ticks, ...receiptOf('exchanged').ticks]
    const receipt = makeReceipt({ ...parts('won'), ticks: more.toReversed() })
    expect(receipt.ticks.map(({ row }) => row.sequence)).toEqual([1, 2, 3, 4])
    expect([...settingsFromText(receipt.settings).symbols.keys()]).toEqual([bitcoin])
  })

  it('takes what follows a funding time up to the row that seals it', () => {
    const receipt = receiptOf('funded')
    const [last, next] = receipt.ticks
    if (last === undefined || next === undefined) throw new Error('the example has both rows')
    const later = { ...next, row: { ...next.row, sequence: 4 } }
    const sequences = (ticks: Receipt['ticks']) =>
      makeReceipt({ ...parts('funded'), ticks }).ticks.map(({ row }) => row.sequence)
    expect(sequences([last])).toEqual([2])
    expect(sequences([last, next, later])).toEqual([2, 3])
    const lower = { ...next, row: { symbol: bitcoin, sequence: 3, watermarkAt: 28_799_999 } }
    expect(sequences([last, lower, later])).toEqual([2, 3, 4])
    expect(sequences([last, later])).toEqual([2])
  })

  it.each<[string, () => unknown, string]>([
    ['a missing row', () => makeReceipt({ ...parts('won'), ticks: [] }), 'the tape holds BTC/USDT 1'],
    ['a missing purchase', () => makeReceipt({ ...parts('won'), accepted: null }), 'carries the row that accepted'],
    [
      'a purchase of something else',
      () => makeReceipt({ ...parts('part'), accepted: receiptOf('won').accepted }),
      'no other does',
    ],
    [
      'other settings',
      () => makeReceipt({ ...parts('won'), settings: settingsText({ ...defaultSettings, version: 2 }) }),
      'the settings are those',
    ],
  ])('throws for %s', (_, attempt, claim) => {
    expect(attempt).toThrow(claim)
  })
})
