import { expect, it } from 'vitest'
import { anchoredAgain } from '../examples/anchored-again.ts'
import { changedAt, type Json, leavesOf } from '../examples/changed-leaf.ts'
import { exampleReceipts } from '../examples/example-receipts.ts'
import { nextTickSettings } from '../examples/example-facts.ts'
import { hour, house, opening, orderIn, taped } from '../examples/forging-house.ts'
import { plainReceipts } from '../examples/plain-receipts.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { checkReceipt } from './check-receipt.ts'

const receipts = { ...plainReceipts(), ...exampleReceipts() }
const receiptOf = (name: string): Receipt => {
  const receipt = receipts[name]
  assert(receipt !== undefined, `there is an example ${name}`)
  return receipt
}
const faultsOf = (receipt: Receipt): string[] =>
  checkReceipt(receipt).checks.flatMap(({ ok, detail }) => (ok ? [] : [detail]))

/** The leaves of the row that accepted something of which a change holds, with every hash in order again. */
function undetectedIn(name: string): string[] {
  const receipt = receiptOf(name)
  assert(receipt.accepted !== null, 'the example carries what was accepted')
  const { row } = receipt.accepted
  return (['command', 'facts', 'reply', 'entries'] as const).flatMap((field) => {
    const json = JSON.parse(row[field]) as Json
    return leavesOf(json)
      .filter((path) => {
        const accepted = { [field]: JSON.stringify(changedAt(json, path)) }
        return checkReceipt(anchoredAgain(receipt, { accepted })).ok
      })
      .map((path) => `${field}.${path.join('.')}`)
  })
}

const entry = (fields: readonly number[]): string[] => fields.map((field) => `entries.0.${field}`)

// What else stands in that row, its own receipt checks: here counts what it says of the fill, and how much it held.
it.each<[string, string[]]>([
  ['waited', ['reply.state', ...entry([6, 7])]],
  ['limitOpened', ['facts.ticks.BTC/USDT', ...entry([6, 7])]],
  // A close is of no more than was asked for.
  ['limit', ['command.quantity', 'facts.ticks.BTC/USDT']],
  ['won', ['reply.contract.payout', ...entry([0, 1, 2, 3, 4, 5, 6, 7])]],
  [
    'cancelled',
    [
      ...['direction', 'leverage', 'marginMode', 'price', 'quantity', 'symbol'].map((field) => `command.${field}`),
      'facts.ticks.BTC/USDT',
      'reply.orderId',
      ...entry([1, 2, 3, 6, 7]),
    ],
  ],
])('what accepted %s says what was asked for', (name, free) => {
  expect(undetectedIn(name)).toEqual(free)
})

it('an order keeps the version of the settings that it was placed under', () => {
  const receipt = receiptOf('limitOpened')
  const { reply } = receipt.journal.row
  const earlier = reply.replace('"settingsVersion":1', '"settingsVersion":0')
  expect(earlier).not.toBe(reply)
  expect(faultsOf(anchoredAgain(receipt, { row: { reply: earlier } }))).toEqual([
    'the order was placed under other settings',
  ])
})

it('a market order shows the price that was in force when it was accepted', () => {
  const filled = (shown: 1 | 2): Receipt => {
    const of = house([nextTickSettings])
    const ticks = [taped(of, 1, 1_000, '90000'), taped(of, 2, 2_000, '90100')]
    const seen = ticks[shown - 1]
    assert(seen !== undefined, 'the tick was taped')
    of.run(opening(), { at: 2_010, ticks: [seen] })
    const fillTick = taped(of, 3, 3_000, '90050')
    const fill = { kind: 'fill_market_order', orderId: orderIn(of).id } as const
    const row = of.run(fill, { at: 3_010, ticks: [fillTick], fillTick })
    of.seal(hour)
    return of.receiptOf(row)
  }
  expect(faultsOf(filled(2))).toEqual([])
  expect(faultsOf(filled(1))).toEqual(['another price was in force at acceptance'])
})
