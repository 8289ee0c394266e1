import type { Tick } from '../market/tick.ts'
import { decimal } from '../money/decimal.ts'
import { type Order, orderRecord } from '../positions/order.ts'
import { type Position, positionRecord } from '../positions/position.ts'
import type { KnownBook } from '../receipts/known-book.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { nextTickSettings } from './example-facts.ts'
import { forgedBonds } from './forged-bonds.ts'
import { forgedIeo } from './forged-ieo.ts'
import { forgedMining } from './forged-mining.ts'
import { forgedFrozen } from './forged-frozen.ts'
import { forgedFillAt } from './forged-fill-at.ts'
import { forgedRows } from './forged-rows.ts'
import { forgedSettings } from './forged-settings.ts'
import { unaskedClose } from './forged-intent.ts'
import { forgedKinds } from './forged-kinds.ts'
import { forgedMoments } from './forged-moments.ts'
import { forgedLevels } from './forged-levels.ts'
import { forgedFixedRates } from './forged-fixed-rates.ts'
import { forgedNoteRequests } from './forged-note-requests.ts'
import { forgedNotes } from './forged-notes.ts'
import { hiddenFee, laterCheckpoint, twoPrices } from './forged-texts.ts'
import { forgedTapes } from './forged-tapes.ts'
import { forgedCrossings } from './forged-crossings.ts'
import { forgedPostings } from './forged-postings.ts'
import { forgedAges } from './forged-ages.ts'
import { otherFunding } from './forged-funding.ts'
import {
  changing,
  closing,
  type Forgery,
  forgery,
  hour,
  house,
  knownBook,
  opening,
  orderIn,
  positionIn,
  taped,
} from './forging-house.ts'

/** Every way in which a house could make up an outcome, and what finds it out. */
export function forgedReceipts(): Forgery[] {
  return [
    oldPrice(),
    laterPrice(),
    lateStop(),
    lateFill(),
    otherFee(),
    higherCost(),
    lowerLimit(),
    ...twoPrices(),
    ...forgedTapes(),
    laterCheckpoint(),
    hiddenFee(),
    unaskedClose(),
    ...otherFunding(),
    ...forgedCrossings(),
    ...forgedAges(),
    ...forgedPostings(),
    ...forgedMoments(),
    ...forgedRows(),
    ...forgedSettings(),
    ...forgedFillAt(),
    ...forgedKinds(),
    ...forgedNotes(),
    ...forgedNoteRequests(),
    ...forgedFrozen(),
    ...forgedFixedRates(),
    ...forgedBonds(),
    ...forgedMining(),
    ...forgedIeo(),
    ...forgedLevels(),
  ]
}

/** A close at a time, on whichever of its prices the house likes. */
function closedOn(choose: (ticks: { old: Tick; inForce: Tick; later: Tick }) => Tick): Receipt {
  const of = house()
  const old = taped(of, 1, 1_000, '90000')
  of.run(opening(), { at: 1_010, ticks: [old] })
  const inForce = taped(of, 2, hour, '99000')
  const later = taped(of, 3, 28 * hour, '80000')
  const row = of.run(closing(of), { at: hour + 10, ticks: [choose({ old, inForce, later })] })
  of.seal(29 * hour)
  return of.receiptOf(row)
}

const oldPrice = (): Forgery =>
  forgery('closes on the price of an hour ago, ten per cent lower', 'in_force', {
    forged: closedOn(({ old }) => old),
    honest: closedOn(({ inForce }) => inForce),
  })

const laterPrice = (): Forgery =>
  forgery('closes on a price that came 27 hours later', 'in_force', {
    forged: closedOn(({ later }) => later),
    honest: closedOn(({ inForce }) => inForce),
  })

