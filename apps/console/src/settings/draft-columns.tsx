import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Column } from '../ui/list.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { changesBetween, countChanges, isList, isObject, type Json, type JsonObject } from './settings-draft.ts'
import type { Entry, SettingsTable } from './settings-table.ts'

/** An entry as the draft has it, and as it is in the newest version. */
export type DraftRow = Entry & {
  /** Undefined where it is new. */
  before: JsonObject | undefined
  /** The draft takes it away. */
  isGone: boolean
}

/** The entries of a draft in their order, then what it takes away. */
export function draftRows(draft: JsonObject, before: JsonObject): DraftRow[] {
  const objects = (entries: JsonObject) =>
    Object.entries(entries).flatMap(([name, value]) => (isObject(value) ? [{ name, value }] : []))
  const was = new Map(objects(before).map(({ name, value }) => [name, value]))
  return [
    ...objects(draft).map((entry) => ({ ...entry, before: was.get(entry.name), isGone: false })),
    ...objects(before)
      .filter(({ name }) => draft[name] === undefined)
      .map((entry) => ({ ...entry, before: entry.value, isGone: true })),
  ]
}

/** The columns of a table in which every cell that the draft changes says what it was, too. */
export const draftColumns = (
  { columns }: SettingsTable,
  putBack: (name: string, value: Json) => void,
): Column<DraftRow>[] =>
  columns.map(({ fields = [], cell, ...column }, at) => ({
    ...column,
    cell: (row) =>
      at === 0 ? (
        <span className="row">
          {cell(row)}
          <RowMark row={row} onPutBack={putBack} />
        </span>
      ) : (
        changedCell(row, fields, cell)
      ),
  }))

function changedCell({ before, ...row }: DraftRow, fields: readonly string[], cell: (entry: Entry) => ReactNode) {
  if (before === undefined || row.isGone) return cell(row)
  const differs = fields.some((field) => shownOf(before, field) !== shownOf(row.value, field))
  if (!differs) return cell(row)
  return (
    <span className="moved">
      <del>{cell({ name: row.name, value: before })}</del>
      <span aria-hidden> → </span>
      <ins>{cell(row)}</ins>
    </span>
  )
}

/** The value at a path such as `brackets.0.leverageMax`, as text. */
function shownOf(value: Json | undefined, path: string): string {
  const [name = '', ...rest] = path.split('.')
  const inner = isObject(value) ? value[name] : isList(value) ? value[Number(name)] : undefined
  return rest.length === 0 ? JSON.stringify(inner ?? null) : shownOf(inner, rest.join('.'))
}

function RowMark({ row, onPutBack }: { row: DraftRow; onPutBack: (name: string, value: Json) => void }) {
  const { name, before, value, isGone } = row
  if (before === undefined) return <StatusChip status="draft" word="New" />
  if (isGone)
    return (
      <>
        <StatusChip status="draft" word="Taken away" />
        <Button
          size="small"
          onClick={(event) => {
            event.stopPropagation()
            onPutBack(name, before)
          }}
        >
          Put back
        </Button>
      </>
    )
  const count = countChanges(changesBetween(before, value))
  return count === 0 ? null : <StatusChip status="draft" word={count === 1 ? '1 change' : `${count} changes`} />
}
