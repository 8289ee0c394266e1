import type { RecordKind } from '../books/record-kind.ts'
import { type IeoAgreement, tokensOf } from '../ieo-sales/ieo-agreement.ts'
import type { Money } from '../money/decimal.ts'
import type { Agreed } from '../restrictions/agreed.ts'

/**
 * `applied` until the sale says what it gets; of a draw it is then `won`, until it is paid, or in `reserve` for the second one.
 * `completed`: its tokens are held until the token is `listed`, or it is `refunded` since the token was not listed in time. Or it
 * was `withdrawn`, has `not_won`, or was `forfeited` unpaid.
 */
export type IeoOrderState =
  | 'applied'
  | 'withdrawn'
  | 'reserve'
  | 'won'
  | 'not_won'
  | 'completed'
  | 'forfeited'
  | 'listed'
  | 'refunded'

/** How a sale counts what is in a state. `undecided`: it still waits to be told, or to be paid. `paid`: it has got its lots. `back`: it had. */
type Standing = 'out' | 'undecided' | 'without' | 'paid' | 'back' | 'lost'

const standings: Readonly<Record<IeoOrderState, Standing>> = {
  applied: 'undecided',
  withdrawn: 'out',
  reserve: 'undecided',
  won: 'undecided',
  not_won: 'without',
  completed: 'paid',
  forfeited: 'lost',
  listed: 'paid',
  refunded: 'back',
}

/** Every state that a sale counts in one of these ways. */
export const ieoStatesThatAre = (...wanted: readonly Standing[]): IeoOrderState[] =>
  (Object.keys(standings) as IeoOrderState[]).filter((state) => wanted.includes(standings[state]))

/** An application for lots of a token, and what became of it. The terms are those of the opening. */
export type IeoOrder = IeoAgreement &
  Agreed & {
    id: string
    state: IeoOrderState
    lots: number
    /** What waits in `frozen` of the currency. */
    setAside: Money
    /** The book of the sale, and the row that opened it. */
    pool: number
    openedIn: number
    requestedAt: number
    /** Until when it can be changed and withdrawn: a midnight, epoch milliseconds. */
    closesAt: number
    lotsWon: number
    /** Until when it has to be paid; null where nothing is to be paid. */
    payUntil: number | null
    /** What the lots that it won have cost in all; 0 before they are paid. It stays where it was paid back. */
    paid: Money
    returned: Money
    endedAt: number | null
  }

export const ieoOrderRecord: RecordKind<'ieo_order', IeoOrder> = {
  name: 'ieo_order',
  isOpen: ({ state }) => state === 'applied' || state === 'reserve' || state === 'won' || state === 'completed',
  frozen: (order) =>
    order.state === 'completed'
      ? { currency: order.token, amount: tokensOf(order, order.lotsWon) }
      : { currency: order.currency, amount: order.setAside },
  filing: ({ state, product, requestedAt, payUntil }) => ({
    state,
    subject: product,
    madeAt: requestedAt,
    dueAt: state === 'won' ? payUntil : null,
    // One order a person and sale.
    slot: product,
    rank: null,
  }),
  decimals: { lotPrice: true, lotTokens: true, depositRate: true, setAside: true, paid: true, returned: true },
}
