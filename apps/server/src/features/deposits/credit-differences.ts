import type { Money } from '@touchstone/domain/money/decimal'

export type CreditDifference = 'amount' | 'payer'

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

/**
 * In what an arrival is not what a person stated. Its payer must be the person by their verified name: the account's name
 * and bound bank accounts are chosen by whoever claims the money, and prove nothing.
 */
export function creditDifferences(
  arrival: { amount: Money; payer: string },
  stated: { amount: Money; verifiedName: string | undefined },
): CreditDifference[] {
  const payer = namedBy(arrival.payer)
  const isPayer = payer !== '' && stated.verifiedName !== undefined && namedBy(stated.verifiedName) === payer
  return [...(arrival.amount === stated.amount ? [] : ['amount' as const]), ...(isPayer ? [] : ['payer' as const])]
}
