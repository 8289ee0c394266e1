import { parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { lotsMost } from '@touchstone/domain/settings/ieo-terms'
import { setAsideOf } from './ieo-figures.ts'
import type { IeoSale } from './ieo.queries.ts'

type Terms = Pick<IeoSale, 'lotPrice' | 'lotTokens' | 'depositRate' | 'currency' | 'format' | 'cap'>

/** What is known of the person who types: the free balance, null while unknown; and what they applied for before. */
export type Own = { available: string | null; before: { lots: number; setAside: string } | null }

/** Of what was typed. Each fault comes with the number of lots that would pass. */
export type CheckedLots =
  | { kind: 'good'; lots: number; setAside: string; moves: Moves }
  | { kind: 'unfinished' }
  /** The balance could not be read. */
  | { kind: 'unknown' }
  | { kind: 'no_money' }
  /** Of a draw, the most that one person may apply for. */
  | { kind: 'cap'; lots: number }
  | { kind: 'too_much'; lots: number }
  /** As many as before. */
  | { kind: 'unchanged' }

/** What is set aside with it, or comes back; decimal strings above zero, or '0'. */
export type Moves = { more: string; less: string }

/** Looks at what was typed, in the order in which the server refuses. */
export function checkLots(typed: string, terms: Terms, { available, before }: Own): CheckedLots {
  const balance = available === null ? undefined : read(available)
  if (balance !== undefined && balance <= 0n && before === null) return { kind: 'no_money' }
  const lots = Number(typed)
  if (!Number.isSafeInteger(lots) || lots < 1) return { kind: 'unfinished' }
  if (lots === before?.lots) return { kind: 'unchanged' }
  const most = mayApplyFor(terms)
  if (lots > most) return { kind: 'cap', lots: most }
  if (balance === undefined) return { kind: 'unknown' }
  const enough = affordable(terms, { available: printDecimal(balance), before })
  if (lots > enough) return { kind: 'too_much', lots: enough }
  const setAside = setAsideOf(terms, lots)
  return { kind: 'good', lots, setAside, moves: movesTo(setAside, before?.setAside ?? '0') }
}

/** What has to move until this amount is set aside in place of what is now. */
function movesTo(setAside: string, held: string): Moves {
  const more = read(setAside) - read(held)
  return more > 0n ? { more: printDecimal(more), less: '0' } : { more: '0', less: printDecimal(-more) }
}

/** The most lots that would pass; null while it is not known. */
export function mostLots(terms: Terms, own: Own): number | null {
  return own.available === null ? null : Math.min(mayApplyFor(terms), affordable(terms, own))
}

/** The most lots that take no withdrawal password; undefined where one lot takes it. Of a draw the whole price counts too. */
export function lotsWithoutPassword(terms: Terms & Pick<IeoSale, 'passwordFrom'>): number | undefined {
  const most = read(terms.passwordFrom) - 1n
  const price = read(terms.lotPrice)
  const lots = most <= 0n || price <= 0n ? 0 : Number(most / price)
  return lots === 0 ? undefined : Math.min(lots, mayApplyFor(terms))
}

/** Where lots are drawn, nobody applies for more than they can get. */
const mayApplyFor = ({ format, cap }: Pick<Terms, 'format' | 'cap'>): number => (format === 'draw' ? cap : lotsMost)

/** What is set aside already pays for lots too. */
const affordable = (terms: Terms, { available, before }: Own): number =>
  lotsIn(terms, read(available ?? '0') + read(before?.setAside ?? '0'))

/** How many lots an amount can be set aside for: it is on the grid of the currency, so rounding up leaves no other answer. */
function lotsIn({ lotPrice, depositRate }: Terms, amount: bigint): number {
  const ofOne = read(lotPrice) * read(depositRate)
  if (ofOne <= 0n || amount <= 0n) return 0
  const lots = (amount * 10n ** 18n) / ofOne
  return Number(lots > BigInt(lotsMost) ? BigInt(lotsMost) : lots)
}

const read = (text: string): bigint => parseDecimal(text) ?? 0n
