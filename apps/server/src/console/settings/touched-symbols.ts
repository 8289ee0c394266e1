import type { SettingsChange } from '../proposals/proposal-bodies.ts'
import type { Transaction } from '../../platform/database.ts'
import { noticeOf } from './field-notices.ts'

/** How long in advance holders learn of a change that affects what they hold. */
export const noticeMs = 24 * 3_600_000

/** The changes that are announced a day ahead, whoever holds what. */
export const protectionsIn = (changes: readonly SettingsChange[]): SettingsChange[] =>
  changes.filter(({ path }) => noticeOf(path) === 'a_day_ahead')

/** Decided by for every symbol: how openings wait and fill, how many orders may wait, when funding is charged. */
const isOfAllSymbols = (path: string): boolean => /^(positions|orders|fundingEveryMs|fillAt)([.]|$)/.test(path)

/** The symbols whose holders a change concerns; `all` when it concerns those of every symbol. */
export function symbolsOf(changes: readonly SettingsChange[]): readonly string[] | 'all' {
  const noticed = changes.filter(({ path }) => noticeOf(path) !== 'at_once')
  if (noticed.some(({ path }) => isOfAllSymbols(path))) return 'all'
  const named = noticed.filter(({ path }) => path.startsWith('symbols.')).map(({ path }) => path.split('.')[1] ?? '')
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
