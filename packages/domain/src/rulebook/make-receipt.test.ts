import { describe, expect, it } from 'vitest'
import { exampleReceipts } from '../examples/example-receipts.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { settingsFromText } from '../settings/settings-text.ts'
import { makeReceipt, receiptNeeds } from './make-receipt.ts'

const receipts = exampleReceipts()
const receiptOf = (name: string): Receipt => {
  const receipt = receipts[name]
  if (receipt === undefined) throw new Error(`there is no example ${name}`)
  return receipt
}
const bitcoin = 'BTC/USDT'
const ether = 'ETH/USDT'
const one = (symbol: string, sequence: number) => ({ symbol, from: sequence, to: sequence })

describe('receiptNeeds', () => {
  it.each([
    ['part', [one(bitcoin, 2)], null],
    ['opened', [one(bitcoin, 1)], null],
    ['waited', [one(bitcoin, 4)], null],
    ['covered', [one(bitcoin, 2), one(ether, 2)], null],
    ['liquidated', [one(bitcoin, 2), one(ether, 2)], null],
    ['won', [one(bitcoin, 2), { symbol: bitcoin, from: 3, to: 4 }], 1],
    ['void', [one(bitcoin, 14), { symbol: bitcoin, from: 14, to: 15 }], 7],
    ['exchanged', [one(bitcoin, 1), one(ether, 1)], null],
    ['funded', [{ ...one(bitcoin, 2), sealedAt: 28_800_000 }], null],
    ['transferred', [], null],
  ])('of %s', (name, tape, purchaseSequence) => {
    expect(receiptNeeds(receiptOf(name).journal.row)).toEqual({ tape, purchaseSequence, settingsVersion: 1 })
  })
})

describe('makeReceipt', () => {
  const parts = (name: string) => ({ ...receiptOf(name), settings: defaultSettings })

  it('takes only the rows and the symbols that are needed, in order', () => {
    const { ticks } = receiptOf('won')
    const more = [...ticks, ...receiptOf('lost').ticks, ...receiptOf('exchanged').ticks]
    const receipt = makeReceipt({ ...parts('won'), ticks: more.toReversed() })
    expect(receipt.ticks.map(({ row }) => row.sequence)).toEqual([2, 3, 4])
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
    ['a missing row', () => makeReceipt({ ...parts('won'), ticks: [] }), 'the tape holds BTC/USDT 2'],
    ['a missing purchase', () => makeReceipt({ ...parts('won'), purchase: null }), 'carries the row that bought it'],
    [
      'a purchase of something else',
      () => makeReceipt({ ...parts('part'), purchase: receiptOf('won').purchase }),
      'no other does',
    ],
    [
      'other settings',
      () => makeReceipt({ ...parts('won'), settings: { ...defaultSettings, version: 2 } }),
      'the settings are those',
    ],
  ])('throws for %s', (_, attempt, claim) => {
    expect(attempt).toThrow(claim)
  })
})
