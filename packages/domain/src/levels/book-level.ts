import type { PartKind } from '../books/record-kind.ts'

/** The VIP level of a book, and the last UTC day that it follows from, as the moment at which that begins. */
export type BookLevel = { level: number; day: number }

export const levelPart: PartKind<'level', BookLevel> = {
  name: 'level',
  empty: { level: 0, day: 0 },
  atRisk: 'nothing',
  isSparse: false,
  decimals: {},
}
