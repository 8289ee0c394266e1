import { describe, expect, it } from 'vitest'
import { anchoredAgain } from '../examples/anchored-again.ts'
import { nextTickSettings } from '../examples/example-facts.ts'
import { house, opening, orderIn, positionIn, taped } from '../examples/forging-house.ts'
import { checkpointHash } from '../ledger/checkpoint.ts'
import { decimal } from '../money/decimal.ts'
import { readReceipt, receiptText } from '../receipts/receipt-text.ts'
import { anchorPending, type Receipt } from '../receipts/receipt.ts'
import { shownSince } from '../receipts/shown-since.ts'
import { assert } from '../result.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { checkReceipt } from './check-receipt.ts'
import { isPendingReceipt } from './pending-receipt.ts'

const faultsOf = (receipt: Receipt): string[] =>
  checkReceipt(receipt).checks.flatMap(({ ok, detail }) => (ok ? [] : [detail]))
const stopAt = (price: string) => ({ price: decimal(price), quantity: null })
const transfer = { kind: 'transfer', from: 'balance', to: 'contract', currency: 'USDT', amount: decimal('1') } as const
const sealedAt = 3_600_000

/** Version 2, from 2,500 on: positions are liquidated earlier. */
const stricter: Settings = {
  ...defaultSettings,
  version: 2,
  effectiveAt: 2_500,
  symbols: new Map(
    [...defaultSettings.symbols].map(([name, terms]) => [
      name,
      { ...terms, brackets: terms.brackets.map((each) => ({ ...each, maintenanceRate: decimal('0.02') })) },
    ]),
  ),
}

