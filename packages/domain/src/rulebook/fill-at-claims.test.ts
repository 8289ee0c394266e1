import { expect, it } from 'vitest'
import { anchoredAgain } from '../examples/anchored-again.ts'
import { exampleTick, nextTickSettings } from '../examples/example-facts.ts'
import { bitcoin, closing, hour, house, opening, orderIn, positionIn, taped } from '../examples/forging-house.ts'
import { stopAt } from '../examples/example-desk.ts'
import { decimal } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import type { FillAt, Settings } from '../settings/settings.ts'
import { checkReceipt } from './check-receipt.ts'

const faultsOf = (receipt: Receipt): string[] =>
  checkReceipt(receipt).checks.flatMap(({ ok, detail }) => (ok ? [] : [detail]))

/** A house whose settings are of before this was one of them. */
const { fillAt: _, ...olderSettings } = defaultSettings

it.each<[string, Settings, boolean]>([
  ['say', defaultSettings, false],
  ['do not say', olderSettings, true],
])('where the settings %s on which price a person trades, the receipt says so', (_name, settings, isUnproven) => {
  const of = house([settings])
  const opened = of.run(opening({ stopLoss: stopAt('89000') }), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
  const fallen = { at: 2_010, ticks: [taped(of, 2, 2_000, '88990')] }
  const stopped = of.run({ kind: 'fire_stops', positionId: positionIn(of).id }, fallen)
  of.seal(hour)
  const found = [opened, stopped].map((row) => checkReceipt(of.receiptOf(row)))
  expect(found.map(({ ok }) => ok)).toEqual([true, true])
  // What a price sets off has no choice.
  expect(found.map(({ unproven }) => unproven.includes('fill_at'))).toEqual([isUnproven, false])
})

it.each<[string, (of: ReturnType<typeof house>) => Parameters<typeof of.run>[0], string]>([
  ['an opening', () => opening(), 'what had to be opened at once waits for the next price'],
  ['a close', closing, 'what had to be closed at once waits for the next price'],
])('%s that waits says why', (_name, asked, fault) => {
  const of = house([nextTickSettings])
  of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
  const fillTick = taped(of, 2, 2_000, '90000')
  of.run({ kind: 'fill_market_order', orderId: orderIn(of).id }, { at: 2_010, ticks: [fillTick], fillTick })
  const row = of.run(asked(of), { at: 3_010, ticks: [taped(of, 3, 3_000, '90000')] })
  of.seal(hour)
  const receipt = of.receiptOf(row)
  expect(faultsOf(receipt)).toEqual([])
  const facts = row.facts.replace('"fillAt":"next_tick"', '"fillAt":"command"')
  expect(faultsOf(anchoredAgain(receipt, { row: { facts } }))).toContain(fault)
})

it.each<[FillAt, string[]]>([
  ['next_tick', []],
  ['command', ['the settings decide on another price', 'it had to be filled when it was accepted']],
])('an order that was filled later had to wait: accepted as one of %s', (fillAt, faults) => {
  const of = house([nextTickSettings])
  const { facts } = of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
  const fillTick = taped(of, 2, 2_000, '90100')
  const fill = { kind: 'fill_market_order', orderId: orderIn(of).id } as const
  const row = of.run(fill, { at: 2_010, ticks: [fillTick], fillTick })
  of.seal(hour)
  const accepted = { facts: facts.replace('"fillAt":"next_tick"', `"fillAt":"${fillAt}"`) }
  expect(faultsOf(anchoredAgain(of.receiptOf(row), { accepted }))).toEqual(faults)
})

it('whoever closes everything closes at once what has a price, and waits with what is stale', () => {
  const ether = 'ETH/USDT'
  const of = house()
  const ticks = [taped(of, 1, 1_000, '90000'), exampleTick(ether, 1, 1_000, '3000')]
  of.tape(exampleTick(ether, 1, 1_000, '3000'))
  of.run(opening(), { at: 1_010, ticks })
  of.run(opening({ symbol: ether, quantity: decimal('1') }), { at: 1_020, ticks })
  const row = of.run({ kind: 'close_all' }, { at: 1_030, ticks, states: { [ether]: 'stale' } })
  of.seal(hour)
  const receipt = of.receiptOf(row)
  expect(faultsOf(receipt)).toEqual([])
  const saying = (states: object) => {
    const facts = JSON.stringify({ ...(JSON.parse(row.facts) as object), states })
    return faultsOf(anchoredAgain(receipt, { row: { facts } }))
  }
  expect(saying({ [ether]: 'stale', [bitcoin]: 'stale' })).toContain(
    'what had to wait for the next price was closed at once',
  )
  expect(saying({})).toContain('what had to be closed at once waits for the next price')
})
