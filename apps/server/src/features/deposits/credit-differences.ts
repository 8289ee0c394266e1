import type { Money } from '@touchstone/domain/money/decimal'

export type CreditDifference = 'amount' | 'payer' | 'verifier'

/** Diacritics of Latin, Greek and Cyrillic letters, which banks leave out; no part of other scripts. */
const diacritics = /[\u0300-\u036f]/g
const noWord = /[^\p{L}\p{N}\p{M}]+/u

/** The words of a name in one order, without diacritics, capitals and punctuation: `MÜLLER, Eva` is `Eva Muller`. */
const namedBy = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(diacritics, '')
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFC')
    .toUpperCase()
    .split(noWord)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')

/** Whether two names are the same but for the order of their words, diacritics, capitals and punctuation. */
export const isSameName = (one: string, other: string): boolean => namedBy(one) === namedBy(other)

/** What a person stated, and the name that documents proved of them; `operator` would credit it alone. */
export type Stated = {
  amount: Money
  verified: { name: string; verifiedBy: number | null } | undefined
  operator: number
}

/**
 * Why one operator alone does not credit an arrival. It is not what the person stated; or the payer is not the person by
 * their verified name: the account's name and bound bank accounts are chosen by whoever claims the money, and prove nothing;
 * or the operator verified that name: one could invent a person for somebody else's payment.
 */
export function creditDifferences(
  arrival: { amount: Money; payer: string },
  { amount, verified, operator }: Stated,
): CreditDifference[] {
  const payer = namedBy(arrival.payer)
  const isPayer = payer !== '' && verified !== undefined && isSameName(verified.name, arrival.payer)
  return [
    ...(arrival.amount === amount ? [] : ['amount' as const]),
    ...(isPayer ? [] : ['payer' as const]),
    ...(verified?.verifiedBy === operator ? ['verifier' as const] : []),
  ]
}
