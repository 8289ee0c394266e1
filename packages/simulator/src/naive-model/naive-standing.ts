import { Num } from './numbers.ts'

export const none = new Num(Infinity)

/** What the owner of a book with real money has been warned of, has set and has stated, and what trading took and gave. */
export type Protection = {
  acknowledged: boolean
  excludedUntil: number
  coolOffUntil: number
  /** Infinite for none. */
  limit: Num
  limitNext: { limit: Num; from: number } | null
  country: string
  countryNext: { country: string; from: number } | null
  /** One by one; what was taken is negative. */
  results: { at: number; amount: Num }[]
}

export const unprotected = (): Protection => ({
  acknowledged: false,
  excludedUntil: 0,
  coolOffUntil: 0,
  limit: none,
  limitNext: null,
  country: '',
  countryNext: null,
  results: [],
})
