import type { Settings } from '@touchstone/domain/settings/settings'
import type { HousePort } from '../../house/house-port.ts'
import type { Transaction } from '../../platform/database.ts'
import type { SettingsChange } from '../proposals/proposal-bodies.ts'
import { noticeMs, protectionsIn, touchedSymbols } from './touched-symbols.ts'

/** Returns the base of a change: the newest version, in force or ahead. */
export function newestOf(house: Pick<HousePort, 'settingsVersions'>): Settings {
  const newest = house.settingsVersions().at(-1)
  if (newest === undefined) throw new Error('no version of the settings in the database')
  return newest
}

/**
 * A version is filed so long before it counts: nothing is decided at a time in which it counted already and nobody knew it.
 * Our choice.
 */
const filedAheadMs = 5_000

/**
 * Returns the earliest start of a change: after the notice time if somebody holds an affected symbol or a field is always
 * announced; and never before the version that it is based on, which would bring that one forward.
 */
export async function earliestStart(
  sql: Transaction,
  { newest, changes, at }: { newest: Settings; changes: readonly SettingsChange[]; at: number },
): Promise<{ touches: string[]; earliestAt: number }> {
  const touches = await touchedSymbols(sql, changes)
  const isAnnounced = touches.length > 0 || protectionsIn(changes).length > 0
  return { touches, earliestAt: Math.max(newest.effectiveAt, at + (isAnnounced ? noticeMs : filedAheadMs)) }
}
