import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AccountKey, recordsOf } from '../books/book.ts'
import { writeCanonical } from '../books/codec.ts'
import type { MarketState } from '../books/facts.ts'
import { exampleFacts, exampleTick } from '../examples/example-facts.ts'
import { exampleHouse } from '../examples/example-house.ts'
import { decimal, type Money } from '../money/decimal.ts'
import { checkReceipt } from '../rulebook/check-receipt.ts'
import { decide } from '../rulebook/decide.ts'
import type { Command } from '../rulebook/nouns.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { positionRecord } from './position.ts'

const symbols = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT'] as const
const started: Readonly<Record<string, number>> = { 'BTC/USDT': 90_000, 'ETH/USDT': 3_000, 'SOL/USDT': 200 }

/** The default settings, under their own name, with another maintenance: what a house could decide by in secret. */
function settingsOfHouse(percent: bigint): Settings {
  const changed = [...defaultSettings.symbols.values()].map((terms) => ({
    ...terms,
    brackets: terms.brackets.map((bracket) => ({
      ...bracket,
      maintenanceRate: (bracket.maintenanceRate * percent) / 100n,
    })),
  }))
  return { ...defaultSettings, symbols: new Map(changed.map((terms) => [terms.symbol, terms])) }
}

const direction = fc.constantFrom('long' as const, 'short' as const)
const side = fc.record({ direction, notional: fc.integer({ min: 3, max: 12 }) })
// Per mille of the price.
const shift = fc.oneof(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -200, max: 200 }))
const state = fc.constantFrom<MarketState>('open', 'open', 'open', 'open', 'stale', 'closed')

type Life = {
  house: ReturnType<typeof exampleHouse>
  given: Parameters<typeof exampleFacts>[0]
}

/** A book with a cross position in each symbol and a resting order, after prices have moved. */
function lived(
  sides: readonly { direction: 'long' | 'short'; notional: number }[],
  shifts: readonly number[],
  states: readonly MarketState[],
): Life {
  const house = exampleHouse(new Map<AccountKey, Money>([['contract:USDT', decimal('1300')]]))
  const priced = (symbol: string, sequence: number, perMille: number) => {
    const price = (started[symbol] ?? 0) * (1 + perMille / 1_000)
    const tick = exampleTick(symbol, sequence, sequence * 1_000, {
      bid: price.toFixed(2),
      ask: (price + 0.02).toFixed(2),
    })
    house.tape(tick)
    return tick
  }
  const first = symbols.map((symbol) => priced(symbol, 1, 0))
  for (const [index, symbol] of symbols.entries()) {
    const { direction: asked = 'long', notional = 1 } = sides[index] ?? {}
    const quantity = (BigInt(notional) * decimal('1000')) / BigInt(started[symbol] ?? 1)
    const opening = {
      symbol,
      direction: asked,
      marginMode: 'cross',
      leverage: 50,
      takeProfit: null,
      stopLoss: null,
    } as const
    const onGrid = quantity - (quantity % decimal('0.01'))
    house.tryRun({ kind: 'open_position', ...opening, quantity: onGrid }, { at: 1_010, ticks: first })
    if (index === 0)
      house.tryRun(
        {
          kind: 'place_limit_order',
          ...opening,
          direction: 'long',
          quantity: decimal('0.05'),
          price: decimal('80000'),
          expiresAt: null,
        },
        { at: 1_010, ticks: first },
      )
  }
  const ticks = symbols.map((symbol, index) => priced(symbol, 2, shifts[index] ?? 0))
  const statesOf = Object.fromEntries(symbols.map((symbol, index) => [symbol, states[index] ?? 'open']))
  return { house, given: { at: 2_010, ticks, states: statesOf } }
}

it.each([
  ['79999.99', true],
  ['80000', true],
  ['80000.01', false],
])('a book whose equity is its maintenance at 80000 is due at %s: %s', (price, isDue) => {
  const house = exampleHouse(new Map<AccountKey, Money>([['contract:USDT', decimal('10595')]]))
  const [symbol] = symbols
  const ticks = [exampleTick(symbol, 1, 1_000, '90000'), exampleTick(symbol, 2, 2_000, price)]
  for (const tick of ticks) house.tape(tick)
  const side = { direction: 'long', marginMode: 'cross', leverage: 20, quantity: decimal('1') } as const
  const stops = { takeProfit: null, stopLoss: null }
  house.run({ kind: 'open_position', symbol, ...side, ...stops }, { at: 1_010, ticks: ticks.slice(0, 1) })
  const given = { at: 2_010, ticks: ticks.slice(1), settings: settingsOfHouse(200n) }
  const row = house.run({ kind: 'liquidate_cross' }, given)
  expect(checkReceipt(house.receiptOf(row)).ok).toBe(isDue)
})

const triple = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: 3, maxLength: 3 })

it('a receipt of a liquidation checks exactly when the published settings decide the same', () => {
  const seen = new Map<string, number>()
  const note = (kind: string): void => void seen.set(kind, (seen.get(kind) ?? 0) + 1)
  fc.assert(
    fc.property(
      triple(side),
      triple(shift),
      triple(state),
      fc.constantFrom(0n, 30n, 100n, 100n, 300n, 1_000n),
      fc.nat(3),
      (sides, shifts, states, percent, target) => {
        const { house, given } = lived(sides, shifts, states)
        const position = [...recordsOf(house.book(), positionRecord).values()][target]
        const command: Command =
          position === undefined
            ? { kind: 'liquidate_cross' }
            : { kind: 'close_position', positionId: position.id, quantity: null }
        const book = house.book()
        const row = house.tryRun(command, { ...given, settings: settingsOfHouse(percent) })
        if (row === undefined) return true
        const honest = decide(book, command, exampleFacts(given))
        const isSame = honest.ok && writeCanonical(honest.value.reply) === row.reply
        const closes = row.reply.split('"reason":"liquidation"').length - 1
        if (row.reply.includes('"positions":['))
          note(`${isSame ? 'right' : 'wrong'}: ${command.kind}, ${Math.min(closes, 2)} closes`)
        if (!honest.ok) note('was not due')
        return checkReceipt(house.receiptOf(row)).ok === isSame
      },
    ),
    { seed: 31, numRuns: 3_000 },
  )
  const reached = [...seen].filter(([, times]) => times > 10).map(([kind]) => kind)
  expect(reached.sort()).toEqual([
    'right: close_position, 1 closes',
    'right: close_position, 2 closes',
    'right: liquidate_cross, 1 closes',
    'right: liquidate_cross, 2 closes',
    'was not due',
    'wrong: liquidate_cross, 0 closes',
    'wrong: liquidate_cross, 1 closes',
    'wrong: liquidate_cross, 2 closes',
  ])
})
