import { expect, it } from 'vitest'
import { named } from '../books/fact-kind.ts'
import { anchoredAgain } from '../examples/anchored-again.ts'
import { exampleFacts, exampleTick, nextTickSettings } from '../examples/example-facts.ts'
import type { ExampleHouse } from '../examples/example-house.ts'
import { bitcoin, closing, hour, house, opening, orderIn, positionIn, taped } from '../examples/forging-house.ts'
import { exchangeQuoteFact } from '../exchange/exchange-quote.ts'
import { quoteExchange } from '../exchange/quote-exchange.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import { decimal } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { checkReceipt } from './check-receipt.ts'

const faultsOf = (receipt: Receipt): string[] =>
  checkReceipt(receipt).checks.flatMap(({ ok, detail }) => (ok ? [] : [detail]))

/** A row of a house that fills at once, with facts of one that waits. */
function sayingItWaited(run: (of: ExampleHouse) => JournalRow): string[] {
  const of = house([nextTickSettings])
  run(of)
  const row = of.rewrite(({ facts }) => ({ facts: facts.replace('"fillAt":"command"', '"fillAt":"next_tick"') }))
  of.seal(hour)
  return faultsOf(of.receiptOf(row))
}
const atOnce = { fillAt: 'command' } as const
const first = (of: ExampleHouse) => ({ at: 1_010, ticks: [taped(of, 1, 1_000, '90000')], ...atOnce })

it.each<[string, (of: ExampleHouse) => JournalRow, string]>([
  ['an opening', (of) => of.run(opening(), first(of)), 'what was opened is not what was asked for'],
  [
    'a limit that is reached',
    (of) => {
      const limit = { ...opening(), kind: 'place_limit_order', price: decimal('90500'), expiresAt: null } as const
      return of.run(limit, first(of))
    },
    'what was opened is not what was asked for',
  ],
  [
    'a reversal',
    (of) => {
      const given = first(of)
      of.run(opening(), given)
      return of.run({ kind: 'reverse_position', positionId: positionIn(of).id }, given)
    },
    'what had to wait for the next price was closed at once',
  ],
  [
    'a close of everything',
    (of) => {
      const given = first(of)
      of.run(opening(), given)
      return of.run({ kind: 'close_all' }, given)
    },
    'what had to wait for the next price was closed at once',
  ],
])('%s on the known price does not become one that waited', (_name, run, fault) => {
  expect(sayingItWaited(run)).toContain(fault)
})

it('an order filled at once is no worse than its limit', () => {
  const of = house()
  const limit = { ...opening(), kind: 'place_limit_order', price: decimal('90500'), expiresAt: null } as const
  const row = of.run(limit, { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
  of.seal(hour)
  const receipt = of.receiptOf(row)
  expect(faultsOf(receipt)).toEqual([])
  const command = row.command.replace('"90500"', '"89000"')
  expect(command).not.toBe(row.command)
  expect(faultsOf(anchoredAgain(receipt, { row: { command } }))).toContain('what was opened is not what was asked for')
})

it('of a close of everything that waits whole, each part must have to', () => {
  const of = house()
  const ticks = [taped(of, 1, 1_000, '90000')]
  of.run(opening(), { at: 1_010, ticks })
  const row = of.run({ kind: 'close_all' }, { at: 1_020, ticks, states: { [bitcoin]: 'stale' } })
  of.seal(hour)
  const receipt = of.receiptOf(row)
  expect(faultsOf(receipt)).toEqual([])
  const facts = row.facts.replace(`"${bitcoin}":"stale"`, '"ETH/USDT":"closed"')
  expect(facts).not.toBe(row.facts)
  expect(faultsOf(anchoredAgain(receipt, { row: { facts } }))).toContain(
    'what had to be closed at once waits for the next price',
  )
})

it('a close that waited on the next price is filled by it', () => {
  const of = house([nextTickSettings])
  of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')], ...atOnce })
  of.run(closing(of), { at: 1_020, ticks: [exampleTick(bitcoin, 1, 1_000, '90000')] })
  const fillTick = taped(of, 2, 2_000, '90100')
  const fill = { kind: 'fill_market_order', orderId: orderIn(of).id } as const
  const row = of.run(fill, { at: 2_010, ticks: [fillTick], fillTick })
  of.seal(hour)
  expect(faultsOf(of.receiptOf(row))).toEqual([])
})

const { fillAt: _, ...olderSettings } = defaultSettings
it.each<[string, Settings, Settings, string[]]>([
  ['waits where it must not', defaultSettings, nextTickSettings, ['the settings decide on another price']],
  ['waits where it must', nextTickSettings, nextTickSettings, []],
  ['waits under settings that do not say', olderSettings, nextTickSettings, []],
  ['does not wait under settings that do not say', olderSettings, olderSettings, []],
])('an exchange that %s', (_name, stated, quotedUnder, faults) => {
  const of = house([stated])
  const tick = taped(of, 1, 1_000, '90000')
  const request = { id: 'q1', bookId: of.book().id, from: 'USDT', to: 'BTC', pay: decimal('1000') } as const
  const quoted = quoteExchange(request, exampleFacts({ at: 1_010, ticks: [tick], settings: quotedUnder }))
  assert(quoted.ok, 'the example is quoted')
  const { fillAt } = quoted.value
  const accepted = { at: 2_000, fromSequence: null, toSequence: 1 }
  const quote = fillAt === undefined ? quoted.value : { ...quoted.value, accepted }
  const used = fillAt === undefined ? tick : taped(of, 2, 2_100, '90000')
  const row = of.run(
    { kind: 'exchange', quoteId: 'q1' },
    { at: 2_200, ticks: [used], named: named(exchangeQuoteFact, quote) },
  )
  of.seal(hour)
  expect(faultsOf(of.receiptOf(row))).toEqual(faults)
})
