import type { NaiveBook } from '../../naive-model/naive-book.ts'
import { limitOf } from './naive-protection.ts'

type Coming = { lossLimit?: string | null; country?: string; from: number } | null

/** The differences between the standing of a book in the house's record and in the model. */
export function compareProtection(book: NaiveBook, standing: Readonly<Record<string, unknown>>): string[] {
  const { protection } = book
  const limitNext = (standing['lossLimitNext'] ?? null) as Coming
  const countryNext = (standing['countryNext'] ?? null) as Coming
  const claims: [boolean, string][] = [
    [Number(standing['riskAcknowledgedAt'] ?? 0) > 0 === protection.acknowledged, 'the warning'],
    [Number(standing['excludedUntil'] ?? 0) === protection.excludedUntil, 'the exclusion'],
    [Number(standing['coolOffUntil'] ?? 0) === protection.coolOffUntil, 'the cool-off'],
    [limitOf(standing['lossLimit']).eq(protection.limit), 'the loss limit'],
    [
      limitNext?.from === protection.limitNext?.from &&
        (limitNext === null || protection.limitNext?.limit.eq(limitOf(limitNext.lossLimit)) === true),
      'the coming loss limit',
    ],
    [(standing['country'] ?? '') === protection.country, 'the country'],
    [
      countryNext?.from === protection.countryNext?.from && countryNext?.country === protection.countryNext?.country,
      'the coming country',
    ],
  ]
  return claims
    .filter(([holds]) => !holds)
    .map(([, what]) => `${what} of book ${book.id}: ${JSON.stringify(protection)}, house ${JSON.stringify(standing)}`)
}
