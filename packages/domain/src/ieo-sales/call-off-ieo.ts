import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { rowOfId } from '../receipts/decided-row.ts'
import { assert, refuse } from '../result.ts'
import { agreementOf } from './ieo-agreement.ts'
import { ieoSalePart, saleOf } from './ieo-sale.ts'
import type { SaleCommandOf } from './ieo-sale-commands.ts'
import type { IeoSalePosting } from './ieo-sale-postings.ts'
import { isGiven } from './tokens.ts'

/**
 * Ends a sale whose token was not listed in time. `lots`: what all orders have got, as in a listing. A sale that is late waits
 * until everything is paid or lost: whoever pays meanwhile gets it back too.
 */
export function callOffIeo(book: Book, { product, lots }: SaleCommandOf<'call_off_ieo'>, { at }: Pick<Facts, 'at'>) {
  const found = saleOf(book, product)
  if (found === undefined) return refuse({ kind: 'wrong_house_book' })
  const { sale, agreed } = found
  if (sale.listBy === undefined || at < sale.listBy || !isGiven(sale, at) || lots !== sale.lotsGiven)
    return refuse({ kind: 'not_due' })
  const draft = openDraft(book)
  draft.setPart(ieoSalePart, { ...sale, state: 'called_off', previousRow: rowOfId(draft.nextId()) })
  return draft.decide({ kind: 'ieo_called_off', ...agreementOf(agreed), previousRow: sale.previousRow, lots })
}

/** Tokens come back from an order that was paid back, and what it had paid leaves. It follows the order, and is not refused. */
export function takeBackTokens(book: Book, { orderId, tokens, amount }: SaleCommandOf<'take_back_tokens'>) {
  const found = saleOf(book)
  if (found === undefined) return refuse({ kind: 'wrong_house_book' })
  const { pool, sale } = found
  const { currency } = sale
  const token = pool.currency
  const draft = openDraft<IeoSalePosting>(book)
  assert(draft.held('proceeds', currency) >= amount, 'a sale that was called off has what was paid')
  const subject = draft.nextId()
  draft.post({
    kind: 'tokens_taken_back',
    currency: token,
    from: 'house:transit',
    to: 'escrow',
    amount: tokens,
    subject,
  })
  draft.post({ kind: 'ieo_raised_back', currency, from: 'proceeds', to: 'house:transit', amount, subject })
  draft.setPart(ieoSalePart, { ...sale, lotsGiven: sale.lotsGiven - Number(tokens / sale.lotTokens) })
  return draft.decide({ kind: 'tokens_taken_back', product: pool.product, token, currency, orderId, tokens, amount })
}
