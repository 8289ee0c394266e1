import { num, type Num, zero } from './numbers.ts'

/** The postings of a row as its text has them. */
export type PostingText = [kind: string, currency: string, from: string, to: string, amount: string, ...rest: unknown[]]

export function effectOf(postings: readonly PostingText[]): Map<string, Num> {
  const effect = new Map<string, Num>()
  const add = (key: string, amount: Num): void => void effect.set(key, (effect.get(key) ?? zero).plus(amount))
  for (const [, currency, from, to, amount] of postings) {
    add(`${from}:${currency}`, num(amount).neg())
    add(`${to}:${currency}`, num(amount))
  }
  return effect
}

export function differences(expected: ReadonlyMap<string, Num>, found: ReadonlyMap<string, Num>): string[] {
  const keys = [...new Set([...expected.keys(), ...found.keys()])].sort()
  return keys
    .map((key) => ({ key, rules: expected.get(key) ?? zero, house: found.get(key) ?? zero }))
    .filter(({ rules, house }) => !rules.eq(house))
    .map(({ key, rules, house }) => `${key}: the rules say ${rules.toString()}, the house posted ${house.toString()}`)
}
