import { agreementOf, type BondAgreement } from '../bond-issues/bond-issue-commands.ts'
import type { BondOrder } from './bond-order.ts'

type Asking = Pick<BondOrder, 'id' | 'units' | 'pool' | 'openedIn' | 'closesAt' | 'agreementSha256'> & { at: number }

/** An order as it is asked for. */
export const freshBondOrder = (agreed: BondAgreement, { at, ...given }: Asking): BondOrder => ({
  ...agreementOf(agreed),
  ...given,
  state: 'requested',
  amount: agreed.unit * BigInt(given.units),
  requestedAt: at,
  startDay: 0,
  payments: 0,
  interest: 0n,
  principal: 0n,
  endedAt: null,
})
