import { named } from '../books/fact-kind.ts'
import { exchangeQuoteFact } from '../exchange/exchange-quote.ts'
import { quoteExchange } from '../exchange/quote-exchange.ts'
import { decimal } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { exampleFacts } from './example-facts.ts'
import { closing, type Forgery, forgery, hour, house, opening, taped } from './forging-house.ts'

/** Every way in which a house could give a command, or a price, the moment that suits it. */
export const forgedMoments = (): Forgery[] => [houseCloses(), fillingTick(), twoTimes(), oldLiquidation(), oldQuote()]

/** Under a key of its own a command may have been under way, and name a price of its choice. */
function houseCloses(): Forgery {
  const closedUnder = (key: string): Receipt => {
    const of = house()
    of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
    of.run(closing(of), { at: hour + 10, ticks: [taped(of, 2, hour, '80000')] })
    const row = of.rewrite(() => ({ key }))
    of.seal(29 * hour)
    return of.receiptOf(row)
  }
  return forgery('closes a position under a key of its own, as if a price had set it off', 'signature', {
    forged: closedUnder('settle:2'),
    honest: closedUnder('u:2'),
  })
}

/** A market order's fill names a tick that need not be in force any more. */
function fillingTick(): Forgery {
  const closedOn = (choose: 'old' | 'in_force'): Receipt => {
    const of = house()
    const old = taped(of, 1, 1_000, '90000')
    of.run(opening(), { at: 1_010, ticks: [old] })
    const inForce = taped(of, 2, hour, '99000')
    const ticks = [choose === 'old' ? old : inForce]
    const row = of.run(closing(of), { at: hour + 10, ticks, ...(choose === 'old' ? { fillTick: old } : {}) })
    of.seal(29 * hour)
    return of.receiptOf(row)
  }
  return forgery('closes on the price of an hour ago, and says that it fills an order', 'in_force', {
    forged: closedOn('old'),
    honest: closedOn('in_force'),
  })
}

function twoTimes(): Forgery {
  const closedAt = (at: number): Receipt => {
    const of = house()
    const old = taped(of, 1, 1_000, '90000')
    of.run(opening(), { at: 1_010, ticks: [old] })
    const inForce = taped(of, 2, hour, '99000')
    of.run(closing(of), { at, ticks: [at < hour ? old : inForce] })
    const row = of.rewrite(() => ({ at: hour + 10 }))
    of.seal(29 * hour)
    return of.receiptOf(row)
  }
  return forgery('decides at a time of an hour ago, and records it now', 'time', {
    forged: closedAt(1_020),
    honest: closedAt(hour + 10),
  })
}

/** The prices of several symbols together are due: none of them has a level that it crosses. */
function oldLiquidation(): Forgery {
  const liquidatedAt = (price: string): Receipt => {
    const of = house()
    const low = taped(of, 1, 1_000, '50000')
    const cross = opening({ marginMode: 'cross', quantity: decimal('1') })
    of.run(cross, { at: 2_010, ticks: [taped(of, 2, 2_000, '90000')] })
    const inForce = taped(of, 3, 27 * hour, price)
    const tick = price === '91000' ? low : inForce
    const row = of.run({ kind: 'liquidate_cross' }, { at: 27 * hour + 10, ticks: [tick] })
    of.seal(29 * hour)
    return of.receiptOf(row)
  }
  return forgery('liquidates cross positions on a price from before they were opened', 'in_force', {
    forged: liquidatedAt('91000'),
    honest: liquidatedAt('79000'),
  })
}

function oldQuote(): Forgery {
  const exchangedOn = (choose: 'old' | 'in_force'): Receipt => {
    const of = house()
    const old = taped(of, 1, 1_000, '90000')
    const inForce = taped(of, 2, hour, '80000')
    const quoted = quoteExchange(
      { id: 'q1', bookId: of.book().id, from: 'USDT', to: 'BTC', pay: decimal('1000') },
      exampleFacts({ at: hour + 10, ticks: [choose === 'old' ? old : inForce] }),
    )
    assert(quoted.ok, 'the example is quoted')
    const given = { at: hour + 2_000, ticks: [inForce], named: named(exchangeQuoteFact, quoted.value) }
    const row = of.run({ kind: 'exchange', quoteId: 'q1' }, given)
    of.seal(29 * hour)
    return of.receiptOf(row)
  }
  return forgery('quotes an exchange on the price of an hour ago', 'prices', {
    forged: exchangedOn('old'),
    honest: exchangedOn('in_force'),
  })
}
