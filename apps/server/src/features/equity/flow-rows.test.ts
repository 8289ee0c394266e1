import { readFileSync } from 'node:fs'
import path from 'node:path'
import { flowKinds } from '@touchstone/domain/rulebook/journal-tables'
import { entryKind } from '@touchstone/wire/ledger'
import { expect, it } from 'vitest'
import { flowCondition, flowPrefixes } from '../../platform/flow-rows.ts'

const prefixOf = (kind: string) => flowPrefixes.find((prefix) => kind.startsWith(prefix))

it('finds every kind of posting that money comes or goes by, and looks for no others', () => {
  expect(flowKinds.filter((kind) => prefixOf(kind) === undefined)).toEqual([])
  expect(new Set(flowKinds.map(prefixOf))).toEqual(new Set(flowPrefixes))
  const others = entryKind.options.filter((kind) => prefixOf(kind) !== undefined && !flowKinds.includes(kind))
  // They begin rows in which the rest of a withdrawal may stand.
  expect(others).toEqual(['withdrawal_frozen', 'withdrawal_returned'])
})

it('looks by the condition of the index that the database has', () => {
  const migration = readFileSync(
    path.join(import.meta.dirname, '../../../migrations/0038_play_money_flows.sql'),
    'utf8',
  )
  expect(migration).toContain(`"journal_flows" ON "journal" USING btree ("book_id","sequence") WHERE ${flowCondition};`)
})
