import type { BondOrder } from '@touchstone/domain/bonds/bond-order'
import type { At, Takes } from './pool-takes.ts'
import type { BondCheck } from './verify-bonds.ts'
import type { GrantCheck } from './verify-grants.ts'

/** What is noted of bonds, and of the orders of them. */
export function bondTakes({ grants, bonds }: { grants: GrantCheck; bonds: BondCheck }): Takes {
  const noteOrder = ({ order }: { order: BondOrder }, { bookId }: At): void => {
    grants.noteBondOrder(bookId, order)
    bonds.noteOrder(order)
  }
  return {
    bond_requested: noteOrder,
    bond_confirmed: noteOrder,
    bond_declined: noteOrder,
    bond_withdrawn: noteOrder,
    bond_started: noteOrder,
    bond_returned: noteOrder,
    bond_credited: (reply, at) => {
      noteOrder(reply, at)
      bonds.noteCredited(reply.order, reply.paidIn)
    },
    bond_closed: (reply, { place, bookId, at }) => {
      bonds.noteClosed(place, bookId, at, reply)
    },
    bond_paid: (reply, { place, bookId, sequence, at }) => {
      bonds.notePaid(place, bookId, sequence, at, reply)
    },
  }
}
