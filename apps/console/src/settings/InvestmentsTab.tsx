import { SectionTab } from './SectionTab.tsx'
import { isObject, type Json } from './settings-draft.ts'
import { byId, listOf } from './strategy-list.ts'
import { TableTab } from './TableTab.tsx'
import { bondTable } from './bond-table.tsx'
import { ieoTable } from './ieo-table.tsx'
import { minerTable } from './miner-table.tsx'
import { strategyTable } from './tables.tsx'

type InvestmentsTabProps = {
  value: Json | undefined
  /** As it is in the newest version. */
  before: Json | undefined
  onChange: (value: Json) => void
  readOnly: boolean
}

/** What versions from before there were machines do not say. */
const absent = { networkSource: 'simulated', coinCapital: [] }

/** The treasury’s play money, when buying takes a password, and the products: lists on the wire, tables by id here. */
export function InvestmentsTab({ value, before, onChange, readOnly }: InvestmentsTabProps) {
  if (!isObject(value)) return null
  const earlier = isObject(before) ? before : undefined
  return (
    <div className="stack">
      <SectionTab
        path={['investments']}
        value={{ ...absent, ...value }}
        before={earlier && { ...absent, ...earlier }}
        onChange={(next) => {
          onChange(next)
        }}
        readOnly={readOnly}
        without={['strategies', 'bonds', 'miners', 'ieos']}
        symbols={[]}
      />
      <TableTab
        table={strategyTable}
        entries={byId(value['strategies'])}
        before={byId(earlier?.['strategies'])}
        onChange={(entries) => {
          onChange({ ...value, strategies: listOf(entries, earlier?.['strategies']) })
        }}
        readOnly={readOnly}
      />
      <TableTab
        table={bondTable}
        entries={byId(value['bonds'])}
        before={byId(earlier?.['bonds'])}
        onChange={(entries) => {
          onChange({ ...value, bonds: listOf(entries, earlier?.['bonds']) })
        }}
        readOnly={readOnly}
      />
      <TableTab
        table={minerTable}
        entries={byId(value['miners'])}
        before={byId(earlier?.['miners'])}
        onChange={(entries) => {
          onChange({ ...value, miners: listOf(entries, earlier?.['miners']) })
        }}
        readOnly={readOnly}
      />
      <TableTab
        table={ieoTable}
        entries={byId(value['ieos'])}
        before={byId(earlier?.['ieos'])}
        onChange={(entries) => {
          onChange({ ...value, ieos: listOf(entries, earlier?.['ieos']) })
        }}
        readOnly={readOnly}
      />
    </div>
  )
}
