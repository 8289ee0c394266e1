import { isCurrency, placesOf } from '@touchstone/domain/money/currency'
import { parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { DepositChannel } from './deposits.queries.ts'

export type Checked =
  | { kind: 'good'; amount: string }
  /** Nothing is wrong with it yet, but it cannot be sent. */
  | { kind: 'unfinished' }
  | { kind: 'too_small' }
  | { kind: 'proof_missing' }

type Known = Pick<DepositChannel, 'kind' | 'minimum'>

/** Looks at what was typed, and whether a picture proves it where one is asked for: by banks. */
export function checkDeposit(typed: string, proof: string | undefined, { kind, minimum }: Known): Checked {
  // What is being typed may end with its point.
  const amount = parseDecimal(typed.replace(/\.$/, ''))
  if (amount === undefined || amount === 0n) return { kind: 'unfinished' }
  if (amount < (parseDecimal(minimum) ?? 0n)) return { kind: 'too_small' }
  if (kind === 'bank' && proof === undefined) return { kind: 'proof_missing' }
  return { kind: 'good', amount: printDecimal(amount) }
}

const placesElsewhere = 6

/** The decimals that an amount of a currency may have. */
export const placesIn = (currency: string): number => (isCurrency(currency) ? placesOf(currency) : placesElsewhere)
