import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { orderLimitsInForce } from '@touchstone/domain/settings/order-limits-in-force'
import type { Settings } from '@touchstone/domain/settings/settings'
import { settingsFromText, settingsText } from '@touchstone/domain/settings/settings-text'
import type { Sql, Transaction } from '../../platform/database.ts'

/**
 * Every version of the settings, oldest first. A new database gets `first`; versions from before `fillAt` was a setting
 * fill as that one does, since a database never changes from a sandbox to a live one.
 */
export async function loadSettings(sql: Sql, first: Settings = defaultSettings): Promise<Settings[]> {
  await sql`insert into settings (version, effective_at, body)
    select ${first.version}, ${first.effectiveAt}, ${settingsText(first)}
    where not exists (select from settings) on conflict do nothing`
  return settingsAfter(sql, 0, first)
}

/** What is in force in a database at a time; in a new one `settings`, without writing them there. */
export async function presentSettings(
  sql: Sql,
  { settings = defaultSettings }: { settings?: Settings },
  at: number,
): Promise<Settings> {
  const stored = await settingsAfter(sql, 0, settings)
  return settingsAt(stored.length === 0 ? [settings] : stored, at)
}

/** The versions after this one, oldest first; `first` as in `loadSettings`. */
export async function settingsAfter(
  sql: Transaction,
  version: number,
  { fillAt = 'command' }: Pick<Settings, 'fillAt'> = {},
): Promise<Settings[]> {
  const rows = await sql<{ body: string }[]>`select body from settings where version > ${version} order by version`
  return rows.map((row) => ({ fillAt, ...settingsFromText(row.body) }))
}

/** Every version as it is filed, oldest first, without what a later one would add to it: a replay goes by these. */
export async function settingsAsFiled(sql: Transaction): Promise<Settings[]> {
  const rows = await sql<{ body: string }[]>`select body from settings order by version`
  return rows.map((row) => settingsFromText(row.body))
}

/** The texts of these versions as they are stored, oldest first; what is not there is left out. */
export async function settingsTexts(
  sql: Transaction,
  versions: readonly number[],
): Promise<{ version: number; text: string }[]> {
  if (versions.length === 0) return []
  const rows = await sql<{ version: bigint; body: string }[]>`
    select version, body from settings where version = any(${versions.map(String)}::bigint[]) order by version`
  return rows.map(({ version, body }) => ({ version: Number(version), text: body }))
}

/** Adds the next version. A concurrent insert waits until the transaction ends, and then finds its number taken. */
export async function insertSettings(transaction: Transaction, settings: Settings): Promise<boolean> {
  const inserted = await transaction`
    insert into settings (version, effective_at, body)
    values (${settings.version}, ${settings.effectiveAt}, ${settingsText(settings)})
    on conflict do nothing returning true`
  return inserted.length > 0
}

/** The version that decides at a time: the newest that has come into effect, with the limits of orders under it. */
export function settingsAt(versions: readonly Settings[], at: number): Settings {
  const current = versions.findLast((version) => version.effectiveAt <= at) ?? versions[0]
  if (current === undefined) throw new Error('no version of the settings in the database')
  return orderLimitsInForce(current)
}

/** Every version by its number, for a replay. @throws for a version that is not there. */
export function settingsByVersion(versions: readonly Settings[]): (version: number) => Settings {
  const byVersion = new Map<number, Settings>()
  return (version) => {
    // A version may have been added since.
    if (byVersion.size < versions.length) for (const each of versions) byVersion.set(each.version, each)
    const settings = byVersion.get(version)
    if (settings === undefined) throw new Error(`settings version ${version} not found`)
    return settings
  }
}

/** The stored text of a version, which its sections are cut from. Rejects for a version that is not there. */
export function createSettingsTexts(sql: Sql): (version: number) => Promise<string> {
  const texts = new Map<number, string>()
  return async (version) => {
    const known = texts.get(version)
    if (known !== undefined) return known
    const [row] = await sql<{ body: string }[]>`select body from settings where version = ${version}`
    if (row === undefined) throw new Error(`settings version ${version} not found`)
    texts.set(version, row.body)
    return row.body
  }
}
