import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { amountFault } from '../house-books/checked-pool.ts'
import { rowOfId } from '../receipts/decided-row.ts'
import { assert, refuse } from '../result.ts'
import { agreementOf } from './ieo-agreement.ts'
import { type IeoSale, ieoSalePart, saleOf } from './ieo-sale.ts'
import type { SaleCommandOf } from './ieo-sale-commands.ts'
import { type IeoSalePosting, tokenIssuers } from './ieo-sale-postings.ts'

/** Tokens leave for an order that has paid, and what it has paid is the issuer's. It follows the order, and is not refused. */
export function deliverTokens(book: Book, { orderId, tokens, amount }: SaleCommandOf<'deliver_tokens'>) {
  const found = saleOf(book)
  if (found === undefined) return refuse({ kind: 'wrong_house_book' })
  const { pool, sale } = found
  const { currency } = sale
  const token = pool.currency
  const draft = openDraft<IeoSalePosting>(book)
  assert(draft.held('escrow', token) >= tokens, 'a sale has the tokens that it gives')
  const subject = draft.nextId()
  draft.post({
    kind: 'tokens_delivered',
    currency: token,
    from: 'escrow',
    to: 'house:transit',
    amount: tokens,
    subject,
  })
  draft.post({ kind: 'ieo_raised', currency, from: 'house:transit', to: 'proceeds', amount, subject })
  draft.setPart(ieoSalePart, { ...sale, lotsGiven: sale.lotsGiven + Number(tokens / sale.lotTokens) })
  return draft.decide({ kind: 'tokens_delivered', product: pool.product, token, currency, orderId, tokens, amount })
}

/** Whether every lot that is to be given out is given, and paid. */
export const isGiven = (
  { state, draws, payUntil }: Pick<IeoSale, 'state' | 'draws' | 'payUntil'>,
  at: number,
): boolean => state === 'given' || (state === 'drawn' && draws === 2 && at >= payUntil)

/** Whether a sale that was opened has passed its last day of listing without it. */
export const isUnlisted = ({ state, listBy }: Pick<IeoSale, 'state' | 'listBy'>, at: number): boolean =>
  state !== 'none' && state !== 'listed' && listBy !== undefined && at >= listBy

/** Its holders may move the token from now on. `lots`: what all orders have got, which has left `escrow` by now. */
export function listIeo(book: Book, { product, lots }: SaleCommandOf<'list_ieo'>, { at }: Pick<Facts, 'at'>) {
  const found = saleOf(book, product)
  if (found === undefined) return refuse({ kind: 'wrong_house_book' })
  const { sale, agreed } = found
  if (isUnlisted(sale, at)) return refuse({ kind: 'ieo_called_off' })
  if (!isGiven(sale, at) || lots !== sale.lotsGiven) return refuse({ kind: 'ieo_not_given' })
  const draft = openDraft(book)
  draft.setPart(ieoSalePart, { ...sale, state: 'listed', previousRow: rowOfId(draft.nextId()) })
  return draft.decide({ kind: 'ieo_listed', ...agreementOf(agreed), previousRow: sale.previousRow, lots })
}

/** What was raised leaves for the issuer, under the reference of the bank. Until the token is listed buyers have nothing that moves. */
export function payOutRaised(book: Book, { product, amount, reference }: SaleCommandOf<'pay_out_raised'>) {
  const found = saleOf(book, product)
  if (found === undefined) return refuse({ kind: 'wrong_house_book' })
  const { state, currency, previousRow: listedIn } = found.sale
  if (state === 'called_off') return refuse({ kind: 'ieo_called_off' })
  if (state !== 'listed') return refuse({ kind: 'ieo_not_listed' })
  const fault = amountFault(amount, currency)
  if (fault !== undefined) return refuse(fault)
  const draft = openDraft<IeoSalePosting>(book)
  const available = draft.held('proceeds', currency)
  if (available < amount) return refuse({ kind: 'proceeds_too_small', currency, available })
  const subject = draft.nextId()
  draft.post({ kind: 'raised_paid_out', currency, from: 'proceeds', to: tokenIssuers, amount, subject })
  return draft.decide({ kind: 'raised_paid_out', product, currency, amount, reference, listedIn })
}

/** Whether what is in `escrow` is its issuer's to take. */
export const isReturnable = ({ state }: Pick<IeoSale, 'state'>): boolean =>
  state === 'none' || state === 'listed' || state === 'called_off'

/**
 * Tokens go back to the issuer: before the sale is opened, those that nobody has bought once it is listed, and all once it is
 * called off.
 */
export function returnTokens(book: Book, { product, amount, reference }: SaleCommandOf<'return_tokens'>) {
  const found = saleOf(book, product)
  if (found === undefined) return refuse({ kind: 'wrong_house_book' })
  const { pool, sale } = found
  if (!isReturnable(sale)) return refuse({ kind: 'ieo_not_listed' })
  const token = pool.currency
  const fault = amountFault(amount, token)
  if (fault !== undefined) return refuse(fault)
  const draft = openDraft<IeoSalePosting>(book)
  const available = draft.held('escrow', token)
  if (available < amount) return refuse({ kind: 'escrow_covers_orders', currency: token, available })
  const subject = draft.nextId()
  draft.post({ kind: 'tokens_returned', currency: token, from: 'escrow', to: tokenIssuers, amount, subject })
  return draft.decide({ kind: 'tokens_returned', product, token, amount, reference })
}
