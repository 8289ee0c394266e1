import { type Allotment, lotsFor } from '../ieo-sales/allotment.ts'
import { lotsDrawn } from '../ieo-sales/draw.ts'
import { payWithinMs } from '../ieo-sales/ieo-dates.ts'
import { type IeoAgreement, priceOf, setAsideFor } from '../ieo-sales/ieo-agreement.ts'
import type { Hash } from '../ledger/hash.ts'
import type { IeoOrder } from './ieo-order.ts'

type Applying = Pick<IeoOrder, 'id' | 'lots' | 'pool' | 'openedIn' | 'closesAt' | 'agreementSha256'> & { at: number }

/** An order as it is applied for. */
export const freshIeoOrder = (agreed: IeoAgreement, { at, ...given }: Applying): IeoOrder => ({
  ...agreed,
  ...given,
  state: 'applied',
  setAside: setAsideFor(agreed, given.lots),
  requestedAt: at,
  lotsWon: 0,
  payUntil: null,
  paid: 0n,
  returned: 0n,
  endedAt: null,
})

/** An application after everybody was given their part: it is paid from what was set aside, and the rest comes back. */
export function givenOrder(order: IeoOrder, allotment: Allotment, at: number): IeoOrder {
  const lotsWon = lotsFor(order, allotment, order.cap)
  const paid = priceOf(order, lotsWon)
  const isOver = lotsWon === 0
  return {
    ...order,
    state: isOver ? 'not_won' : 'completed',
    lotsWon,
    paid,
    setAside: 0n,
    returned: order.setAside - paid,
    endedAt: isOver ? at : null,
  }
}

export type Drawn = { draw: 1 | 2; seed: Hash; above: Hash; upTo: Hash }

/**
 * An application after a draw: of what it won the deposit stays, the rest comes back, and whoever is told late has all of
 * the time to pay. With nothing won it is in reserve for the second draw, and after that over.
 */
export function drawnOrder(order: IeoOrder, { draw, seed, above, upTo }: Drawn, at: number): IeoOrder {
  const lotsWon = lotsDrawn(order, seed, { above, upTo })
  if (lotsWon > 0) {
    const setAside = setAsideFor(order, lotsWon)
    const payUntil = at + payWithinMs
    return { ...order, state: 'won', lotsWon, setAside, payUntil, returned: order.setAside - setAside }
  }
  if (draw === 1) return { ...order, state: 'reserve' }
  return { ...order, state: 'not_won', setAside: 0n, returned: order.setAside, endedAt: at }
}
