import { expect, it } from 'vitest'
import { type Book, holding } from '../books/book.ts'
import { recordChange } from '../books/decision.ts'
import type { MarketState } from '../books/facts.ts'
import { exampleBook, exampleTick } from '../examples/example-facts.ts'
import { examplePosition } from '../examples/example-position.ts'
import { decimal } from '../money/decimal.ts'
import { positionRecord } from '../positions/position.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { onTick } from './on-tick.ts'
import { rearm } from './rearm.ts'
import { sweepBook, sweepSymbols } from './sweep.ts'
import { createTriggerBook } from './trigger-book.ts'

const [btc, gold] = ['BTC/USDT', 'XAU/USD']
const cross = { marginMode: 'cross', margin: 0n, cost: decimal('1000'), quantity: decimal('1') } as const
const positions = [
  examplePosition({ ...cross, id: '7-1', symbol: btc }),
  examplePosition({ ...cross, id: '7-2', symbol: gold }),
]
const book: Book = {
  ...exampleBook({ 'contract:USDT': '100' }, { sequence: 1 }),
  records: holding(positionRecord, positions),
}

/** What gold's fall by 15 per cent sets off, and what a sweep finds after it, in these states of the two markets. */
function fallOfGold(ofBtc: MarketState, ofGold: MarketState) {
  const states = new Map<string, MarketState>([btc, gold].map((symbol) => [symbol, 'open']))
  const triggers = createTriggerBook(defaultSettings.symbols.values(), (symbol) => states.get(symbol) ?? 'closed')
  for (const symbol of [btc, gold]) onTick(triggers, exampleTick(symbol, 1, 1_000, '1000'))
  const changes = positions.map((position) => recordChange(positionRecord, position))
  expect(rearm(triggers, book, changes, 1_005)).toEqual([])
  states.set(btc, ofBtc).set(gold, ofGold)
  const due = onTick(triggers, exampleTick(gold, 2, 2_000, '850'))
  const [held] = triggers.books.values()
  const missed = [sweepSymbols(triggers), ...(held === undefined ? [] : [sweepBook(triggers, held)])].flatMap(
    (swept) => swept.missed,
  )
  states.set(btc, 'open').set(gold, 'open')
  const later = onTick(triggers, exampleTick(btc, 2, 3_000, '1000'))
  return [due, missed, later].map((found) => found.map(({ command, ticks }) => [command.kind, ticks[0]?.symbol]))
}

it.each<[MarketState, MarketState]>([
  ['open', 'open'],
  ['open', 'stale'],
  ['open', 'closed'],
  ['stale', 'open'],
])('a cross book with bitcoin %s and gold %s is liquidated by the fall of gold', (ofBtc, ofGold) => {
  expect(fallOfGold(ofBtc, ofGold)).toEqual([[['liquidate_cross', gold]], [], []])
})

it.each<[MarketState, MarketState]>([
  ['stale', 'stale'],
  ['closed', 'closed'],
  ['stale', 'closed'],
])('with bitcoin %s and gold %s nothing can be closed: the next tick of either does it', (ofBtc, ofGold) => {
  expect(fallOfGold(ofBtc, ofGold)).toEqual([[], [], [['liquidate_cross', btc]]])
})
