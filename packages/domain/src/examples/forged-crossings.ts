import { decimal } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { type Forgery, forgery, hour, house, opening, orderIn, positionIn, taped } from './forging-house.ts'

/** A price that set something off late, though another row of the book came in between. */
export const forgedCrossings = (): Forgery[] => [
  ...lateStops(),
  limitBehindOtherRow(),
  beforeOpening(),
  otherStop(),
  unarmed(),
]

const transfer = { kind: 'transfer', from: 'balance', to: 'contract', currency: 'USDT', amount: decimal('1') } as const
const stopLoss = { price: decimal('89000'), quantity: null }

type Late = {
  /** Of the ticks 2 to 4, which come at 2, 3 and 4 seconds. */
  prices: readonly [string, string, string]
  otherRowAt: number
  firedOn: 2 | 3 | 4
}

function stopped({ prices, otherRowAt, firedOn }: Late): Receipt {
  const of = house()
  of.run(opening({ stopLoss }), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
  const ticks = prices.map((price, index) => taped(of, index + 2, (index + 2) * 1_000, price))
  const tick = ticks[firedOn - 2]
  assert(tick !== undefined, 'the tick was taped')
  of.run(transfer, { at: otherRowAt })
  const at = Math.max(otherRowAt, firedOn * 1_000) + 10
  const row = of.run({ kind: 'fire_stops', positionId: positionIn(of).id }, { at, ticks: [tick] })
  of.seal(hour)
  return of.receiptOf(row)
}

function lateStops(): Forgery[] {
  const underWay = { prices: ['88990', '90100', '85600'], otherRowAt: 2_200 } as const
  const honest = stopped({ ...underWay, firedOn: 2 })
  const late = (lie: string, given: Late): Forgery => forgery(lie, 'first_crossing', { forged: stopped(given), honest })
  return [
    late('fires a stop on the worst price of a minute, since another row came after it', {
      ...underWay,
      otherRowAt: 4_200,
      firedOn: 4,
    }),
    late('fires a stop one price late, since the one that crossed it was in force at another row', {
      prices: ['88990', '85600', '85600'],
      otherRowAt: 2_500,
      firedOn: 3,
    }),
    late('fires a stop two prices late, since another row came after the price that crossed it', {
      ...underWay,
      otherRowAt: 3_500,
      firedOn: 4,
    }),
  ]
}

function limitBehindOtherRow(): Forgery {
  const filledOn = (firedOn: 2 | 4): Receipt => {
    const of = house()
    const selling = { ...opening({ direction: 'short', leverage: 5 }), kind: 'place_limit_order' } as const
    const command = { ...selling, price: decimal('95000'), expiresAt: null }
    of.run(command, { at: 1_010, ticks: [taped(of, 1, 1_000, '89000')] })
    const ticks = ['95010', '94000', '95100'].map((price, index) => taped(of, index + 2, (index + 2) * 1_000, price))
    of.run(transfer, { at: firedOn === 2 ? 2_008 : 3_500 })
    const tick = ticks[firedOn - 2]
    assert(tick !== undefined, 'the tick was taped')
    const fill = { kind: 'fill_limit_order', orderId: orderIn(of).id } as const
    const row = of.run(fill, { at: firedOn * 1_000 + 10, ticks: [tick] })
    of.seal(hour)
    return of.receiptOf(row)
  }
  return forgery('fills a limit order when its price is reached the second time', 'first_crossing', {
    forged: filledOn(4),
    honest: filledOn(2),
  })
}

/** Within a minute any price would do, also one that the position has not seen. */
function beforeOpening(): Forgery {
  const liquidatedOn = (choose: 'old' | 'new'): Receipt => {
    const of = house()
    const old = taped(of, 1, 1_000, '70000')
    of.run(opening(), { at: 50_010, ticks: [taped(of, 2, 50_000, '90000')] })
    const low = taped(of, 3, 51_000, choose === 'old' ? '90000' : '70000')
    const command = { kind: 'liquidate_position', positionId: positionIn(of).id } as const
    const row = of.run(command, { at: 52_000, ticks: [choose === 'old' ? old : low] })
    of.seal(hour)
    return of.receiptOf(row)
  }
  return forgery('liquidates a position on a price from before it was opened', 'first_crossing', {
    forged: liquidatedOn('old'),
    honest: liquidatedOn('new'),
  })
}

/** With the row that had set a lower stop, the price that crossed the present one is not the first any more. */
function otherStop(): Forgery {
  const stoppedOn = (firedOn: 3 | 4): Receipt => {
    const of = house()
    const lower = { price: decimal('85700'), quantity: null }
    of.run(opening({ stopLoss: lower }), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
    const positionId = positionIn(of).id
    const set = { kind: 'set_stops', positionId, takeProfit: null, stopLoss } as const
    of.run(set, { at: 2_010, ticks: [taped(of, 2, 2_000, '90000')] })
    const ticks = [taped(of, 3, 3_000, '88990'), taped(of, 4, 4_000, '85600')]
    of.run(transfer, { at: firedOn * 1_000 + 100 })
    const tick = ticks[firedOn - 3]
    assert(tick !== undefined, 'the tick was taped')
    const row = of.run({ kind: 'fire_stops', positionId }, { at: firedOn * 1_000 + 200, ticks: [tick] })
    of.seal(hour)
    const receipt = of.receiptOf(row)
    const [first] = of.journal()
    assert(first !== undefined, 'the example has rows')
    return firedOn === 3 ? receipt : of.receiptArmedBy(row, first)
  }
  return forgery('fires a stop one price late, and shows the stop that had stood there before', 'first_crossing', {
    forged: stoppedOn(4),
    honest: stoppedOn(3),
  })
}

function unarmed(): Forgery {
  const honest = stopped({ prices: ['88990', '90100', '85600'], otherRowAt: 2_200, firedOn: 2 })
  return forgery('fires a stop, and does not show the row that had set it', 'first_crossing', {
    forged: { ...honest, armed: null },
    honest,
  })
}
