import { isCurrency, placesOf, settlementCurrency } from '@touchstone/domain/money/currency'
import { type Decimal, parseDecimal, printDecimal, smaller } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'
import type { Product } from './investments.queries.ts'

type Terms = Pick<Product, 'amountMin' | 'amountMax' | 'step' | 'left'>

/** Of what was typed. Each fault comes with the figure that would pass; decimal strings. */
export type Checked =
  | { kind: 'good'; amount: string }
  | { kind: 'unfinished' }
  /** The balance could not be read. */
  | { kind: 'unknown' }
  | { kind: 'no_money' }
  | { kind: 'too_small'; minimum: string }
  | { kind: 'too_large'; maximum: string }
  | { kind: 'off_step'; below: string; above: string }
  | { kind: 'not_left'; left: string }
  | { kind: 'too_much'; available: string }

/** Looks at what was typed, in the order in which the server refuses. `available`: null while unknown. */
export function checkInvestment(typed: string, terms: Terms, available: string | null): Checked {
  const held = available === null ? undefined : parseDecimal(available)
  if (held !== undefined && held <= 0n) return { kind: 'no_money' }
  const amount = parseDecimal(typed.replace(/\.$/, ''))
  if (amount === undefined || amount === 0n) return { kind: 'unfinished' }
  const [least, step] = [read(terms.amountMin), read(terms.step)]
  if (amount < least) return { kind: 'too_small', minimum: terms.amountMin }
  if (amount > read(terms.amountMax)) return { kind: 'too_large', maximum: terms.amountMax }
  const below = onGrid(amount, least, step)
  if (below !== amount) return { kind: 'off_step', below: printDecimal(below), above: printDecimal(below + step) }
  if (amount > read(terms.left)) return { kind: 'not_left', left: printDecimal(bestBelow(read(terms.left), terms)) }
  if (held === undefined) return { kind: 'unknown' }
  return amount > held
    ? { kind: 'too_much', available: available ?? '0' }
    : { kind: 'good', amount: printDecimal(amount) }
}

/** The most that one could put in: of the balance, the product's limit and what is left of it; null while unknown. */
export function mostOf(terms: Terms, available: string | null): Decimal | null {
  if (available === null) return null
  return bestBelow(smaller(read(available), smaller(read(terms.amountMax), read(terms.left))), terms)
}

/** For how much of what is left there is room; undefined where the least is too much. */
export function roomIn(left: string, terms: Pick<Terms, 'amountMin' | 'step'>): string | undefined {
  const room = bestBelow(read(left), terms)
  return room <= 0n ? undefined : printDecimal(room)
}

/** A part of the most as the field takes it: a whole step; nothing is an empty field. */
export function partOf(most: Decimal, percent: number, terms: Terms): string {
  const part = bestBelow((most * BigInt(percent)) / 100n, terms)
  return part <= 0n ? '' : printDecimal(part)
}

/** The percentage of the chips that was picked, if what is typed is one. */
export function percentOf(typed: string, most: Decimal | null, terms: Terms): number | undefined {
  if (most === null || typed === '') return undefined
  return [100, 75, 50, 25].find((percent) => partOf(most, percent, terms) === typed)
}

/** The decimals that may be typed: those of the currency, since steps are the product's to set. */
export const placesOfAmount = ({ currency }: Pick<Product, 'currency'>): number =>
  placesOf(isCurrency(currency) ? currency : settlementCurrency)

/** From this amount on, buying takes the withdrawal password. */
export const takesPassword = (amount: string, { passwordFrom }: Pick<Product, 'passwordFrom'>): boolean =>
  read(amount) >= read(passwordFrom)

/** The most that takes no withdrawal password; undefined where every amount takes one. */
export function mostWithoutPassword(terms: Terms & Pick<Product, 'passwordFrom'>): string | undefined {
  const most = bestBelow(read(terms.passwordFrom) - 1n, terms)
  return most <= 0n ? undefined : printDecimal(most)
}

/** The largest amount on the grid that is no more than this; 0 where even the least is too much. */
function bestBelow(most: Decimal, { amountMin, step }: Pick<Terms, 'amountMin' | 'step'>): Decimal {
  return most < read(amountMin) ? 0n : onGrid(most, read(amountMin), read(step))
}

/** Amounts are the minimum and whole steps above it. */
const onGrid = (amount: Decimal, least: Decimal, step: Decimal): Decimal =>
  step <= 0n ? amount : least + mulDiv(amount - least, 1n, step, 'down') * step

const read = (text: string): Decimal => parseDecimal(text) ?? 0n
