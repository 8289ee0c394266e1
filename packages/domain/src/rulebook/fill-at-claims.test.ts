import { expect, it } from 'vitest'
import { anchoredAgain } from '../examples/anchored-again.ts'
import { replayRow } from '../books/replay.ts'
import { exampleTick, nextTickSettings } from '../examples/example-facts.ts'
import { bitcoin, closing, hour, house, opening, orderIn, positionIn, taped } from '../examples/forging-house.ts'
import { stopAt } from '../examples/example-desk.ts'
import { decimal } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import type { FillAt, Settings } from '../settings/settings.ts'
import { checkReceipt } from './check-receipt.ts'
import { houseRules } from './rules.ts'

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

const isUnproven = (receipt: Receipt): boolean => checkReceipt(receipt).unproven.includes('fill_at')

it.each([
  ['20 ms', 1_020, true],
  ['a minute', 61_000, false],
])('a close that waits since its price is %s old says whether only the house calls that stale', (_name, at, open) => {
  const of = house()
  const tick = taped(of, 1, 1_000, '90000')
  of.run(opening(), { at: 1_010, ticks: [tick] })
  const held = of.run(closing(of), { at, ticks: [tick], states: { [bitcoin]: 'stale' } })
  const fillTick = taped(of, 2, at + 1_000, '89000')
  const fill = { kind: 'fill_market_order', orderId: orderIn(of).id } as const
  const filled = of.run(fill, { at: at + 1_010, ticks: [fillTick], fillTick })
  of.seal(hour)
  const receipts = [held, filled].map((row) => of.receiptOf(row))
  expect(receipts.flatMap(faultsOf)).toEqual([])
  expect(receipts.map(isUnproven)).toEqual([open, open])
})

it('what waited is proven by the settings of the row that accepted it, where the receipt carries those', () => {
  const [one, two] = [nextTickSettings, { ...nextTickSettings, version: 2, effectiveAt: 1_500 }]
  const filledUnder = (settings: Settings): Receipt => {
    const of = house([one, two])
    of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')], settings: one })
    const fillTick = taped(of, 2, settings === one ? 1_200 : 2_000, '90100')
    const fill = { kind: 'fill_market_order', orderId: orderIn(of).id } as const
    const row = of.run(fill, { at: fillTick.receivedAt, ticks: [fillTick], fillTick, settings })
    of.seal(hour)
    return of.receiptOf(row, settings)
  }
  const receipts = [filledUnder(one), filledUnder(two)]
  expect(receipts.flatMap(faultsOf)).toEqual([])
  expect(receipts.map(isUnproven)).toEqual([false, true])
  const older = house([olderSettings])
  older.run(opening(), { at: 1_010, ticks: [taped(older, 1, 1_000, '90000')], fillAt: 'next_tick' })
  const fillTick = taped(older, 2, 2_000, '90100')
  const fill = { kind: 'fill_market_order', orderId: orderIn(older).id } as const
  const row = older.run(fill, { at: 2_010, ticks: [fillTick], fillTick, fillAt: 'next_tick' })
  older.seal(hour)
  expect(isUnproven(older.receiptOf(row))).toBe(true)
})

it('of a version that does not say, what no price is chosen for needs none', () => {
  const of = house([olderSettings])
  const ticks = [taped(of, 1, 1_000, '90000')]
  of.run(opening(), { at: 1_010, ticks })
  const positionId = positionIn(of).id
  const resting = { ...opening(), kind: 'place_limit_order', price: decimal('80000'), expiresAt: null } as const
  const rows = [
    of.run({ kind: 'set_stops', positionId, takeProfit: null, stopLoss: stopAt('80000') }, { at: 1_020, ticks }),
    of.run({ kind: 'add_margin', positionId, amount: decimal('10') }, { at: 1_030, ticks }),
    of.run(resting, { at: 1_040, ticks }),
  ]
  of.seal(hour)
  expect(rows.map((row) => isUnproven(of.receiptOf(row)))).toEqual([false, false, false])
})

it('an order that its price has reached does not rest', () => {
  const restingAt = (price: string, direction: 'long' | 'short'): string[] => {
    const of = house()
    const far = {
      ...opening({ direction }),
      kind: 'place_limit_order',
      price: decimal(price),
      expiresAt: null,
    } as const
    const shown = exampleTick(bitcoin, 1, 1_000, direction === 'long' ? '96000' : '80000')
    taped(of, 1, 1_000, '90000')
    const row = of.run(far, { at: 1_010, ticks: [shown] })
    of.seal(hour)
    return faultsOf(of.receiptOf(row))
  }
  const fault = 'what was reached already had to be filled'
  expect([restingAt('90500', 'long'), restingAt('90000', 'long'), restingAt('89500', 'short')].flat()).toEqual([
    fault,
    fault,
    fault,
  ])
  expect([...restingAt('89999.9', 'long'), ...restingAt('90000.1', 'short')]).toEqual([])
})

it('is found by a replay too', () => {
  const of = house([nextTickSettings])
  const start = of.book()
  const row = of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')], fillAt: 'command' })
  const replayedUnder = (settings: Settings) =>
    replayRow(start, row, { rules: houseRules, archive: { settings: () => settings, tapeRow: of.tapeRow } })
  expect(replayedUnder(nextTickSettings)).toMatchObject({
    ok: false,
    refusal: { sentence: 'its settings decide on another price' },
  })
  expect([replayedUnder(defaultSettings).ok, replayedUnder(olderSettings).ok]).toEqual([true, true])
})
