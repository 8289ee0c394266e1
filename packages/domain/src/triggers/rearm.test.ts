import { expect, it } from 'vitest'
import { type Book, holding } from '../books/book.ts'
import { recordChange } from '../books/decision.ts'
import { exampleBook, exampleTick } from '../examples/example-facts.ts'
import { examplePosition } from '../examples/example-position.ts'
import { decimal } from '../money/decimal.ts'
import { positionRecord } from '../positions/position.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { onTick } from './on-tick.ts'
import { rearm } from './rearm.ts'
import { createTriggerBook } from './trigger-book.ts'

const btc = 'BTC/USDT'
const position = examplePosition({
  margin: decimal('500'),
  leverage: 2,
  stopLoss: { price: decimal('950'), quantity: null },
})
const book: Book = { ...exampleBook({}, { sequence: 1 }), records: holding(positionRecord, [position]) }

/** Ticks of second 1, 2, 3 … with these prices come before the commit is known here. Each was received 5 ms later. */
function firedAfter(prices: readonly string[], committedAt: number): (number | undefined)[] {
  const triggers = createTriggerBook(defaultSettings.symbols.values(), () => 'open')
  for (const [index, price] of prices.entries())
    onTick(triggers, exampleTick(btc, index + 1, (index + 1) * 1_000, price))
  const due = rearm(triggers, book, [recordChange(positionRecord, position)], committedAt)
  return due.map(({ ticks }) => ticks[0]?.sequence)
}

it.each<[string, string[], number, (number | undefined)[]]>([
  ['the tick in force has not crossed it', ['1000'], 1_005, []],
  ['the tick in force has crossed it', ['949'], 1_005, [1]],
  ['one came meanwhile and crossed it', ['1000', '949', '960'], 1_005, [2]],
  ['two came meanwhile and crossed it: the first', ['1000', '949', '940', '960'], 1_005, [2]],
  ['one crossed it before it was set', ['949', '1000', '960'], 2_005, []],
  ['one crossed it at the very moment: it is in force', ['1000', '949', '960'], 2_005, [2]],
  ['the one in force then had crossed it', ['1000', '949', '960'], 2_500, [2]],
])('a stop that is armed while ticks come: %s', (_, prices, committedAt, fired) => {
  expect(firedAfter(prices, committedAt)).toEqual(fired)
})
