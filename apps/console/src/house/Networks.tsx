import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type * as z from 'zod/mini'
import { readAge } from '../format/read-time.ts'
import { choiceWord } from '../settings/setting-choices.ts'
import { Amount } from '../ui/Amount.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import type { Column } from '../ui/list.ts'
import { StatusChip } from '../ui/StatusChip.tsx'

type Network = z.output<ConsoleApi['marketHealth']['reply']>['networks'][number]

const columns: readonly Column<Network>[] = [
  { title: 'Network', cell: ({ network }) => choiceWord('network', network) },
  {
    title: 'State',
    cell: ({ isSilent }) => <StatusChip status={isSilent ? 'stale' : 'live'} word={isSilent ? 'Silent' : 'Known'} />,
  },
  { title: 'Source', cell: ({ source }) => choiceWord('networkSource', source) },
  { title: 'Last day', number: true, cell: ({ day }) => <span className="num">{day ?? '—'}</span> },
  { title: 'Difficulty', number: true, cell: ({ difficulty }) => <Amount value={difficulty} places={0} /> },
  {
    title: 'Ended',
    number: true,
    cell: ({ ageMs }) => <span className="num">{ageMs === null ? '—' : `${readAge(ageMs)} ago`}</span>,
  },
]

/** What machines mine on. While nothing is known of a network, nothing is sold that mines on it. */
export function Networks({ networks }: { networks: readonly Network[] }) {
  return (
    <div className="card">
      <h2>Networks</h2>
      <p className="quiet">
        One record a UTC day of each network that machines mine on. A day that is missing at its midnight stops sales
        one day later: the network is silent then. Nobody types a figure.
      </p>
      <DataTable
        rows={networks}
        keyOf={({ network }) => network}
        columns={columns}
        empty="No machine mines on a network"
      />
    </div>
  )
}
