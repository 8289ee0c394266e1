import { Alert, Button, Drawer, Popconfirm } from 'antd'
import { useRef, useState } from 'react'
import type { DraftRow } from './draft-columns.tsx'
import { JsonForm } from './JsonForm.tsx'
import { faultsIn } from './setting-faults.ts'
import { changesBetween, type Json } from './settings-draft.ts'
import { settingName } from './settings-words.ts'
import type { SettingsTable } from './settings-table.ts'

type EntryDrawerProps = {
  table: SettingsTable
  /** Undefined: closed. */
  row: DraftRow | undefined
  readOnly: boolean
  onChange: (name: string, value: Json) => void
  onTakeAway: (name: string) => void
  onClose: () => void
}

/** The form of one entry beside its table. It stays open while anything in it is wrong. */
export function EntryDrawer({ table, row, readOnly, onChange, onTakeAway, onClose }: EntryDrawerProps) {
  const [isRefused, setIsRefused] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const path = row === undefined ? table.path : [...table.path, row.name]
  const faults = row === undefined ? [] : faultsIn(row.before, row.value, path)
  const heading = row === undefined ? '' : (table.heading?.(row) ?? row.name)
  const close = (): void => {
    setIsRefused(faults.length > 0)
    if (faults.length === 0) onClose()
    else form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  const isChanged = row?.before !== undefined && Object.keys(changesBetween(row.before, row.value)).length > 0
  return (
    <Drawer
      open={row !== undefined}
      onClose={close}
      size={960}
      title={heading}
      destroyOnHidden
      extra={
        row !== undefined &&
        !readOnly &&
        !(table.stays && row.before !== undefined) && (
          <Popconfirm
            title={`Take ${heading} away?`}
            description="Nothing happens before it is proposed and approved."
            onConfirm={() => {
              onTakeAway(row.name)
              setIsRefused(false)
              onClose()
            }}
          >
            <Button danger>Take away</Button>
          </Popconfirm>
        )
      }
      footer={
        readOnly || row === undefined ? null : (
          <div className="stack">
            {isRefused && faults.length > 0 && (
              <Alert
                type="error"
                showIcon
                role="alert"
                title={`Set this right first: ${faults.map((each) => settingName(each.path)).join(', ')}.`}
              />
            )}
            <div className="row">
              <Button type="primary" onClick={close}>
                Done
              </Button>
              {isChanged && (
                <Button
                  onClick={() => {
                    onChange(row.name, row.before ?? row.value)
                    setIsRefused(false)
                  }}
                >
                  As it was
                </Button>
              )}
              <span className="quiet">
                Kept in your draft on this device until you review the changes and propose them.
              </span>
            </div>
          </div>
        )
      }
    >
      {row !== undefined && (
        <div ref={form}>
          <JsonForm
            path={path}
            value={row.value}
            before={row.before}
            onChange={(value) => {
              onChange(row.name, value)
            }}
            wordsFor={() => []}
            readOnly={readOnly}
            without={table.without?.(row.value) ?? []}
          />
        </div>
      )}
    </Drawer>
  )
}
