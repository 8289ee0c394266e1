import { type Book, partOf } from '../books/book.ts'
import type { PartKind } from '../books/record-kind.ts'
import { poolOf } from '../house-books/checked-pool.ts'
import type { Pool } from '../house-books/pool.ts'
import { emptyHash, type Hash } from '../ledger/hash.ts'
import { settlementCurrency } from '../money/currency.ts'
import type { IeoAgreement } from './ieo-agreement.ts'

/** `drawn`: the winners have to pay. `given`: nobody gets a lot any more. `called_off`: it was not listed in time. */
export type IeoSaleState = 'none' | 'open' | 'closed' | 'drawn' | 'given' | 'listed' | 'called_off'

/** The first sale of a token, as its own book has it. Its tokens are in `escrow`, what was paid for them in `proceeds`. */
export type IeoSale = Omit<IeoAgreement, 'product' | 'token'> & {
  state: IeoSaleState
  lots: number
  closesAt: number
  round: number
  orders: number
  lotsApplied: number
  root: Hash
  /** How often it was drawn, the last ticket that has won, and how long it waits to be paid at least. */
  draws: number
  upTo: Hash
  payUntil: number
  /** Lots that were paid for, and whose tokens have left `escrow`: after the order has paid, until it is paid back. */
  lotsGiven: number
  previousRow: number
}

export const ieoSalePart: PartKind<'ieoSale', IeoSale> = {
  name: 'ieoSale',
  empty: {
    state: 'none',
    format: 'commitment',
    currency: settlementCurrency,
    lotPrice: 0n,
    lotTokens: 0n,
    cap: 0,
    depositRate: 0n,
    lots: 0,
    closesAt: 0,
    round: 0,
    orders: 0,
    lotsApplied: 0,
    root: emptyHash,
    draws: 0,
    upTo: emptyHash,
    payUntil: 0,
    lotsGiven: 0,
    previousRow: 0,
  },
  atRisk: 'nothing',
  isSparse: false,
  decimals: { lotPrice: true, lotTokens: true, depositRate: true },
}

/** The sale of a book; undefined where the book has none, or one of another product. */
export function saleOf(book: Book, product?: string): { pool: Pool; sale: IeoSale; agreed: IeoAgreement } | undefined {
  const pool = poolOf(book, product)
  if (pool?.purpose !== 'ieo') return undefined
  const sale = partOf(book, ieoSalePart)
  return { pool, sale, agreed: { ...sale, product: pool.product, token: pool.currency } }
}
