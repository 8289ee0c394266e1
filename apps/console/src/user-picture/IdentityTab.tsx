import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { levelText } from '../setup/identity-levels.ts'
import { noNumber } from '@touchstone/app/format/number-text'
import { countryName } from '../setup/region-names.ts'
import type { Column } from '../ui/list.ts'
import { RecordList } from '../ui/RecordList.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { useInnerList } from '../ui/use-list-state.ts'

type Listed = z.output<ConsoleApi['identityQueue']['reply']>['records'][number]

const columns: readonly Column<Listed>[] = [
  { title: 'Application', cell: ({ id }) => <Link to={`/identity?state=all&open=${id}`}>{id}</Link> },
  { title: 'State', cell: ({ state }) => <StatusChip status={state} /> },
  { title: 'Level', cell: ({ level }) => levelText(level) },
  { title: 'Name', cell: ({ name }) => (name === '' ? noNumber : name) },
  { title: 'Country', cell: ({ country }) => (country === '' ? noNumber : countryName(country)) },
  { title: 'Submitted', number: true, cell: ({ submittedTime }) => <Time at={submittedTime} /> },
  { title: 'Decided', number: true, cell: ({ decidedTime }) => <Time at={decidedTime} /> },
]

export function IdentityTab({ id }: { id: number }) {
  return (
    <RecordList
      name={['identity', 'of', id]}
      load={({ pageNo, pageSize }) => api.identityQueue({ pageNo, pageSize, userId: String(id) })}
      keyOf={(application) => application.id}
      columns={columns}
      state={useInnerList()}
      empty="No applications yet"
    />
  )
}