function lateStop(): Forgery {
  const stoppedOn = (fired: 2 | 4): Receipt => {
    const of = house()
    const stopLoss = { price: decimal('89000'), quantity: null }
    of.run(opening({ stopLoss }), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
    const ticks = new Map(
      [2, 3, 4].map((each) => [each, taped(of, each, each * 1_000, ['88990', '90100', '85600'][each - 2] ?? '')]),
    )
    const tick = ticks.get(fired)
    assert(tick !== undefined, 'the tick was taped')
    const row = of.run({ kind: 'fire_stops', positionId: positionIn(of).id }, { at: fired * 1_000 + 10, ticks: [tick] })
    of.seal(hour)
    return of.receiptOf(row)
  }
  return forgery('fires a stop two prices after the one that crossed it, 3.8 per cent lower', 'first_crossing', {
    forged: stoppedOn(4),
    honest: stoppedOn(2),
  })
}

function lateFill(): Forgery {
  const filledOn = (sequence: 2 | 4): Receipt => {
    const of = house([nextTickSettings])
    of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
    const ticks = ['90010', '90050', '90200'].map((price, index) => taped(of, index + 2, (index + 2) * 1_000, price))
    const fillTick = ticks[sequence - 2]
    assert(fillTick !== undefined, 'the tick was taped')
    const row = of.run(
      { kind: 'fill_market_order', orderId: orderIn(of).id },
      { at: 4_010, ticks: [fillTick], fillTick },
    )
    of.seal(hour)
    return of.receiptOf(row)
  }
  return forgery('fills a market order on the third and worst price after it was accepted', 'accepted', {
    forged: filledOn(4),
    honest: filledOn(2),
  })
}

/** The published version's number with another fee in it. */
function withFee(takerRate: string): Settings {
  const symbols = [...defaultSettings.symbols.values()].map((terms) => ({ ...terms, takerRate: decimal(takerRate) }))
  return { ...defaultSettings, symbols: new Map(symbols.map((terms) => [terms.symbol, terms])) }
}

function otherFee(): Forgery {
  const closedUnder = (settings: Settings): Receipt => {
    const of = house()
    of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
    const row = of.run(closing(of), { at: 2_010, ticks: [taped(of, 2, 2_000, '90100')], settings })
    of.seal(hour)
    return of.receiptOf(row, settings)
  }
  return forgery('takes a fee of two per cent and calls it version 1 of the settings', 'published_settings', {
    forged: closedUnder(withFee('0.02')),
    honest: closedUnder(defaultSettings),
  })
}

/** A close of a position that the house has changed in secret, and what a replay of the same rows makes of it. */
function higherCost(): Forgery {
  const closed = (change: (position: Position) => Position): { receipt: Receipt; known: KnownBook } => {
    const of = house()
    const start = of.book()
    of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
    of.meddle(changing(positionRecord.name, change))
    const row = of.run(closing(of), { at: 2_010, ticks: [taped(of, 2, 2_000, '90100')] })
    of.seal(hour)
    return { receipt: of.receiptOf(row), known: knownBook(start, of) }
  }
  const forged = closed((position) => ({ ...position, cost: position.cost + decimal('900') }))
  const honest = closed((position) => position)
  return forgery('closes a position as if it had cost 900 more than it did', 'own_book', {
    forged: forged.receipt,
    honest: honest.receipt,
    known: { forged: forged.known, honest: honest.known },
  })
}

function lowerLimit(): Forgery {
  const sold = (price: string): Receipt => {
    const of = house()
    const selling = {
      ...opening({ direction: 'short', leverage: 5 }),
      kind: 'place_limit_order',
      expiresAt: null,
    } as const
    of.run({ ...selling, price: decimal('95000') }, { at: 1_010, ticks: [taped(of, 1, 1_000, '89000')] })
    of.meddle(changing<Order>(orderRecord.name, (order) => ({ ...order, ...reserveAt(order, price) })))
    const row = of.run(
      { kind: 'fill_limit_order', orderId: orderIn(of).id },
      { at: 2_010, ticks: [taped(of, 2, 2_000, '95100')] },
    )
    of.seal(hour)
    return of.receiptOf(row)
  }
  return forgery('fills an order to sell at 95,000 at 90,000', 'accepted', {
    forged: sold('90000'),
    honest: sold('95000'),
  })
}

/** An order's price and what it would have reserved at it. */
function reserveAt(order: Order, price: string): Partial<Order> {
  const notional = (order.quantity * decimal(price)) / decimal('1')
  const reservedFee = (notional * order.feeRate) / decimal('1')
  return { price: decimal(price), reservedFee, reserved: notional / BigInt(order.leverage) + reservedFee }
}
