import { balanceOf, type Book, having, holding, partOf, recordsOf } from '@touchstone/domain/books/book'
import { allot, type Applied } from '@touchstone/domain/ieo-sales/allotment'
import { highestTicket, ticketOf } from '@touchstone/domain/ieo-sales/draw'
import { type IeoOrder, ieoOrderRecord } from '@touchstone/domain/ieo-orders/ieo-order'
import { ieoSalePart } from '@touchstone/domain/ieo-sales/ieo-sale'
import { ONE } from '@touchstone/domain/money/decimal'
import { unitOf } from '@touchstone/domain/money/mul-div'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import type { Posting } from '@touchstone/domain/ledger/posting'
import { saleRules } from '../offers/sale-rules.ts'
import { decidesBy, type Mutant } from './mutant.ts'

const orderOf = (book: Book, command: Command): IeoOrder | undefined =>
  'orderId' in command ? recordsOf(book, ieoOrderRecord).get(command.orderId) : undefined

/** The book with a changed order. */
function withOrder(book: Book, order: IeoOrder, change: Partial<IeoOrder>): Book {
  const others = [...recordsOf(book, ieoOrderRecord).values()].filter(({ id }) => id !== order.id)
  return { ...book, records: { ...book.records, ...holding(ieoOrderRecord, [...others, { ...order, ...change }]) } }
}

/** Decides commands of a kind, and posts something else. */
const posts = (
  name: string,
  kind: Command['kind'],
  change: (postings: readonly Posting[]) => readonly Posting[],
): Mutant => ({
  name,
  by: 'model',
  decide: (decide) => (book, command, facts) => {
    const decided = decide(book, command, facts)
    if (!decided.ok || command.kind !== kind) return decided
    return { ok: true, value: { ...decided.value, postings: change(decided.value.postings) } as typeof decided.value }
  },
})

/** Those who ask for more get more, up to everything. */
const capIgnored: Mutant = {
  name: 'allotted-above-the-cap',
  by: 'model',
  sales: { allot: (applied, supply) => allot(applied, supply, supply) },
}

/** The cap is forgotten when an application is given its part. */
const givenAboveCap = decidesBy('given-above-the-cap', ['give_ieo'], ({ book, command }) => {
  const order = orderOf(book, command)
  return order === undefined ? {} : { book: withOrder(book, order, { cap: order.lots }) }
})

/** Lots that are left over go to the highest ids, not to those of whom most was cut off. */
const leftoverByHighestId: Mutant = {
  name: 'leftover-lot-by-highest-id',
  by: 'model',
  sales: {
    allot: (applied, supply, cap) => {
      const fair = allot(applied, supply, cap)
      const [id = ''] = applied
        .map((each) => each.id)
        .sort()
        .reverse()
      const own = applied.find((each) => each.id === id)
      return fair.last === null ? fair : { ...fair, last: { id, fraction: (BigInt(own?.lots ?? 0) * fair.part) % ONE } }
    },
  },
}

/** Those who applied first win: the tickets are read in the order of the applications. */
const drawnByNumber: Mutant = {
  name: 'drawn-by-order-number',
  by: 'model',
  sales: {
    lastTicket: (applied: readonly Applied[], seed, { above, lots }) => {
      const inOrder = [...applied].sort((a, b) => (a.id < b.id ? -1 : 1))
      const tickets = inOrder.flatMap(({ id, lots: own }) =>
        Array.from({ length: own }, (_, index) => ticketOf(seed, id, index + 1)),
      )
      const last = tickets[lots - 1] ?? highestTicket
      return last < above ? above : last
    },
  },
}

const listLeavesOneOut: Mutant = {
  name: 'list-leaves-one-out',
  by: 'model',
  sales: { listed: (all) => saleRules.listed(all).slice(1) },
}

/** Winners of the first draw take part in the second one. */
const secondDrawAmongAll: Mutant = {
  name: 'second-draw-among-all',
  by: 'model',
  sales: { drawnAgain: saleRules.listed },
}

