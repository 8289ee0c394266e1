import { named } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import { exchangeQuoteFact } from '../exchange/exchange-quote.ts'
import { quoteExchange } from '../exchange/quote-exchange.ts'
import { decimal } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { exampleFacts, nextTickSettings } from './example-facts.ts'
import { closing, type Forgery, forgery, hour, house, opening, orderIn, taped } from './forging-house.ts'

/** A house chooses row by row between the price that it knows and the next one. */
export const forgedFillAt = (): Forgery[] => [knownPrice(), saidToWait(), nextPrice(), knownQuote()]

const fillAt = (chosen: Facts['fillAt']) => ({ fillAt: chosen })

function nextPriceFills(settings: typeof nextTickSettings | undefined, given: Partial<Facts>): Receipt {
  const of = house(settings && [settings])
  of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')], ...given })
  const fillTick = taped(of, 2, 2_000, '90100')
  const row = of.run(
    { kind: 'fill_market_order', orderId: orderIn(of).id },
    { at: 2_010, ticks: [fillTick], fillTick, ...given },
  )
  of.seal(hour)
  return of.receiptOf(row)
}

function knownPriceFills(): Receipt {
  const of = house([nextTickSettings])
  const row = of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')], ...fillAt('command') })
  of.seal(hour)
  return of.receiptOf(row)
}

const knownPrice = (): Forgery =>
  forgery('opens on the price that is known, where its settings say the next one', 'fill_at', {
    forged: knownPriceFills(),
    honest: nextPriceFills(nextTickSettings, {}),
  })

/** The same with facts that agree with the settings: then the outcome does not. */
function saidToWait(): Forgery {
  const closedAtOnce = (says: Facts['fillAt']): Receipt => {
    const settings = says === 'command' ? undefined : [nextTickSettings]
    const of = house(settings)
    of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')], ...fillAt('command') })
    of.run(closing(of), { at: 2_010, ticks: [taped(of, 2, 2_000, '90100')], ...fillAt('command') })
    const row = of.rewrite(({ facts }) => ({ facts: facts.replace('"fillAt":"command"', `"fillAt":"${says}"`) }))
    of.seal(hour)
    return of.receiptOf(row)
  }
  return forgery('closes on the price that is known, and says that it waited for the next one', 'formula', {
    forged: closedAtOnce('next_tick'),
    honest: closedAtOnce('command'),
  })
}

/** A house looks at the next price first, and then fills on the better one. */
function nextPrice(): Forgery {
  return forgery('lets an order wait for the next price, where its settings say the one in force', 'fill_at', {
    forged: nextPriceFills(undefined, fillAt('next_tick')),
    honest: nextPriceFills(nextTickSettings, {}),
  })
}

function knownQuote(): Forgery {
  const exchanged = (chosen: Facts['fillAt']): Receipt => {
    const of = house([nextTickSettings])
    const tick = taped(of, 1, 1_000, '90000')
    const request = { id: 'q1', bookId: of.book().id, from: 'USDT', to: 'BTC', pay: decimal('1000') } as const
    const facts = exampleFacts({ at: 1_010, ticks: [tick], settings: nextTickSettings, ...fillAt(chosen) })
    const quoted = quoteExchange(request, facts)
    assert(quoted.ok, 'the example is quoted')
    const accepted = { at: 2_000, fromSequence: null, toSequence: 1 }
    const quote = chosen === 'command' ? quoted.value : { ...quoted.value, accepted }
    const used = chosen === 'command' ? tick : taped(of, 2, 2_100, '90000')
    const given = { at: 2_200, ticks: [used], named: named(exchangeQuoteFact, quote) }
    const row = of.run({ kind: 'exchange', quoteId: 'q1' }, given)
    of.seal(hour)
    return of.receiptOf(row)
  }
  return forgery('exchanges on the price that is known, where its settings say the next one', 'settings', {
    forged: exchanged('command'),
    honest: exchanged('next_tick'),
  })
}
