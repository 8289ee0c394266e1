import { expect, it } from 'vitest'
import { emptyBook, recordsOf } from '../books/book.ts'
import { type Desk, openDesk, opening } from '../examples/example-desk.ts'
import { exampleBook, exampleFacts, exampleTick } from '../examples/example-facts.ts'
import { decimal } from '../money/decimal.ts'
import { type Position, positionRecord } from './position.ts'
import { markStateOf, standingOf, summaryOf } from './standing.ts'

const btc = 'BTC/USDT'
const eth = 'ETH/USDT'

/** A cross long in two symbols. */
function hedged(): Desk {
  const desk = openDesk({})
  desk.quote(btc, '40000')
  desk.quote(eth, '2000')
  desk.done(opening([btc, 'long', 'cross', 10, '0.5']))
  desk.done(opening([eth, 'short', 'cross', 10, '5']))
  return desk
}

const of = (desk: Desk, symbol: string): Position => {
  const position = [...recordsOf(desk.book(), positionRecord).values()].find((each) => each.symbol === symbol)
  if (position === undefined) throw new Error(`no position in ${symbol}`)
  return position
}

it('a cross position is valued alone, and in danger together with the others', () => {
  const desk = hedged()
  desk.quote(btc, '41000')
  const standing = standingOf(desk.book(), of(desk, btc), desk.facts())
  expect(standing).toMatchObject({ notional: decimal('20500'), margin: decimal('2050'), profit: decimal('500') })
  expect(standing.yield).toBe(decimal('0.243902439024390243'))
  const other = standingOf(desk.book(), of(desk, eth), desk.facts())
  expect(other.marginRatio).toBe(standing.marginRatio)
  expect(summaryOf(desk.book(), desk.facts()).marginRatio).toBe(standing.marginRatio)
})

it('without a price there is no number, of it or of what depends on it', () => {
  const desk = hedged()
  const facts = exampleFacts({ ticks: [exampleTick(btc, 1, 1_000, '40000')] })
  const unpriced = {
    notional: null,
    margin: null,
    profit: null,
    yield: null,
    marginRatio: null,
    liquidationPrice: null,
  }
  expect(standingOf(desk.book(), of(desk, eth), facts)).toEqual(unpriced)
  const priced = standingOf(desk.book(), of(desk, btc), facts)
  expect(priced).toMatchObject({ profit: 0n, margin: decimal('2000'), marginRatio: null, liquidationPrice: null })
  const summary = { equity: null, free: null, margin: null, profit: null, total: null, marginRatio: null }
  expect(summaryOf(desk.book(), facts)).toMatchObject({ ...summary, openCount: 2, markState: 'missing' })
})

it('an isolated position keeps its margin, and leaves the cross figures as they are', () => {
  const desk = openDesk({})
  desk.quote(eth, '2000')
  desk.done(opening([eth, 'long', 'isolated', 10, '5']))
  const facts = exampleFacts({})
  expect(standingOf(desk.book(), of(desk, eth), facts)).toMatchObject({ margin: decimal('1000'), profit: null })
  const summary = summaryOf(desk.book(), facts)
  expect(summary).toMatchObject({ margin: decimal('1000'), profit: null, total: null, marginRatio: 0n })
  expect(summary.equity).toBe(summary.free)
})

it('where no equity is left there is no ratio', () => {
  const desk = hedged()
  const ruined = { ...desk.book(), accounts: exampleBook({ 'contract:USDT': '1' }).accounts }
  const facts = exampleFacts({ ticks: [exampleTick(btc, 1, 1_000, '39000'), exampleTick(eth, 1, 1_000, '2000')] })
  expect(summaryOf(ruined, facts)).toMatchObject({ marginRatio: null, free: 0n })
})

it('an empty book stands at nothing', () => {
  const summary = summaryOf(emptyBook(1, 'real'), exampleFacts({}))
  expect(summary).toMatchObject({ equity: 0n, total: 0n, marginRatio: 0n, markState: 'open' })
})

it('the worst of several prices counts', () => {
  const ticks = [
    exampleTick(btc, 1, 1_000, '1'),
    exampleTick(eth, 1, 1_000, '1'),
    exampleTick('EUR/USD', 1, 1_000, '1'),
  ]
  const facts = exampleFacts({ ticks, states: { [eth]: 'stale', 'EUR/USD': 'closed' } })
  expect(markStateOf([btc], facts)).toBe('open')
  expect(markStateOf([btc, 'EUR/USD'], facts)).toBe('closed')
  expect(markStateOf([btc, 'EUR/USD', eth], facts)).toBe('stale')
  expect(markStateOf([btc, eth, 'SOL/USDT'], facts)).toBe('missing')
})