/** The second draw is of nobody: all tickets win, so that more is given than was lost. */
const allDrawnAgain: Mutant = {
  name: 'all-drawn-again',
  by: 'model',
  seed: 7,
  sales: { drawnAgain: () => [] },
}

const depositKept = posts('deposit-not-returned', 'forfeit_ieo', (postings) =>
  postings.filter(({ kind }) => kind !== 'ieo_returned'),
)

/** What was set aside beyond the part that somebody got stays away. */
const restKept = posts('rest-not-returned', 'give_ieo', (postings) =>
  postings.filter(({ kind }) => kind !== 'ieo_returned'),
)

const deliveredTwice = posts('tokens-delivered-twice', 'deliver_tokens', (postings) => [
  ...postings,
  ...postings.filter(({ kind }) => kind === 'tokens_delivered'),
])

/** What was added by operators is booked in the places of the tokens in code. */
const addedInSixPlaces = posts('added-token-in-six-places', 'pay_ieo', (postings) =>
  postings.map((posting) =>
    posting.kind === 'ieo_tokens' ? { ...posting, amount: posting.amount - (posting.amount % unitOf(6)) } : posting,
  ),
)

/** Tokens can be moved before anybody has listed them. */
const freeBeforeListing = posts('tokens-free-before-listing', 'give_ieo', (postings) =>
  postings.map((posting) => (posting.kind === 'ieo_tokens' ? { ...posting, to: 'balance' as const } : posting)),
)

/** The issuer has the money while its token may still never be listed. */
const paidOutBeforeListing: Mutant = {
  ...decidesBy('paid-out-before-listing', ['pay_out_raised'], ({ book, command }) => {
    const sale = partOf(book, ieoSalePart)
    const isThere = command.kind === 'pay_out_raised' && command.amount <= balanceOf(book, 'proceeds', sale.currency)
    const listed = { ...book, parts: { ...book.parts, ...having(ieoSalePart, { ...sale, state: 'listed' }) } } as const
    return isThere ? { book: listed } : {}
  }),
  seed: 7,
}

/** Those who have paid lose their lots as if they had not. */
const forfeitedThoughPaid: Mutant = {
  ...decidesBy('forfeited-though-paid', ['forfeit_ieo'], ({ book, command }) => {
    const order = orderOf(book, command)
    return order?.state === 'completed' ? { book: withOrder(book, order, { state: 'won' }) } : {}
  }),
  sales: {
    unpaid: (all) => all.filter(({ state, format }) => state === 'won' || (state === 'completed' && format === 'draw')),
  },
}

/** Somebody looks at what the token is worth by then, and pays. */
const paidTooLate = decidesBy('won-lots-paid-too-late', ['pay_ieo'], ({ book, command, facts }) => {
  const order = orderOf(book, command)
  const isLate = order?.state === 'won' && order.payUntil !== null && facts.at >= order.payUntil
  return isLate ? { facts: { ...facts, at: (order.payUntil ?? 0) - 1 } } : {}
})

/** People can still leave after they have seen the list. */
const withdrawnTooLate = decidesBy('application-withdrawn-too-late', ['withdraw_ieo'], ({ book, command, facts }) => {
  const order = orderOf(book, command)
  const isLate = order?.state === 'applied' && facts.at >= order.closesAt
  return isLate ? { facts: { ...facts, at: order.closesAt - 1 } } : {}
})

/** With two applications somebody gets past the cap. The database keeps one of a person: the house cannot go on. */
const appliedTwice: Mutant = {
  ...decidesBy('applied-twice', ['apply_ieo'], ({ book }) => ({
    book: { ...book, records: { ...book.records, ...holding(ieoOrderRecord, []) } },
  })),
  by: 'desk',
}

export const ieoMutants: readonly Mutant[] = [
  capIgnored,
  givenAboveCap,
  leftoverByHighestId,
  drawnByNumber,
  listLeavesOneOut,
  secondDrawAmongAll,
  allDrawnAgain,
  depositKept,
  restKept,
  deliveredTwice,
  addedInSixPlaces,
  freeBeforeListing,
  paidOutBeforeListing,
  forfeitedThoughPaid,
  paidTooLate,
  withdrawnTooLate,
  appliedTwice,
]
