import type { RecordKind } from '../books/record-kind.ts'
import type { Currency } from '../money/currency.ts'
import type { Money, Rate } from '../money/decimal.ts'
import type { Agreed } from '../restrictions/agreed.ts'
import type { Repayment } from '../settings/bond-terms.ts'

/**
 * `requested` waits for the bond's book, `subscribed` for its close. It was `withdrawn` by its owner, or `returned` when too
 * little was sold; or it is `running` until it is `repaid`.
 */
export type BondOrderState = 'requested' | 'declined' | 'subscribed' | 'withdrawn' | 'returned' | 'running' | 'repaid'

/** Units of a bond. The terms are those of its opening, which no later change touches. */
export type BondOrder = Agreed & {
  id: string
  state: BondOrderState
  product: string
  currency: Currency
  unit: Money
  units: number
  /** What was put in: `unit` times `units`. */
  amount: Money
  dailyRate: Rate
  termDays: number
  repayment: Repayment
  unitsMin: number
  /** The book of the issuer's account, and the row that opened the bond. */
  pool: number
  openedIn: number
  requestedAt: number
  /** Until when it can be given back: a midnight, epoch milliseconds. */
  closesAt: number
  /** From this midnight on interest runs; 0 before. */
  startDay: number
  /** Which payment of the bond came last; 0 for none. */
  payments: number
  interest: Money
  /** How much of `amount` has come back. */
  principal: Money
  endedAt: number | null
}

export const bondOrderRecord: RecordKind<'bond_order', BondOrder> = {
  name: 'bond_order',
  isOpen: ({ state }) => state === 'requested' || state === 'subscribed' || state === 'running',
  frozen: ({ state, currency, amount }) =>
    state === 'requested' || state === 'subscribed' ? { currency, amount } : 'nothing',
  filing: ({ state, product, requestedAt }) => ({
    state,
    subject: product,
    madeAt: requestedAt,
    dueAt: null,
    slot: null,
    rank: null,
  }),
  decimals: { unit: true, amount: true, dailyRate: true, interest: true, principal: true },
}
