import { recordsOf } from '@touchstone/domain/books/book'
import { exampleOpening, exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { exampleHouse, type ExampleHouse } from '@touchstone/domain/examples/example-house'
import { readEntries } from '@touchstone/domain/ledger/entries-text'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { Tick } from '@touchstone/domain/market/tick'
import { decimal } from '@touchstone/domain/money/decimal'
import { type Lives, type PartResult, resultsOfRow } from '@touchstone/domain/positions/position-result'
import { positionRecord } from '@touchstone/domain/positions/position'
import { printedResult } from '@touchstone/domain/positions/printed-result'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { ToldResults } from './results-check.ts'

const [bitcoin, ether] = ['BTC/USDT', 'ETH/USDT']
const fundingAt = 28_800_000

/**
 * A book in which an isolated position is closed in two parts, with funding between them, and a cross one beside it. `part`
 * and `both` are the rows that close a part, and all.
 */
export function bookWithCloses(): { house: ExampleHouse; part: JournalRow; both: JournalRow } {
  const house = exampleHouse(new Map([['contract:USDT', decimal('10000')]]))
  let sequence = 0
  const ticksAt = (at: number, prices: readonly [string, string]) => {
    sequence += 1
    const ticks = prices.map((price, index) => exampleTick(index === 0 ? bitcoin : ether, sequence, at, price))
    for (const tick of ticks) house.tape(tick)
    return { at: at + 10, ticks }
  }
  const first = ticksAt(1_000, ['90000', '3000'])
  house.run(exampleTransfer('1'), first)
  house.run(exampleOpening({ quantity: decimal('0.3') }), first)
  const short = { symbol: ether, direction: 'short', marginMode: 'cross', quantity: decimal('1') } as const
  house.run(exampleOpening(short), first)
  const next = ticksAt(2_000, ['90333.3', '2990'])
  const [positionId = ''] = recordsOf(house.book(), positionRecord).keys()
  house.run({ kind: 'add_margin', positionId, amount: decimal('100') }, next)
  const part = house.run({ kind: 'close_position', positionId, quantity: decimal('0.1') }, next)
  fund(house, ticksAt(fundingAt - 200, ['90400', '3000']).ticks)
  const last = ticksAt(fundingAt + 100, ['90600.7', '3010'])
  house.run(exampleTransfer('2'), last)
  const both = house.run({ kind: 'close_all' }, last)
  house.seal(both.at)
  return { house, part, both }
}

function fund(house: ExampleHouse, ticks: readonly Tick[]): void {
  const rate = decimal('0.0001')
  const funding = { mark: ticks[0]?.bid ?? 0n, sequence: ticks[0]?.sequence ?? 0, rate }
  house.run({ kind: 'settle_funding', symbol: bitcoin, fundingAt, rate }, { at: fundingAt, ticks, funding })
}

/** What an honest server tells of a row: it goes through the book from its first row. */
export const toldOf = (house: ExampleHouse, of: JournalRow): ToldResults =>
  toldBy(house.journal().filter(({ sequence }) => sequence <= of.sequence))

/** What rows from an opening on make of the last of them. */
export function toldBy(rows: readonly JournalRow[]): ToldResults {
  let lives: Lives = new Map()
  let results: readonly PartResult[] = []
  for (const { sequence, at, reply, entries } of rows) {
    const row = { sequence, at, reply: readReply(reply), postings: readEntries(entries).postings }
    const after = resultsOfRow(lives, row)
    lives = after.lives
    results = after.results
  }
  return results.map(told)
}

const told = (result: PartResult): ToldResults[number] => {
  const { positionId, symbol, sequence, place, at, reason } = result
  return { ...printedResult(result), positionId, symbol, sequence, place, time: printWireTime(at), reason }
}
