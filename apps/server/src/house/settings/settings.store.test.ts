import { defaultSettings, firstLiveSettings } from '@touchstone/domain/settings/default-settings'
import { settingsText } from '@touchstone/domain/settings/settings-text'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { loadSettings, settingsAfter, settingsTexts } from './settings.store.ts'

let database: TestDatabase
let sql: Sql
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  sql = connect(database.address, 1)
})
afterAll(async () => {
  await sql.end({ timeout: 0 })
  await database.drop()
})

it('decides as it did under versions that do not say on which price, and keeps their texts', async () => {
  const { fillAt: _, ...older } = defaultSettings
  const text = settingsText(older)
  await sql`insert into settings (version, effective_at, body) values (1, 0, ${text}),
    (2, 5, ${settingsText({ ...defaultSettings, version: 2, effectiveAt: 5 })})`
  const filledIn = async (first: typeof defaultSettings) => (await loadSettings(sql, first)).map(({ fillAt }) => fillAt)
  expect(await filledIn(firstLiveSettings)).toEqual(['next_tick', 'command'])
  expect(await filledIn(defaultSettings)).toEqual(['command', 'command'])
  expect((await settingsAfter(sql, 0, firstLiveSettings)).map(({ fillAt }) => fillAt)).toEqual(['next_tick', 'command'])
  expect(await settingsTexts(sql, [1])).toEqual([{ version: 1, text }])
})
