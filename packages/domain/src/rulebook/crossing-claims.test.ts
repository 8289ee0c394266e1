import { describe, expect, it } from 'vitest'
import { named } from '../books/fact-kind.ts'
import { anchoredAgain } from '../examples/anchored-again.ts'
import { exampleFacts, exampleTick } from '../examples/example-facts.ts'
import type { ExampleHouse } from '../examples/example-house.ts'
import { examplePrices, exampleStretch } from '../examples/example-tape.ts'
import { bitcoin, hour, house, opening, positionIn, taped } from '../examples/forging-house.ts'
import { exchangeQuoteFact } from '../exchange/exchange-quote.ts'
import { quoteExchange } from '../exchange/quote-exchange.ts'
import type { Tick } from '../market/tick.ts'
import { decimal } from '../money/decimal.ts'
import { anchorPending, type Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { checkReceipt } from './check-receipt.ts'

const faultsOf = (receipt: Receipt): string[] =>
  checkReceipt(receipt).checks.flatMap(({ ok, detail }) => (ok ? [] : [detail]))

const rowsOf = (of: ExampleHouse) => [1, 2, 3, 4, 5].map((sequence) => of.tapeRow(bitcoin, sequence))
const tickAt = (ticks: readonly Tick[], sequence: number): Tick => {
  const tick = ticks[sequence - 1]
  assert(tick !== undefined, 'the tick was taped')
  return tick
}
const tickOf = ({ ticks }: Receipt, sequence: number) => {
  const tick = ticks.find(({ row }) => row.sequence === sequence)
  assert(tick !== undefined, 'the receipt carries the tick')
  return tick
}
describe('a stop that was crossed by the second price, and fired on the fourth', () => {
  const of = house()
  const prices = ['90000', '88990', '90100', '88900']
  const stopLoss = { price: decimal('89000'), quantity: null }
  const ticks = prices.map((price, index) => exampleTick(bitcoin, index + 1, (index + 1) * 1_000, price))
  for (const tick of ticks) of.tape(tick)
  of.run(opening({ stopLoss }), { at: 1_010, ticks: ticks.slice(0, 1) })
  const fire = { kind: 'fire_stops', positionId: positionIn(of).id } as const
  const fired = of.run(fire, { at: 4_010, ticks: ticks.slice(3) })
  of.seal(hour)
  const late = of.receiptOf(fired)

  it('is refused', () => {
    expect(faultsOf(late)).toEqual(['an earlier price set it off'])
  })

  it('is refused where the stretch begins after the crossing', () => {
    const third = tickOf(of.receiptOf(of.run(opening(), { at: 5_000, ticks: [tickAt(ticks, 3)] })), 3)
    const { anchor } = late.journal
    assert(anchor !== anchorPending && third.anchor !== anchorPending, 'both are anchored')
    const shown = { ...third, anchor: { ...third.anchor, checkpoint: anchor.checkpoint } }
    const stretch = exampleStretch(rowsOf(of), 3_500, 4)
    assert(stretch?.from === 3, 'it begins with the third price')
    const short = { ...late, ticks: [...late.ticks, shown], stretches: [stretch] }
    expect(faultsOf(short)).toEqual(['the stretch does not begin with the row that armed it'])
  })

  it.each([
    ['first', 1],
    ['last', 4],
  ])('is refused where the prices were stated with another %s one', (_, sequence) => {
    const rows = rowsOf(of).map((row) =>
      row.sequence === sequence || row.sequence === 2
        ? exampleTick(bitcoin, row.sequence, row.sequence * 1_000, '90050')
        : row,
    )
    const { anchor } = late.journal
    assert(anchor !== anchorPending, 'it is anchored')
    const tapes = anchor.checkpoint.tapes.map((tape) => ({
      ...tape,
      prices: { fromSequence: 1, node: examplePrices(rows) },
    }))
    const stretch = exampleStretch(rows, 1_010, 4)
    assert(stretch !== undefined, 'there is a stretch')
    const forged = { ...anchoredAgain(late, { checkpoint: { tapes } }), stretches: [stretch] }
    expect(faultsOf(forged)).toEqual(['the stretch has other ticks at its ends'])
  })

  it('is refused where the stretch is of other prices than those that are stated', () => {
    const rows = rowsOf(of).map((row) => (row.sequence === 2 ? exampleTick(bitcoin, 2, 2_000, '90050') : row))
    const stretch = exampleStretch(rows, 1_010, 4)
    assert(stretch !== undefined, 'there is a stretch')
    expect(faultsOf({ ...late, stretches: [stretch] })).toEqual(['the prices are not those under the checkpoint'])
    expect(faultsOf({ ...late, stretches: [] })).toEqual(['the receipt does not carry the prices before it'])
  })
})

describe('a quote on an old price', () => {
  function sold(quotedOn: 1 | 3): Receipt {
    const of = house()
    of.meddle((book) => ({ ...book, accounts: new Map([['balance:BTC', decimal('2')]]) }))
    const ticks = [taped(of, 1, 1_000, '80000'), taped(of, 2, 2_000, '85000'), taped(of, 3, hour, '90000')]
    const quoted = quoteExchange(
      { id: 'q1', bookId: of.book().id, from: 'BTC', to: 'USDT', pay: decimal('0.01') },
      exampleFacts({ at: hour + 10, ticks: [tickAt(ticks, quotedOn)] }),
    )
    assert(quoted.ok, 'the example is quoted')
    const given = { at: hour + 2_000, ticks: ticks.slice(2), named: named(exchangeQuoteFact, quoted.value) }
    const row = of.run({ kind: 'exchange', quoteId: 'q1' }, given)
    of.seal(29 * hour)
    return of.receiptOf(row)
  }
  const fault = 'another price of BTC was in force when it was quoted'

  it('is refused for what is paid too', () => {
    expect(faultsOf(sold(3))).toEqual([])
    expect(faultsOf(sold(1))).toEqual([fault])
  })

  it('is refused where what came after the price is left out', () => {
    const receipt = sold(1)
    const left = receipt.ticks.filter(({ row }) => row.sequence !== 2)
    expect(faultsOf({ ...receipt, ticks: left })).toEqual([fault])
  })
})
