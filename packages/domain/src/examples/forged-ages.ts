import { decimal } from '../money/decimal.ts'
import { type Order, orderRecord } from '../positions/order.ts'
import { anchorPending, type Receipt } from '../receipts/receipt.ts'
import { changing, closing, type Forgery, forgery, hour, house, opening, orderIn, taped } from './forging-house.ts'

/** Prices and orders that were too old to decide. */
export const forgedAges = (): Forgery[] => [silentClose(), silentOpening(), expiredOrder(), inventedNext()]

function silentClose(): Forgery {
  const closedAt = (at: number): Receipt => {
    const of = house()
    const tick = taped(of, 1, 1_000, '90000')
    of.run(opening(), { at: 1_010, ticks: [tick] })
    const row = of.run(closing(of), { at, ticks: [tick] })
    taped(of, 2, hour + 1_000, '99000')
    of.seal(29 * hour)
    return of.receiptOf(row)
  }
  return forgery('closes on a price that has been silent for an hour', 'in_force', {
    forged: closedAt(hour),
    honest: closedAt(6_000),
  })
}

function silentOpening(): Forgery {
  const openedAt = (at: number): Receipt => {
    const of = house()
    const row = of.run(opening(), { at, ticks: [taped(of, 1, 1_000, '90000')] })
    taped(of, 2, hour + 1_000, '99000')
    of.seal(29 * hour)
    return of.receiptOf(row)
  }
  return forgery('opens on a price that has been silent for an hour', 'in_force', {
    forged: openedAt(hour),
    honest: openedAt(6_000),
  })
}

function expiredOrder(): Forgery {
  const filledAt = (at: number): Receipt => {
    const of = house()
    const selling = { ...opening({ direction: 'short', leverage: 5 }), kind: 'place_limit_order' } as const
    const command = { ...selling, price: decimal('95000'), expiresAt: 30_000 }
    of.run(command, { at: 1_010, ticks: [taped(of, 1, 1_000, '89000')] })
    of.meddle(changing<Order>(orderRecord.name, (order) => ({ ...order, expiresAt: null })))
    const fill = { kind: 'fill_limit_order', orderId: orderIn(of).id } as const
    const row = of.run(fill, { at, ticks: [taped(of, 2, at - 10, '95100')] })
    of.seal(hour)
    return of.receiptOf(row)
  }
  return forgery('fills an order ten seconds after it had expired', 'accepted', {
    forged: filledAt(40_010),
    honest: filledAt(29_990),
  })
}

/** That the price in force was replaced long ago need not be seen where another next one stands under no checkpoint. */
function inventedNext(): Forgery {
  const of = house()
  const old = taped(of, 1, 1_000, '90000')
  of.run(opening(), { at: 1_010, ticks: [old] })
  taped(of, 2, 3_000, '99000')
  const forged = of.run(closing(of), { at: 5_500, ticks: [old] })
  of.seal(2 * hour)
  const receipt = of.receiptOf(forged)
  const ticks = receipt.ticks.map((each) =>
    each.row.sequence === 2
      ? { row: { ...each.row, sourceAt: 5_501, receivedAt: 5_505 }, anchor: anchorPending }
      : each,
  )
  return forgery('invents a later time of the next price, and says that it is not published yet', 'tick_anchor', {
    forged: { ...receipt, ticks: ticks as Receipt['ticks'] },
    honest: silentClose().honest,
  })
}
