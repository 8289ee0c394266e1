import { Num } from './numbers.ts'

export const none = new Num(Infinity)

/** What the owner of a book with real money has been warned of, has set and has stated, and what trading took and gave. */
export type Protection = {
  acknowledged: boolean
  excludedUntil: number
  coolOffUntil: number
  /** The ends of all pauses that ever were. */
  pauses: Set<number>
  /** Infinite for none. */
  limit: Num
  limitNext: { limit: Num; from: number } | null
  /** All limits that were ever asked for. */
  limits: Num[]
  country: string
  countryNext: { country: string; from: number } | null
  /** By symbol and margin mode. */
  leverages: Map<string, number>
  /** One by one; what was taken is negative. */
  results: { at: number; amount: Num }[]
}

export const unprotected = (): Protection => ({
  acknowledged: false,
  excludedUntil: 0,
  coolOffUntil: 0,
  pauses: new Set(),
  limit: none,
  limitNext: null,
  limits: [],
  country: '',
  countryNext: null,
  leverages: new Map(),
  results: [],
})
