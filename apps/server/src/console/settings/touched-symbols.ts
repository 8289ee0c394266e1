import type { SettingsChange } from '../proposals/proposal-bodies.ts'
import type { Transaction } from '../../platform/database.ts'

/** How long in advance holders learn of a change that affects what they hold. */
export const noticeMs = 24 * 3_600_000

/** Parts of the settings that open positions of every symbol are decided by. */
const forAllSymbols = ['positions.', 'fundingEveryMs']

/**
 * Parts that protect people whether or not they hold something: where they live, how long what was changed waits, what two
 * operators must decide, what is withdrawn in a day, and when an open second contract is void. Whoever would change one at once could take a
 * protection away from just those who are using it.
 */
const protections = [
  'countries.',
  'funds.waitMs',
  'funds.creditorWaitMs',
  'funds.fourEyesFrom',
  'funds.withdrawalLimits',
  'funds.withdrawalsADayMax',
  'secondContracts.openWithinMs',
  'secondContracts.closeWithinMs',
  'secondContracts.watermarkAfterMs',
]

/** The changes that are announced a day ahead, whoever holds what. */
export const protectionsIn = (changes: readonly SettingsChange[]): SettingsChange[] =>
  changes.filter(({ path }) => protections.some((part) => path.startsWith(part)))

/** The symbols whose terms a change changes; `all` when it is those of every symbol. */
export function symbolsOf(changes: readonly SettingsChange[]): readonly string[] | 'all' {
  if (changes.some(({ path }) => forAllSymbols.some((part) => path.startsWith(part)))) return 'all'
  const named = changes.filter(({ path }) => path.startsWith('symbols.')).map(({ path }) => path.split('.')[1] ?? '')
  return [...new Set(named)]
}

/** Returns those symbols in which any book, real or demo, has a position or a resting order. */
export async function touchedSymbols(sql: Transaction, changes: readonly SettingsChange[]): Promise<string[]> {
  const symbols = symbolsOf(changes)
  if (symbols.length === 0) return []
  const named = symbols === 'all' ? sql`true` : sql`symbol = any(${[...symbols]}::text[])`
  const rows = await sql<{ symbol: string }[]>`
    select distinct symbol from (
      select symbol from positions where is_open and ${named}
      union all select symbol from orders where is_open and ${named}) held
    order by symbol`
  return rows.map(({ symbol }) => symbol)
}
