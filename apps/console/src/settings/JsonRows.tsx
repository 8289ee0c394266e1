import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { JsonInput } from './JsonInput.tsx'
import type { Json, JsonObject } from './settings-draft.ts'
import { inReadingOrder, settingHint, settingName } from './settings-words.ts'
import { Was } from './Was.tsx'

type JsonRowsProps = {
  /** The path of the list in the settings. */
  path: string
  rows: readonly JsonObject[]
  /** As they are in the newest version; undefined where the list is not there. */
  before: readonly JsonObject[] | undefined
  readOnly: boolean
  onChange: (rows: readonly JsonObject[]) => void
}

/** What the first row of a list holds that is empty so far. */
const firstRows: Readonly<Record<string, JsonObject>> = {
  brackets: { notionalUpTo: '50000', leverageMax: 10, maintenanceRate: '0.05' },
  sets: { durationSeconds: 60, payoutRate: '0.75', stakeMin: '5', stakeMax: '5000' },
  details: { label: '', value: '' },
  coinCapital: { currency: 'BTC', amount: '1000' },
}

/** Lists whose places mean something: none is added or taken away. */
const wholeLists: ReadonlySet<string> = new Set(['withdrawalLimits', 'levels'])

/** A list of rows such as brackets: each can be changed, taken away, and one like the last be added. */
export function JsonRows({ path, rows, before, readOnly, onChange }: JsonRowsProps) {
  const name = path.split('.').at(-1) ?? path
  const example = rows.at(-1) ?? firstRows[name]
  const columns = inReadingOrder(Object.keys(rows[0] ?? example ?? {}))
  const isWhole = wholeLists.has(name)
  const gone = (before?.length ?? 0) - rows.length
  const change = (at: number, column: string, value: Json): void => {
    onChange(rows.map((row, index) => (index === at ? { ...row, [column]: value } : row)))
  }
  return (
    <>
      <table className="json-rows">
        <thead>
          <tr>
            <th>{isWhole ? 'Level' : '#'}</th>
            {columns.map((column) => (
              <th key={column}>{settingName(`${path}.0.${column}`)}</th>
            ))}
            <th aria-label="Take away" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Rows have no name: their place is what they are.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <td className="quiet num">
                {isWhole ? index : index + 1}
                {before !== undefined && index >= before.length && <span className="was"> new</span>}
              </td>
              {columns.map((column) => (
                <td key={column}>
                  <Cell
                    path={`${path}.${index}.${column}`}
                    value={row[column] ?? ''}
                    before={before?.[index]?.[column]}
                    readOnly={readOnly}
                    onChange={(value) => {
                      change(index, column, value)
                    }}
                  />
                </td>
              ))}
              <td>
                {!readOnly && !isWhole && (
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={`Take row ${index + 1} away`}
                    onClick={() => {
                      onChange(rows.filter((_row, at) => at !== index))
                    }}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {gone > 0 && (
        <p className="was">{gone === 1 ? 'A row fewer than it was.' : `${gone} rows fewer than they were.`}</p>
      )}
      {!readOnly && !isWhole && example !== undefined && (
        <Button
          icon={<PlusOutlined />}
          onClick={() => {
            onChange([...rows, example])
          }}
        >
          Add a row
        </Button>
      )}
    </>
  )
}

type CellProps = {
  path: string
  value: Json
  before: Json | undefined
  readOnly: boolean
  onChange: (value: Json) => void
}

function Cell({ path, value, before, readOnly, onChange }: CellProps) {
  const hint = settingHint(path, value)
  return (
    <span className="json-cell">
      <span className="json-value">
        <JsonInput path={path} value={value} readOnly={readOnly} onChange={onChange} />
        <Was path={path} before={before} value={value} />
      </span>
      {hint !== undefined && <span className="quiet num">{hint}</span>}
    </span>
  )
}
