import { useState } from 'react'
import { DataTable } from '../ui/DataTable.tsx'
import { AddEntry } from './AddEntry.tsx'
import { draftColumns, draftRows } from './draft-columns.tsx'
import { EntryDrawer } from './EntryDrawer.tsx'
import { isObject, type Json } from './settings-draft.ts'
import type { SettingsTable } from './settings-table.ts'

type TableTabProps = {
  table: SettingsTable
  entries: Json | undefined
  /** As they are in the newest version. */
  before: Json | undefined
  onChange: (entries: Json) => void
  readOnly: boolean
}

/** A part of the settings that is a table by name: a line each, and a form for the one that is open. */
export function TableTab({ table, entries, before, onChange, readOnly }: TableTabProps) {
  const [open, setOpen] = useState<string>()
  const byName = isObject(entries) ? entries : {}
  const rows = draftRows(byName, isObject(before) ? before : {})
  const shown = rows.find(({ name, isGone }) => name === open && !isGone)
  const put = (name: string, value: Json): void => {
    onChange({ ...byName, [name]: value })
  }
  return (
    <div className="stack">
      <div className="card">
        <DataTable
          rows={rows}
          keyOf={({ name }) => name}
          columns={draftColumns(table, (name, value) => {
            put(name, value)
          })}
          empty={table.empty}
          onOpen={({ name }) => {
            setOpen(name)
          }}
        />
      </div>
      {!readOnly && (
        <AddEntry
          table={table}
          taken={rows.map(({ name }) => name)}
          onAdd={(name) => {
            put(name, table.fresh(name, rows[0]?.value))
            setOpen(name)
          }}
        />
      )}
      <EntryDrawer
        table={table}
        row={shown}
        readOnly={readOnly}
        onChange={put}
        onTakeAway={(gone) => {
          onChange(Object.fromEntries(Object.entries(byName).filter(([name]) => name !== gone)))
        }}
        onClose={() => {
          setOpen(undefined)
        }}
      />
    </div>
  )
}
