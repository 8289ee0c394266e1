import { recordsOf } from '@touchstone/domain/books/book'
import { openDesk, opening } from '@touchstone/domain/examples/example-desk'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { positionRecord } from '@touchstone/domain/positions/position'
import { expect, it } from 'vitest'
import * as engine from '../previews/engine.ts'
import type { PositionResult } from '../results/close-result.ts'
import { previewClose } from './preview-close.ts'
import { shownNet } from './shown-net.ts'

const symbol = 'BTC/USDT'

/** A position that has paid its opening fee and some funding, a while later. */
function held() {
  const desk = openDesk({})
  desk.quote(symbol, { bid: '63999', ask: '64001' })
  desk.done(opening([symbol, 'long', 'isolated', 10, '0.1']))
  desk.quote(symbol, { bid: '64639', ask: '64641' })
  const [position] = recordsOf(desk.book(), positionRecord).values()
  if (position === undefined) throw new Error('there is no position')
  const { quantity, cost, margin, openingFee } = { ...position, openingFee: decimal('3.20005') }
  const open = {
    quantity: printDecimal(quantity),
    cost: printDecimal(cost),
    margin: printDecimal(margin),
    openingFee: printDecimal(openingFee),
    funding: '0.5',
    realised: '0',
  }
  const context = { engine, symbol, book: desk.book(), facts: desk.facts(), openCounts: {} as never }
  return { desk, position, context, soFar: { open } as PositionResult }
}

it('is what the sheet of a close says, to the last digit', () => {
  const { desk, position, context, soFar } = held()
  const shown = shownNet(position.id, context, desk.facts(), soFar)
  const terms = desk.facts().settings.symbols.get(symbol)
  if (terms === undefined || soFar.open === null) throw new Error('there are no terms')
  const burden = {
    quantity: position.quantity,
    cost: position.cost,
    margin: position.margin,
    openingFee: decimal('3.20005'),
    funding: decimal('0.5'),
    realised: 0n,
  }
  const draft = { type: 'market', quantity: printDecimal(position.quantity), limit: '', expiry: null } as never
  const { result, estimate } = previewClose(draft, position, context, { terms, burden })
  if (result === undefined) throw new Error('there is no preview')
  expect(shown).toEqual({
    net: printDecimal(result.net),
    yield: printDecimal(result.yield ?? 0n),
    profit: printDecimal(estimate?.profit ?? 0n),
  })
  // Both figures of a card are of one price: what is between them is fees and funding.
  const costs = decimal('3.20005') + decimal('0.5') + (estimate?.fee ?? 0n)
  expect(decimal(shown?.profit ?? '0') - costs).toBe(result.net)
  // Less than what the mark alone says: the bid, both fees, and the funding.
  const gross = engine.standingOf(context.book, position, desk.facts()).profit ?? 0n
  expect(result.net).toBeLessThan(gross - decimal('3.7'))
})

it('is unknown until everything is there, and where the position has changed since', () => {
  const { desk, position, context, soFar } = held()
  const facts = desk.facts()
  expect(shownNet(position.id, undefined, facts, soFar)).toBeUndefined()
  expect(shownNet(position.id, context, undefined, soFar)).toBeUndefined()
  expect(shownNet(position.id, context, facts, undefined)).toBeUndefined()
  expect(shownNet('7-99', context, facts, soFar)).toBeUndefined()
  const other = soFar.open && { ...soFar.open, quantity: '0.2' }
  expect(shownNet(position.id, context, facts, { ...soFar, open: other })).toBeUndefined()
})
