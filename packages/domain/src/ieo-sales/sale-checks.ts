import type { Hash } from '../ledger/hash.ts'

/** Lots, or orders: none too. */
export const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0
export const isHash = (text: Hash): boolean => /^[0-9a-f]{64}$/.test(text)