describe('a new version of the settings', () => {
  it('moves the price of a liquidation: what crossed it before does not count', () => {
    const of = house([defaultSettings, stricter])
    of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
    taped(of, 2, 2_000, '87000')
    taped(of, 3, 2_300, '90000')
    const tick = taped(of, 4, 3_000, '87000')
    const command = { kind: 'liquidate_position', positionId: positionIn(of).id } as const
    const row = of.run(command, { at: 3_010, ticks: [tick], settings: stricter })
    of.seal(sealedAt)
    expect(faultsOf(of.receiptOf(row, stricter))).toEqual([])
  })

  it('moves no stop: one that was crossed before fires late', () => {
    const of = house([defaultSettings, stricter])
    of.run(opening({ stopLoss: stopAt('89000') }), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
    taped(of, 2, 2_000, '88990')
    taped(of, 3, 2_300, '90000')
    const tick = taped(of, 4, 3_000, '88990')
    const command = { kind: 'fire_stops', positionId: positionIn(of).id } as const
    const row = of.run(command, { at: 3_010, ticks: [tick], settings: stricter })
    of.seal(sealedAt)
    expect(faultsOf(of.receiptOf(row, stricter))).toEqual(['an earlier price set it off'])
  })
})

it.each([
  [2, []],
  [3, ['an earlier price set it off']],
])('the price at which an order filled sets its stop off at once: fired on %i', (firedOn, faults) => {
  const of = house([nextTickSettings])
  const asked = opening({ stopLoss: stopAt('89000') })
  of.run(asked, { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
  const fillTick = taped(of, 2, 2_000, '88990')
  of.run({ kind: 'fill_market_order', orderId: orderIn(of).id }, { at: 2_010, ticks: [fillTick], fillTick })
  const tick = firedOn === 2 ? fillTick : taped(of, 3, 3_000, '88980')
  const at = firedOn * 1_000 + 20
  const row = of.run({ kind: 'fire_stops', positionId: positionIn(of).id }, { at, ticks: [tick] })
  of.seal(sealedAt)
  expect(faultsOf(of.receiptOf(row))).toEqual(faults)
})

it('a stop that the price of its own opening set off is pending until the tape goes on', () => {
  const of = house([nextTickSettings])
  const asked = opening({ stopLoss: stopAt('89000') })
  of.run(asked, { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
  const fillTick = taped(of, 2, 2_000, '88990')
  of.run({ kind: 'fill_market_order', orderId: orderIn(of).id }, { at: 2_010, ticks: [fillTick], fillTick })
  const row = of.run({ kind: 'fire_stops', positionId: positionIn(of).id }, { at: 2_010, ticks: [fillTick] })
  const receipt = of.receiptOf(row)
  expect([faultsOf(receipt), checkReceipt(receipt).pending, isPendingReceipt(receipt)]).toEqual([[], true, true])
})

/** A stop that was set and then changed; it fires on a tick of these, which come at 2, 3 and 4 seconds. */
function changedStop(prices: readonly string[], changedAt: number, firedOn: number, stops: [string, string]): Receipt {
  const of = house()
  const first = of.run(opening({ stopLoss: stopAt(stops[0]) }), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
  const ticks = prices.map((price, index) => taped(of, index + 2, (index + 2) * 1_000, price))
  const seen = ticks.findLast(({ receivedAt }) => receivedAt <= changedAt)
  const tick = ticks[firedOn - 2]
  assert(seen !== undefined && tick !== undefined, 'the ticks were taped')
  const positionId = positionIn(of).id
  of.run(
    { kind: 'set_stops', positionId, takeProfit: null, stopLoss: stopAt(stops[1]) },
    { at: changedAt, ticks: [seen] },
  )
  const row = of.run(
    { kind: 'fire_stops', positionId },
    { at: Math.max(changedAt, firedOn * 1_000) + 10, ticks: [tick] },
  )
  of.seal(sealedAt)
  return of.receiptArmedBy(row, first)
}

describe('a stop that was changed', () => {
  it('while it fired is shown as it stood when it was crossed', () => {
    expect(faultsOf(changedStop(['88990', '90000', '90000'], 3_010, 2, ['89000', '89500']))).toEqual([])
  })

  it('before it was crossed is shown as it stands', () => {
    const late = changedStop(['90000', '88990', '85600'], 2_010, 4, ['85700', '89000'])
    expect(faultsOf(late)).toEqual(['it was armed at another price by then'])
  })
})

describe('the row that armed a level', () => {
  const of = house()
  of.run(opening({ stopLoss: stopAt('89000') }), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
  of.run(transfer, { at: 1_500 })
  const tick = taped(of, 2, 2_000, '88990')
  const row = of.run({ kind: 'fire_stops', positionId: positionIn(of).id }, { at: 2_010, ticks: [tick] })
  of.seal(sealedAt)
  const receipt = of.receiptOf(row)
  const { armed } = receipt
  assert(armed !== undefined && armed !== null && armed.anchor !== anchorPending, 'it is carried and anchored')
  const { anchor } = armed

  it('is of the same book, and of before', () => {
    expect(faultsOf(receipt)).toEqual([])
    for (const change of [{ bookId: 8 }, { sequence: 5 }])
      expect(faultsOf(anchoredAgain(receipt, { armed: change }))).toEqual(['the row that armed it is another one'])
  })

  it('stands under no later checkpoint, and under one', () => {
    const later = { ...anchor.checkpoint, id: 9, tapes: [] }
    const checkpoint = { ...later, hash: checkpointHash(later) }
    for (const other of [{ ...anchor, checkpoint }, anchorPending] as const)
      expect(faultsOf({ ...receipt, armed: { ...armed, anchor: other } })).toEqual([
        'the row that armed it stands under a later checkpoint',
      ])
  })

  it('is not in receipts from before it was shown, which say so; later ones carry it', () => {
    const { armed: _, ...rest } = receipt
    const old = readReceipt(receiptText(rest))
    expect(checkReceipt(old)).toMatchObject({ ok: true, unproven: ['first_crossing', 'own_book'] })
    const facts = receipt.journal.row.facts.replace('"at":2010', `"at":${shownSince}`)
    const younger = anchoredAgain(rest, { row: { at: shownSince, facts }, checkpoint: { at: shownSince } })
    expect(faultsOf(younger)).toContain('the receipt does not carry the row that armed it')
  })
})
