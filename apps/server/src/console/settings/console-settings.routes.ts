import { ok, refuse } from '@touchstone/domain/result'
import { settingsText } from '@touchstone/domain/settings/settings-text'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { consoleSettings } from '@touchstone/wire/console/console-settings'
import type { HandlersOf } from '../../api/handler.ts'
import type { HousePort } from '../../house/house-port.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import { namedOperator, operatorNames } from '../operators/operators.store.ts'
import type { Sql } from '../../platform/database.ts'
import { propose } from '../proposals/propose.ts'
import { keptProducts } from '../bonds/kept-bonds.ts'
import { allFaults, besideSold, changeSettings, forDatabase, soundChange } from './settings-change.ts'
import { proposalsOfVersions } from './settings-origins.store.ts'
import { differences, treeOf } from './settings-tree.ts'
import { protectionsIn } from './touched-symbols.ts'
import { earliestStart, newestOf } from './version-start.ts'

export type ConsoleSettingsDeps = {
  sql: Sql
  house: Pick<HousePort, 'settings' | 'settingsVersions'>
  feed: { kind: 'live' | 'sandbox' }
}

export function consoleSettingsHandlers({ sql, house, feed }: ConsoleSettingsDeps): HandlersOf<typeof consoleSettings> {
  const changedBy = async (newest: Settings, changes: Readonly<Record<string, unknown>>) =>
    besideSold(forDatabase(changeSettings(newest, changes), newest, feed.kind), await keptProducts(sql, house))

  return {
    async settingsVersions(page, { at }) {
      const versions = house.settingsVersions()
      const present = house.settings().version
      const { skip, limit } = stretchOf(page)
      const shown = versions.toReversed().slice(skip, skip + limit)
      const origins = await proposalsOfVersions(
        sql,
        shown.map(({ version }) => version),
      )
      const names = await operatorNames(
        sql,
        [...origins.values()].flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy]),
      )
      const records = shown.map((settings) => {
        const origin = origins.get(settings.version)
        const before = versions[versions.indexOf(settings) - 1]
        return {
          version: settings.version,
          effectiveAtMs: settings.effectiveAt,
          state: settings.version === present ? 'present' : settings.effectiveAt > at ? 'ahead' : 'past',
          proposedBy: namedOperator(names, origin?.proposedBy ?? null),
          decidedBy: namedOperator(names, origin?.decidedBy ?? null),
          reason: origin?.reason ?? '',
          changes: before === undefined ? [] : withoutNumber(differences(treeOf(before), treeOf(settings))),
        } as const
      })
      return ok(pageAnswer(page, versions.length, records))
    },

    settingsVersion({ version }) {
      const found =
        version === undefined ? house.settings() : house.settingsVersions().find((each) => each.version === version)
      if (found === undefined) return refuse({ kind: 'not_found' })
      return ok({
        version: found.version,
        effectiveAtMs: found.effectiveAt,
        newest: newestOf(house).version,
        settings: treeOf(found),
      })
    },

    async compareSettings({ changes }, { at }) {
      const newest = newestOf(house)
      const changed = await changedBy(newest, changes)
      const { touches, earliestAt } = await earliestStart(sql, { newest, changes: changed.changes, at })
      return ok({
        changes: changed.changes,
        faults: allFaults(changed, house.settingsVersions()),
        touches,
        protects: protectionsIn(changed.changes).map(({ path }) => path),
        earliestAtMs: earliestAt,
      })
    },

    async proposeSettings({ from, changes, effectiveAtMs, reason }, visit, once) {
      const newest = newestOf(house)
      if (newest.version !== from) return refuse({ kind: 'settings_newer' })
      const changed = await changedBy(newest, changes)
      const sound = soundChange(changed, house.settingsVersions())
      if (!sound.ok) return sound
      const body = {
        from,
        effectiveAt: effectiveAtMs ?? null,
        changes: changed.changes,
        text: settingsText(sound.value),
      }
      return propose(once, visit, { kind: 'settings', reason, body })
    },
  }
}

const withoutNumber = <Change extends { path: string }>(changes: readonly Change[]): Change[] =>
  changes.filter(({ path }) => path !== 'version' && path !== 'effectiveAt')
