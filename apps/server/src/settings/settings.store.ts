import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { Settings } from '@touchstone/domain/settings/settings'
import { settingsFromText, settingsText } from '@touchstone/domain/settings/settings-text'
import type { Sql } from '../platform/database.ts'

/** Every version of the settings, oldest first. A new database gets the defaults as its first. */
export async function loadSettings(sql: Sql, first: Settings = defaultSettings): Promise<Settings[]> {
  await sql`insert into settings (version, effective_at, body)
    select ${first.version}, ${first.effectiveAt}, ${settingsText(first)}
    where not exists (select from settings) on conflict do nothing`
  const rows = await sql<{ body: string }[]>`select body from settings order by version`
  return rows.map((row) => settingsFromText(row.body))
}

/** The version that decides at a time: the newest that has come into effect. */
export function settingsAt(versions: readonly Settings[], at: number): Settings {
  const current = versions.findLast((version) => version.effectiveAt <= at) ?? versions[0]
  if (current === undefined) throw new Error('a database holds at least one version of the settings')
  return current
}

/** Every version by its number, for a replay. @throws for a version that is not there. */
export function settingsByVersion(versions: readonly Settings[]): (version: number) => Settings {
  const byVersion = new Map(versions.map((settings) => [settings.version, settings]))
  return (version) => {
    const settings = byVersion.get(version)
    if (settings === undefined) throw new Error(`there is no version ${version} of the settings`)
    return settings
  }
}
