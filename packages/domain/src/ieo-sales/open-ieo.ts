import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { amountFault } from '../house-books/checked-pool.ts'
import { poolPart } from '../house-books/pool.ts'
import { rowOfId } from '../receipts/decided-row.ts'
import { refuse } from '../result.ts'
import { ieosUnder } from '../settings/investments.ts'
import { roundFor } from './beacon.ts'
import { agreementOf, tokensOf } from './ieo-agreement.ts'
import { closesAfter, listByAfter } from './ieo-dates.ts'
import { ieoSalePart, saleOf } from './ieo-sale.ts'
import type { SaleCommandOf } from './ieo-sale-commands.ts'
import { type IeoSalePosting, tokenIssuers } from './ieo-sale-postings.ts'

/** The issuer has delivered tokens: they are what the sale can give out. */
export function receiveTokens(book: Book, { product, amount, reference }: SaleCommandOf<'receive_tokens'>) {
  const found = saleOf(book, product)
  if (found === undefined) return refuse({ kind: 'wrong_house_book' })
  const token = found.pool.currency
  const fault = amountFault(amount, token)
  if (fault !== undefined) return refuse(fault)
  const draft = openDraft<IeoSalePosting>(book)
  const subject = draft.nextId()
  draft.post({ kind: 'tokens_received', currency: token, from: tokenIssuers, to: 'escrow', amount, subject })
  return draft.decide({ kind: 'tokens_received', product, token, amount, reference })
}

/** Opens it on the terms in force, once, with every token there that it can give out. The round that draws is fixed now. */
export function openIeo(
  book: Book,
  { product }: SaleCommandOf<'open_ieo'>,
  { at, settings }: Pick<Facts, 'at' | 'settings'>,
) {
  const found = saleOf(book, product)
  if (found === undefined) return refuse({ kind: 'wrong_house_book' })
  const { pool, sale } = found
  if (sale.state !== 'none') return refuse({ kind: 'ieo_opened_before' })
  const terms = ieosUnder(settings).find(({ id }) => id === product)
  if (terms === undefined || terms.token !== pool.currency) return refuse({ kind: 'product_unknown', product })
  const draft = openDraft<IeoSalePosting>(book)
  const missing = tokensOf(terms, terms.lots) - draft.held('escrow', terms.token)
  if (missing > 0n) return refuse({ kind: 'escrow_short', currency: terms.token, missing })
  const closesAt = closesAfter(terms.subscriptionDays, at)
  const listBy = listByAfter(terms, closesAt)
  const agreed = agreementOf({ ...terms, product, listBy })
  const { format, currency, lotPrice, lotTokens, cap, depositRate } = agreed
  const round = format === 'draw' ? roundFor(closesAt) : 0
  const opened = { lots: terms.lots, closesAt, round }
  draft.setPart(poolPart, { ...pool, isOnSale: true })
  draft.setPart(ieoSalePart, {
    ...ieoSalePart.empty,
    format,
    currency,
    lotPrice,
    lotTokens,
    cap,
    depositRate,
    listBy,
    ...opened,
    state: 'open',
    previousRow: rowOfId(draft.nextId()),
  })
  return draft.decide({ kind: 'ieo_opened', ...agreed, ...opened, settingsVersion: settings.version })
}
