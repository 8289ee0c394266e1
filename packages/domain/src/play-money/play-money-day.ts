import { type Book, partOf } from '../books/book.ts'
import type { PartKind } from '../books/record-kind.ts'
import { dayMs } from '../time.ts'

/** The last UTC day, counted from 1970, on which the book took play money; null for never. */
export type PlayMoneyDay = number | null

export const playMoneyPart: PartKind<'play_money', PlayMoneyDay> = {
  name: 'play_money',
  empty: null,
  atRisk: 'nothing',
  isSparse: false,
  decimals: {},
}

export const playMoneyDayOf = (at: number): number => Math.floor(at / dayMs)

/** From when a book may take play money again, in epoch milliseconds; null if it may now. */
export function playMoneyAgainAtMs(book: Pick<Book, 'parts'>, at: number): number | null {
  const taken = partOf(book, playMoneyPart)
  return taken === null || playMoneyDayOf(at) > taken ? null : (taken + 1) * dayMs
}
