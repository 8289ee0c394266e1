import { isGiven, isReturnable, isUnlisted } from '@touchstone/domain/ieo-sales/tokens'
import type { Currency } from '@touchstone/domain/money/currency'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { type IeoTerms, listWithinUsual } from '@touchstone/domain/settings/ieo-terms'
import { ieosUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { Refused } from '../../api/handler.ts'
import type { Transaction } from '../../platform/database.ts'
import { referenceFault, type Stage } from '../issuers/issuer-references.ts'
import { amountFault } from '../offerings/offering-objections.ts'
import type { ProposalBodies } from '../proposals/proposal-bodies.ts'
import { isOpened, missingTokens } from './ieo-figures.ts'
import { findSaleBook, type SaleBook } from '../../features/ieo/sale-books.store.ts'
import { progressOf } from '../../features/ieo/sale-orders.store.ts'

/** What is proposed about the first sale of a token. */
export type IeoKind = 'ieo_tokens' | 'open_ieo' | 'list_ieo' | 'pay_out_raised' | 'return_tokens'
type Settled = Pick<Settings, 'investments'>
type IeoAsked = { settings: Settled; stage: Stage; at: number }

/**
 * Why something cannot be done to a sale now; undefined if it can. It is asked when it is proposed, and again when it is
 * approved; the book decides last.
 */
export const ieoObjections: {
  readonly [Kind in IeoKind]: (
    tx: Transaction,
    body: ProposalBodies[Kind],
    asked: IeoAsked,
  ) => Promise<Refused | undefined>
} = {
  async ieo_tokens(tx, { product, currency, amount, reference }, { settings, stage }) {
    if (tokenOf(settings, product, await findSaleBook(tx, product)) !== currency) return { kind: 'not_found' }
    return amountFault(decimal(amount), currency) ?? (await referenceFault(tx, reference, stage))
  },

  async open_ieo(tx, body, { settings }) {
    const held = await findSaleBook(tx, body.product)
    if (isOpened(held)) return { kind: 'ieo_opened_before' }
    const terms = ieoTermsOf(settings, body.product)
    if (terms === undefined) return { kind: 'not_found' }
    const proposed = new Map<string, unknown>(Object.entries(body))
    const isSame = Object.entries(ieoOpeningOf(terms)).every(([name, value]) => proposed.get(name) === value)
    if (!isSame) return { kind: 'terms_changed' }
    const missing = missingTokens(terms, held)
    return missing > 0n ? { kind: 'escrow_short', currency: terms.token, missing } : undefined
  },

  async list_ieo(tx, { product, lots }, { at }) {
    const held = await findSaleBook(tx, product)
    if (held === undefined) return { kind: 'not_found' }
    if (held.sale.state === 'listed') return { kind: 'ieo_listed_before' }
    if (isUnlisted(held.sale, at)) return { kind: 'ieo_called_off' }
    const listed = await givenLots(tx, held, at)
    return listed === lots ? undefined : { kind: 'ieo_not_given' }
  },

  async pay_out_raised(tx, { product, currency, amount, reference }, { stage }) {
    const held = await findSaleBook(tx, product)
    if (held === undefined) return { kind: 'not_found' }
    if (held.sale.state === 'called_off') return { kind: 'ieo_called_off' }
    if (held.sale.state !== 'listed') return { kind: 'ieo_not_listed' }
    const available = held.proceeds
    if (available === 0n) return { kind: 'no_proceeds' }
    // More may have been raised since it was proposed: what has left is what was there then.
    if (available < decimal(amount)) return { kind: 'proceeds_too_small', currency, available }
    return referenceFault(tx, reference, stage)
  },

  async return_tokens(tx, { product, currency, amount, reference }, { stage }) {
    const held = await findSaleBook(tx, product)
    if (held === undefined) return { kind: 'not_found' }
    if (!isReturnable(held.sale)) return { kind: 'ieo_not_listed' }
    const available = held.escrow
    if (available === 0n) return { kind: 'no_tokens_left' }
    if (available < decimal(amount)) return { kind: 'escrow_covers_orders', currency, available }
    return referenceFault(tx, reference, stage)
  },
}

export const ieoTermsOf = (settings: Settled, product: string): IeoTerms | undefined =>
  ieosUnder(settings).find(({ id }) => id === product)

/** The token of a sale: that of its book, or before there is one of the settings. Undefined where there is no such sale. */
export const tokenOf = (settings: Settled, product: string, held: SaleBook | undefined): Currency | undefined =>
  held?.pool.currency ?? ieoTermsOf(settings, product)?.token

/** How many lots were given out in all; undefined while anybody has still to get or to pay theirs, or tokens are on their way. */
async function givenLots(tx: Transaction, { pool, sale }: SaleBook, at: number): Promise<number | undefined> {
  const { undecided, lotsPaid } = await progressOf(tx, pool.product)
  return isGiven(sale, at) && undecided === 0 && lotsPaid === sale.lotsGiven ? lotsPaid : undefined
}

/** What is signed when a sale is opened. */
export function ieoOpeningOf({
  id: product,
  levelLimit = 0,
  listWithinDays = listWithinUsual,
  ...terms
}: IeoTerms): ProposalBodies['open_ieo'] {
  const { lotPrice, lotTokens, depositRate, supply, ecosystemShare, teamShare, investorsShare, houseShare } = terms
  const { investorsPrice, housePrice } = terms
  return {
    ...terms,
    product,
    levelLimit,
    listWithinDays,
    lotPrice: printDecimal(lotPrice),
    lotTokens: printDecimal(lotTokens),
    depositRate: printDecimal(depositRate),
    supply: printDecimal(supply),
    ecosystemShare: printDecimal(ecosystemShare),
    teamShare: printDecimal(teamShare),
    investorsShare: printDecimal(investorsShare),
    houseShare: printDecimal(houseShare),
    investorsPrice: printDecimal(investorsPrice),
    housePrice: printDecimal(housePrice),
  }
}
