import type { Book } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { NotDue } from '../books/refusal.ts'
import { priceOf, tokensOf } from '../ieo-sales/ieo-agreement.ts'
import { refuse } from '../result.ts'
import { ieoOrderIn } from './apply-ieo.ts'
import { type IeoOrder, ieoOrderRecord } from './ieo-order.ts'
import type { IeoCommandOf, IeoReplyOf } from './ieo-order-commands.ts'
import type { IeoOrderPosting } from './ieo-order-postings.ts'
import type { IeoOrderRefusal } from './ieo-order-refusal.ts'
import { drawnOrder, givenOrder } from './outcome-of.ts'

type At = Pick<Facts, 'at'>

/** Gives an application its part of a sale in which everybody gets the same. */
export function giveIeo(
  book: Book,
  { orderId, decidedIn, part, last }: IeoCommandOf<'give_ieo'>,
  { at }: At,
): Decided<IeoReplyOf<'ieo_given'>, NotDue, IeoOrderPosting> {
  const held = ieoOrderIn(book, orderId, 'applied')
  if (held === undefined || held.format !== 'commitment' || at < held.closesAt) return refuse({ kind: 'not_due' })
  const order = givenOrder(held, { part, last }, at)
  const draft = openDraft<IeoOrderPosting>(book)
  const { currency, token, paid, returned } = order
  const subject = orderId
  draft.post({ kind: 'ieo_cost', currency, from: 'frozen', to: 'house:transit', amount: paid, subject })
  draft.post({ kind: 'ieo_returned', currency, from: 'frozen', to: 'balance', amount: returned, subject })
  const tokens = tokensOf(order, order.lotsWon)
  draft.post({ kind: 'ieo_tokens', currency: token, from: 'house:transit', to: 'frozen', amount: tokens, subject })
  draft.put(ieoOrderRecord, order)
  return draft.decide({ kind: 'ieo_given', order, decidedIn })
}

/** Says how many lots of an application were drawn; the deposit of the others returns, unless it waits for the second draw. */
export function awardIeo(
  book: Book,
  command: IeoCommandOf<'award_ieo'>,
  { at }: At,
): Decided<IeoReplyOf<'ieo_awarded'>, NotDue, IeoOrderPosting> {
  const { orderId, decidedIn, draw } = command
  const held = ieoOrderIn(book, orderId, draw === 1 ? 'applied' : 'reserve')
  if (held === undefined || held.format !== 'draw' || at < held.closesAt) return refuse({ kind: 'not_due' })
  const order = drawnOrder(held, command, at)
  const draft = openDraft<IeoOrderPosting>(book)
  const { currency, returned: amount } = order
  draft.post({ kind: 'ieo_returned', currency, from: 'frozen', to: 'balance', amount, subject: orderId })
  draft.put(ieoOrderRecord, order)
  return draft.decide({ kind: 'ieo_awarded', order, decidedIn, draw })
}

/** Pays what was won and is not paid yet, and gets the tokens for it. They are held until the token is listed. */
export function payIeo(
  book: Book,
  { orderId }: IeoCommandOf<'pay_ieo'>,
  { at }: At,
): Decided<IeoReplyOf<'ieo_paid'>, IeoOrderRefusal, IeoOrderPosting> {
  const held = ieoOrderIn(book, orderId, 'won', 'completed')
  if (held === undefined) return refuse({ kind: 'order_not_found' })
  if (held.state === 'completed' || at >= (held.payUntil ?? 0)) return refuse({ kind: 'nothing_to_pay' })
  const draft = openDraft<IeoOrderPosting>(book)
  const { currency, token, setAside } = held
  const paid = priceOf(held, held.lotsWon)
  const available = draft.held('balance', currency)
  if (available < paid - setAside) return refuse({ kind: 'balance_too_small', currency, available })
  const subject = orderId
  const to = 'house:transit'
  draft.post({ kind: 'ieo_cost', currency, from: 'frozen', to, amount: setAside, subject })
  draft.post({ kind: 'ieo_cost', currency, from: 'balance', to, amount: paid - setAside, subject })
  const tokens = tokensOf(held, held.lotsWon)
  draft.post({ kind: 'ieo_tokens', currency: token, from: to, to: 'frozen', amount: tokens, subject })
  const order: IeoOrder = { ...held, state: 'completed', paid, setAside: 0n }
  draft.put(ieoOrderRecord, order)
  return draft.decide({ kind: 'ieo_paid', order })
}

/** What was won and not paid in time is lost, and the deposit returns. */
export function forfeitIeo(
  book: Book,
  { orderId }: IeoCommandOf<'forfeit_ieo'>,
  { at }: At,
): Decided<IeoReplyOf<'ieo_forfeited'>, NotDue, IeoOrderPosting> {
  const held = ieoOrderIn(book, orderId, 'won')
  if (held === undefined || at < (held.payUntil ?? 0)) return refuse({ kind: 'not_due' })
  const draft = openDraft<IeoOrderPosting>(book)
  const { currency, setAside: amount } = held
  const returned = held.returned + amount
  const order: IeoOrder = { ...held, state: 'forfeited', setAside: 0n, returned, endedAt: at }
  draft.post({ kind: 'ieo_returned', currency, from: 'frozen', to: 'balance', amount, subject: orderId })
  draft.put(ieoOrderRecord, order)
  return draft.decide({ kind: 'ieo_forfeited', order })
}

/** The token is listed: what was held is its owner's to move. */
export function releaseIeo(
  book: Book,
  { orderId, listedIn }: IeoCommandOf<'release_ieo'>,
  { at }: At,
): Decided<IeoReplyOf<'ieo_released'>, NotDue, IeoOrderPosting> {
  const held = ieoOrderIn(book, orderId, 'completed')
  if (held === undefined) return refuse({ kind: 'not_due' })
  const draft = openDraft<IeoOrderPosting>(book)
  const { token: currency } = held
  const order: IeoOrder = { ...held, state: 'listed', endedAt: at }
  const amount = tokensOf(held, held.lotsWon)
  draft.post({ kind: 'ieo_released', currency, from: 'frozen', to: 'balance', amount, subject: orderId })
  draft.put(ieoOrderRecord, order)
  return draft.decide({ kind: 'ieo_released', order, listedIn })
}

/** The token was not listed in time: all that was paid comes back, and the tokens go. */
export function refundIeo(
  book: Book,
  { orderId, calledOffIn }: IeoCommandOf<'refund_ieo'>,
  { at }: At,
): Decided<IeoReplyOf<'ieo_refunded'>, NotDue, IeoOrderPosting> {
  const held = ieoOrderIn(book, orderId, 'completed')
  if (held?.listBy === undefined || at < held.listBy) return refuse({ kind: 'not_due' })
  const draft = openDraft<IeoOrderPosting>(book)
  const { currency, token, paid } = held
  const subject = orderId
  draft.post({ kind: 'ieo_refunded', currency, from: 'house:transit', to: 'balance', amount: paid, subject })
  const tokens = tokensOf(held, held.lotsWon)
  draft.post({ kind: 'ieo_tokens_back', currency: token, from: 'frozen', to: 'house:transit', amount: tokens, subject })
  const order: IeoOrder = { ...held, state: 'refunded', returned: held.returned + paid, endedAt: at }
  draft.put(ieoOrderRecord, order)
  return draft.decide({ kind: 'ieo_refunded', order, calledOffIn })
}
