import { recordsOf } from '../books/book.ts'
import { named } from '../books/fact-kind.ts'
import { exchangeQuoteFact } from '../exchange/exchange-quote.ts'
import { quoteExchange } from '../exchange/quote-exchange.ts'
import { decimal } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { secondContractTapeFact } from '../second-contracts/second-contract-tape.ts'
import { secondContractRecord } from '../second-contracts/second-contract.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { exampleFacts } from './example-facts.ts'
import { bitcoin, closing, type Forgery, forgery, hour, house, opening, orderIn, taped } from './forging-house.ts'

/** A house has two versions of its settings, and takes the one that suits it. */
export const forgedSettings = (): Forgery[] => [oldTerms(), oldSpread(), oldFee(), oldOrder(), earlyBegin()]

/** Better for the person in all that these examples look at; in force from 5,000 on. */
const better: Settings = {
  ...defaultSettings,
  version: 2,
  effectiveAt: 5_000,
  exchange: { ...defaultSettings.exchange, spreadRate: decimal('0.001') },
  symbols: new Map(
    [...defaultSettings.symbols].map(([name, terms]) => [name, { ...terms, makerRate: 0n, takerRate: 0n }]),
  ),
  secondContracts: {
    ...defaultSettings.secondContracts,
    sets: defaultSettings.secondContracts.sets.map((set) => ({ ...set, payoutRate: decimal('0.9') })),
  },
}
const versions = [defaultSettings, better]

/** A second contract is settled by the settings of its purchase, whatever is in force by then. */
function oldTerms(): Forgery {
  const settledUnder = (settings: Settings): Receipt => {
    const of = house(versions)
    const ticks = [taped(of, 1, 10_000, '100')]
    const asked = { symbol: bitcoin, direction: 'rise', durationSeconds: 30, stake: decimal('100') } as const
    of.run({ kind: 'buy_second_contract', ...asked }, { at: 10_040, ticks, settings })
    const [contract] = recordsOf(of.book(), secondContractRecord).values()
    assert(contract !== undefined, 'the example holds a second contract')
    const { id: contractId, expiresAt } = contract
    const open = taped(of, 2, 10_900, '100')
    const close = taped(of, 3, expiresAt - 100, '101')
    const seal = { symbol: bitcoin, sequence: 4, watermarkAt: expiresAt }
    of.tape(seal)
    const tape = named(secondContractTapeFact, { opening: [open], closing: [close, seal] })
    const given = { at: expiresAt + 2_000, named: tape, settings: better }
    return of.receiptOf(of.run({ kind: 'settle_second_contract', contractId }, given), settings)
  }
  return forgery('buys a second contract by settings that had ended', 'published_settings', {
    forged: settledUnder(defaultSettings),
    honest: settledUnder(better),
  })
}

function oldSpread(): Forgery {
  const exchangedUnder = (settings: Settings): Receipt => {
    const of = house(versions)
    const ticks = [taped(of, 1, 6_000, '90000')]
    const request = { id: 'q1', bookId: of.book().id, from: 'USDT', to: 'BTC', pay: decimal('1000') } as const
    const quoted = quoteExchange(request, exampleFacts({ at: 6_010, ticks, settings }))
    assert(quoted.ok, 'the example is quoted')
    const given = { at: 7_000, ticks, named: named(exchangeQuoteFact, quoted.value), settings: better }
    const row = of.run({ kind: 'exchange', quoteId: 'q1' }, given)
    of.seal(hour)
    return of.receiptOf(row, settings)
  }
  return forgery('quotes an exchange by settings that had ended', 'published_settings', {
    forged: exchangedUnder(defaultSettings),
    honest: exchangedUnder(better),
  })
}

function oldFee(): Forgery {
  const closedUnder = (settings: Settings): Receipt => {
    const of = house(versions)
    of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
    const row = of.run(closing(of), { at: 6_010, ticks: [taped(of, 2, 6_000, '90100')], settings })
    of.seal(hour)
    return of.receiptOf(row, settings)
  }
  return forgery('takes the fee of settings that had ended', 'published_settings', {
    forged: closedUnder(defaultSettings),
    honest: closedUnder(better),
  })
}

/** A resting order keeps the fee of the settings that it was placed under. */
function oldOrder(): Forgery {
  const filledUnder = (settings: Settings): Receipt => {
    const of = house(versions)
    const selling = { ...opening({ direction: 'short' }), kind: 'place_limit_order', expiresAt: null } as const
    of.run({ ...selling, price: decimal('95000') }, { at: 6_010, ticks: [taped(of, 1, 6_000, '90000')], settings })
    const ticks = [taped(of, 2, 7_000, '95100')]
    const row = of.run({ kind: 'fill_limit_order', orderId: orderIn(of).id }, { at: 7_010, ticks, settings: better })
    of.seal(hour)
    return of.receiptOf(row, better)
  }
  return forgery('accepts an order by settings that had ended', 'published_settings', {
    forged: filledUnder(defaultSettings),
    honest: filledUnder(better),
  })
}

/** The number and the text that a checkpoint states, from another time on. */
function earlyBegin(): Forgery {
  const closedAt = (at: number, settings: Settings): Receipt => {
    const of = house(versions)
    of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
    const row = of.run(closing(of), { at: at + 10, ticks: [taped(of, 2, at, '90100')], settings })
    of.seal(hour)
    return of.receiptOf(row, settings)
  }
  return forgery('decides by settings before they are in force', 'published_settings', {
    forged: closedAt(4_000, better),
    honest: closedAt(6_000, better),
  })
}
