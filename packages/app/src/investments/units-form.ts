import { parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { unitsMost } from '@touchstone/domain/settings/bond-terms'

/** Of what is sold in units: decimal strings and counts. */
type Terms = {
  unit: string
  units: number
  unitsSold: number
  /** That one person may hold; 0 for any number. */
  unitsMax: number
}

/** What is known of whoever types; undefined and null while unknown. */
type Own = { held: number | undefined; available: string | null }

/** Of what was typed. Each fault comes with the number of units that would pass. */
export type CheckedUnits =
  | { kind: 'good'; units: number; amount: string }
  | { kind: 'unfinished' }
  /** The balance could not be read. */
  | { kind: 'unknown' }
  | { kind: 'no_money' }
  /** Somebody may hold so many more. */
  | { kind: 'limit'; units: number }
  | { kind: 'too_much'; units: number }
  | { kind: 'not_left'; units: number }

/** Looks at what was typed, in the order in which the server refuses. */
export function checkUnits(typed: string, terms: Terms, { held, available }: Own): CheckedUnits {
  const balance = available === null ? undefined : read(available)
  if (balance !== undefined && balance <= 0n) return { kind: 'no_money' }
  const units = Number(typed)
  if (!Number.isSafeInteger(units) || units < 1) return { kind: 'unfinished' }
  const limit = mayHold(terms, held)
  if (units > limit) return { kind: 'limit', units: limit }
  if (balance === undefined) return { kind: 'unknown' }
  const enough = affordable(terms, balance)
  if (units > enough) return { kind: 'too_much', units: enough }
  const left = unitsLeft(terms)
  if (units > left) return { kind: 'not_left', units: left }
  return { kind: 'good', units, amount: printDecimal(read(terms.unit) * BigInt(units)) }
}

/** The most units that would pass; null while it is not known. */
export function mostUnits(terms: Terms, { held, available }: Own): number | null {
  if (available === null) return null
  return Math.min(mayHold(terms, held), affordable(terms, read(available)), unitsLeft(terms))
}

export const unitsLeft = ({ units, unitsSold }: Pick<Terms, 'units' | 'unitsSold'>): number =>
  Math.max(0, units - unitsSold)

/** How many whole units an amount pays for. */
export const unitsIn = (amount: string, unit: string): number => affordable({ unit }, read(amount))

/** The most units that take no withdrawal password; undefined where one unit takes it. */
export function unitsWithoutPassword({
  unit,
  passwordFrom,
}: Pick<Terms, 'unit'> & { passwordFrom: string }): number | undefined {
  const price = read(unit)
  const most = price <= 0n ? 0n : (read(passwordFrom) - 1n) / price
  return most <= 0n ? undefined : asNumber(most)
}

/** Of those that one person may hold: what is held counts. Nothing is refused before that is known. */
function mayHold({ unitsMax }: Pick<Terms, 'unitsMax'>, held: number | undefined): number {
  return unitsMax === 0 ? unitsMost : Math.min(unitsMost, Math.max(0, unitsMax - (held ?? 0)))
}

const affordable = ({ unit }: Pick<Terms, 'unit'>, balance: bigint): number =>
  read(unit) <= 0n ? 0 : asNumber(balance / read(unit))

const asNumber = (count: bigint): number => Number(count > BigInt(unitsMost) ? BigInt(unitsMost) : count)

const read = (text: string): bigint => parseDecimal(text) ?? 0n
