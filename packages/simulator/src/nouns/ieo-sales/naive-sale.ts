import { type NaiveBook, recordsOfKind } from '../../naive-model/naive-book.ts'
import type { Num } from '../../naive-model/numbers.ts'
import type { NaiveApplication } from './naive-allotment.ts'
import type { NaiveTicket } from './naive-draw.ts'

/** What a sale and everybody who applies agree on. */
export type NaiveAgreement = {
  product: string
  format: string
  token: string
  currency: string
  lotPrice: Num
  lotTokens: Num
  cap: number
  depositRate: Num
  /** Until when it is listed, or everybody is paid back. */
  listBy: number
}

/** A sale as its own book has it. */
export type NaiveSale = NaiveAgreement & {
  state: 'open' | 'closed' | 'drawn' | 'given' | 'listed' | 'called_off'
  lots: number
  closesAt: number
  round: number
  /** The row that opened it, and the last that others name. */
  openedIn: number
  lastRow: number
  orders: number
  lotsApplied: number
  root: string
  draws: number
  seed: string
  upTo: string
  payUntil: number
  lotsGiven: number
}

/** Somebody's application, as the sale's book would have to know it to decide by itself. */
export type NaiveApplicant = NaiveApplication & {
  bookId: number
  state: 'applied' | 'reserve' | 'won' | 'paid' | 'back' | 'lost' | 'not_won'
  won: number
  /** Until when it pays what it won; 0 where it won nothing in a draw. */
  payUntil: number
}

const salesOf = recordsOfKind<NaiveSale>('ieo_sale')
/** By the id of the order; withdrawn ones are left out. */
export const applicantsOf = recordsOfKind<NaiveApplicant>('ieo_applicant')
/** All tickets in their order, under `heap`, once they are known. */
const heapsOf = recordsOfKind<readonly NaiveTicket[]>('ieo_tickets')

export const saleIn = (book: NaiveBook): NaiveSale | undefined => salesOf(book).get('sale')
export const setSale = (book: NaiveBook, sale: NaiveSale): void => void salesOf(book).set('sale', sale)
export const heapIn = (book: NaiveBook): readonly NaiveTicket[] => heapsOf(book).get('heap') ?? []
export const setHeap = (book: NaiveBook, heap: readonly NaiveTicket[]): void => void heapsOf(book).set('heap', heap)

export const agreedIn = ({
  product,
  format,
  token,
  currency,
  lotPrice,
  lotTokens,
  cap,
  depositRate,
  listBy,
}: NaiveAgreement): NaiveAgreement => ({
  product,
  format,
  token,
  currency,
  lotPrice,
  lotTokens,
  cap,
  depositRate,
  listBy,
})

/** Whether nobody has time to pay any more, and operators may list it. */
export function canBeListed(book: NaiveBook, at: number): boolean {
  const sale = saleIn(book)
  const hasTime = ({ state, payUntil }: NaiveApplicant): boolean => state === 'won' && at < payUntil
  return (
    sale !== undefined && at < sale.listBy && isGivenOut(sale, at) && ![...applicantsOf(book).values()].some(hasTime)
  )
}

/** Whether every lot that is to be given out is, and paid. */
export const isGivenOut = ({ state, draws, payUntil }: NaiveSale, at: number): boolean =>
  state === 'given' || (state === 'drawn' && draws === 2 && at >= payUntil)
