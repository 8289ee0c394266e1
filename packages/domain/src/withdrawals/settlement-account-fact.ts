import { factByValue, type PlainFactKind } from '../books/fact-kind.ts'
import type { Currency } from '../money/currency.ts'
import type { Destination } from './withdrawal.ts'

/** `usableFrom` is the latest of all waits: of the account itself, of the whitelist, of changed passwords and factors. */
export type SettlementAccountFact = { destination: Destination; currency: Currency; usableFrom: number }

export const settlementAccountFact: PlainFactKind<'settlementAccount', SettlementAccountFact> = factByValue(
  'settlementAccount',
  {},
)
