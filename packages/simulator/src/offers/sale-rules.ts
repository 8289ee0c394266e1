import { allot } from '@touchstone/domain/ieo-sales/allotment'
import { lastTicket } from '@touchstone/domain/ieo-sales/draw'
import type { IeoOrder } from '@touchstone/domain/ieo-orders/ieo-order'

/** How it is decided who gets what: mutants decide otherwise. */
export type SaleRules = {
  allot: typeof allot
  lastTicket: typeof lastTicket
  /** Of all applications, those on the list; and of those, who takes part in the second draw, and who has lost what they won. */
  listed: (all: readonly IeoOrder[]) => readonly IeoOrder[]
  drawnAgain: (all: readonly IeoOrder[]) => readonly IeoOrder[]
  unpaid: (all: readonly IeoOrder[]) => readonly IeoOrder[]
}

export const saleRules: SaleRules = {
  allot,
  lastTicket,
  listed: (all) => all.filter(({ state }) => state !== 'withdrawn'),
  drawnAgain: (all) => all.filter(({ state }) => state === 'reserve'),
  unpaid: (all) => all.filter(({ state }) => state === 'won'),
}
