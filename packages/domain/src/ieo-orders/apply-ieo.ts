import { levelFault } from '../levels/level-fault.ts'
import { type Book, partOf, recordsOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import { factOf } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import { agreementOf, setAsideFor } from '../ieo-sales/ieo-agreement.ts'
import { standingPart } from '../restrictions/standing.ts'
import { refuse } from '../result.ts'
import { ieosUnder } from '../settings/investments.ts'
import { lotsMost } from '../settings/ieo-terms.ts'
import { ieoOfferFact } from './ieo-facts.ts'
import { type IeoOrder, ieoOrderRecord, type IeoOrderState } from './ieo-order.ts'
import type { IeoCommandOf, IeoReplyOf } from './ieo-order-commands.ts'
import type { IeoOrderPosting } from './ieo-order-postings.ts'
import type { IeoOrderRefusal } from './ieo-order-refusal.ts'
import { freshIeoOrder } from './outcome-of.ts'

/** The order of a book, where it is in one of these states. */
export function ieoOrderIn(book: Book, orderId: string, ...states: readonly IeoOrderState[]): IeoOrder | undefined {
  const order = recordsOf(book, ieoOrderRecord).get(orderId)
  return order !== undefined && states.includes(order.state) ? order : undefined
}

/** Whether somebody may apply for lots; where they are drawn, for no more than they can get. */
function lotsFault(lots: number, { format, cap }: Pick<IeoOrder, 'format' | 'cap'>): IeoOrderRefusal | undefined {
  if (!Number.isSafeInteger(lots) || lots < 1 || lots > lotsMost) return { kind: 'lots_not_positive' }
  return format === 'draw' && lots > cap ? { kind: 'lots_above_cap', maximum: cap } : undefined
}

/** Applies for lots, once a person, and sets their price or the deposit aside. Refused in the order in which people can do something about it. */
export function applyIeo(
  book: Book,
  { product, lots, lotPrice, agreementSha256 }: IeoCommandOf<'apply_ieo'>,
  facts: Facts,
): Decided<IeoReplyOf<'ieo_applied'>, IeoOrderRefusal, IeoOrderPosting> {
  if (book.world !== 'real') return refuse({ kind: 'not_a_real_book' })
  const terms = ieosUnder(facts.settings).find(({ id }) => id === product)
  if (terms === undefined) return refuse({ kind: 'product_unknown', product })
  const offer = factOf(facts, ieoOfferFact)
  if (offer?.product !== product || offer.bookId === 0 || facts.at >= offer.closesAt)
    return refuse({ kind: 'product_not_on_sale', product })
  if (lotPrice !== offer.lotPrice) return refuse({ kind: 'lot_price_differs' })
  const { identityLevel: level } = partOf(book, standingPart)
  if (level < terms.identityLevel) return refuse({ kind: 'identity_level_too_low', level, needed: terms.identityLevel })
  const tooLow = levelFault(book, terms)
  if (tooLow !== undefined) return refuse(tooLow)
  const own = [...recordsOf(book, ieoOrderRecord).values()]
  if (own.some((order) => order.product === product)) return refuse({ kind: 'ieo_applied_before' })
  const fault = lotsFault(lots, offer)
  if (fault !== undefined) return refuse(fault)
  const draft = openDraft<IeoOrderPosting>(book)
  const { currency, bookId: pool, openedIn, closesAt } = offer
  const setAside = setAsideFor(offer, lots)
  const available = draft.held('balance', currency)
  if (available < setAside) return refuse({ kind: 'balance_too_small', currency, available })
  const id = draft.nextId()
  const given = { id, lots, pool, openedIn, closesAt, at: facts.at, agreementSha256 }
  const order = freshIeoOrder({ ...agreementOf(offer) }, given)
  draft.post({ kind: 'ieo_set_aside', currency, from: 'balance', to: 'frozen', amount: setAside, subject: id })
  draft.put(ieoOrderRecord, order)
  return draft.decide({ kind: 'ieo_applied', order })
}

/** Applies for more or fewer lots, before the sale closes: the difference is set aside, or comes back. */
export function changeIeo(
  book: Book,
  { orderId, lots }: IeoCommandOf<'change_ieo'>,
  { at }: Pick<Facts, 'at'>,
): Decided<IeoReplyOf<'ieo_changed'>, IeoOrderRefusal, IeoOrderPosting> {
  const held = ieoOrderIn(book, orderId, 'applied')
  if (held === undefined) return refuse({ kind: 'order_not_found' })
  if (at >= held.closesAt) return refuse({ kind: 'ieo_closed' })
  const fault = lotsFault(lots, held)
  if (fault !== undefined) return refuse(fault)
  const draft = openDraft<IeoOrderPosting>(book)
  const { currency } = held
  const setAside = setAsideFor(held, lots)
  const [more, less] = [setAside - held.setAside, held.setAside - setAside]
  const available = draft.held('balance', currency)
  if (more > available) return refuse({ kind: 'balance_too_small', currency, available })
  const amounts = { currency, subject: orderId }
  if (more > 0n) draft.post({ kind: 'ieo_set_aside', ...amounts, from: 'balance', to: 'frozen', amount: more })
  if (less > 0n) draft.post({ kind: 'ieo_returned', ...amounts, from: 'frozen', to: 'balance', amount: less })
  const order: IeoOrder = { ...held, lots, setAside }
  draft.put(ieoOrderRecord, order)
  return draft.decide({ kind: 'ieo_changed', order, lotsBefore: held.lots })
}

/** Takes an application back before the sale closes. Its owner may apply again. */
export function withdrawIeo(
  book: Book,
  { orderId }: IeoCommandOf<'withdraw_ieo'>,
  { at }: Pick<Facts, 'at'>,
): Decided<IeoReplyOf<'ieo_withdrawn'>, IeoOrderRefusal, IeoOrderPosting> {
  const held = ieoOrderIn(book, orderId, 'applied')
  if (held === undefined) return refuse({ kind: 'order_not_found' })
  if (at >= held.closesAt) return refuse({ kind: 'ieo_closed' })
  const draft = openDraft<IeoOrderPosting>(book)
  const { currency, setAside: amount } = held
  const order: IeoOrder = { ...held, state: 'withdrawn', setAside: 0n, returned: amount, endedAt: at }
  draft.post({ kind: 'ieo_returned', currency, from: 'frozen', to: 'balance', amount, subject: orderId })
  draft.put(ieoOrderRecord, order)
  return draft.decide({ kind: 'ieo_withdrawn', order })
}
