import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { Diff } from './Diff.tsx'
import type { Column } from '../ui/list.ts'
import { RecordList } from '../ui/RecordList.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { useInnerList } from '../ui/use-list-state.ts'

type Version = z.output<ConsoleApi['settingsVersions']['reply']>['records'][number]

const looks = {
  past: { status: 'expired', word: 'Past' },
  present: { status: 'in_force' },
  ahead: { status: 'scheduled' },
} as const

const columns: readonly Column<Version>[] = [
  { title: 'Version', cell: ({ version }) => <span className="num">{version}</span> },
  { title: 'State', cell: ({ state }) => <StatusChip {...looks[state]} /> },
  { title: 'Begins', number: true, cell: ({ effectiveAtMs }) => <Time at={effectiveAtMs} /> },
  { title: 'Changes', number: true, cell: ({ changes }) => <span className="num">{changes.length}</span> },
  { title: 'Proposed by', cell: ({ proposedBy }) => proposedBy?.name ?? <span className="quiet">the product</span> },
  { title: 'Approved by', cell: ({ decidedBy }) => decidedBy?.name ?? <span className="quiet">the product</span> },
  { title: 'Reason', cell: ({ reason }) => reason },
]

/** Every version with what it changed. */
export function HistoryTab() {
  return (
    <RecordList
      name={['settings', 'versions']}
      load={({ pageNo, pageSize }) => api.settingsVersions({ pageNo, pageSize })}
      keyOf={({ version }) => String(version)}
      columns={columns}
      state={useInnerList()}
      empty="No versions"
      drawer={{
        title: ({ version }) => `Version ${version}`,
        body: ({ changes, version }) =>
          changes.length === 0 ? (
            <p>{version === 1 ? 'The settings that the product came with.' : 'It changed nothing.'}</p>
          ) : (
            <Diff changes={changes} />
          ),
        width: 760,
      }}
    />
  )
}
