import { Button, Drawer, Popconfirm } from 'antd'
import { useState } from 'react'
import { DataTable } from '../ui/DataTable.tsx'
import { AddEntry } from './AddEntry.tsx'
import { JsonForm } from './JsonForm.tsx'
import { isObject, type Json } from './settings-draft.ts'
import type { Entry, SettingsTable } from './tables.tsx'

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
  const rows = Object.entries(byName).flatMap(([name, value]): Entry[] => (isObject(value) ? [{ name, value }] : []))
  const shown = rows.find(({ name }) => name === open)
  const wasThere = open !== undefined && isObject(before) && open in before
  const heading = shown === undefined ? '' : (table.heading?.(shown) ?? shown.name)
  const close = (): void => {
    setOpen(undefined)
  }
  return (
    <div className="stack">
      <div className="card">
        <DataTable
          rows={rows}
          keyOf={({ name }) => name}
          columns={table.columns}
          empty={`There is no ${table.entry} of its own.`}
          onOpen={({ name }) => {
            setOpen(name)
          }}
        />
      </div>
      {!readOnly && (
        <AddEntry
          table={table}
          taken={Object.keys(byName)}
          onAdd={(name) => {
            onChange({ ...byName, [name]: table.fresh(name, rows[0]?.value) })
            setOpen(name)
          }}
        />
      )}
      <Drawer
        open={shown !== undefined}
        onClose={close}
        size={960}
        title={heading}
        destroyOnHidden
        extra={
          !readOnly &&
          !(table.stays && wasThere) && (
            <Popconfirm
              title={`Take ${heading} away?`}
              description="Nothing happens before it is proposed and approved."
              onConfirm={() => {
                onChange(Object.fromEntries(Object.entries(byName).filter(([name]) => name !== open)))
                close()
              }}
            >
              <Button danger>Take away</Button>
            </Popconfirm>
          )
        }
        footer={
          readOnly ? null : (
            <div className="row">
              <Button type="primary" onClick={close}>
                Done
              </Button>
              <span className="quiet">Kept in the draft until you review the changes and propose them.</span>
            </div>
          )
        }
      >
        {shown !== undefined && (
          <JsonForm
            path={[...table.path, shown.name]}
            value={shown.value}
            onChange={(value) => {
              onChange({ ...byName, [shown.name]: value })
            }}
            wordsFor={() => []}
            readOnly={readOnly}
            without={table.without?.(shown.value) ?? []}
          />
        )}
      </Drawer>
    </div>
  )
}
