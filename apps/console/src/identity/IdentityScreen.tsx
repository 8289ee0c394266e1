import { useQueryClient } from '@tanstack/react-query'
import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import { applicationStates } from '@touchstone/wire/console/console-identity'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { levelText } from '../setup/identity-levels.ts'
import { useOperator } from '../api/operator.ts'
import { countryName } from '../setup/region-names.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import { type Column, type Filter, oneOf, optionsOf } from '../ui/list.ts'
import { ListPage } from '../ui/ListPage.tsx'
import { StatusChip, wordOf } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { applicationQuery } from './application-query.ts'
import { ApplicationDetail } from './ApplicationDetail.tsx'
import { identityActs } from './identity-acts.ts'

type Listed = z.output<ConsoleApi['identityQueue']['reply']>['records'][number]

const states = ['open', ...applicationStates] as const

const filters: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    kind: 'choice',
    options: optionsOf(states, (state) => (state === 'open' ? 'Open' : wordOf(state))),
    initial: 'open',
  },
]

const none = <span className="quiet">No one yet</span>

const columns: readonly Column<Listed>[] = [
  { title: 'Application', cell: ({ id }) => <span className="num">{id}</span> },
  { title: 'User', cell: ({ user }) => <UserLink user={user} /> },
  { title: 'State', cell: ({ state }) => <StatusChip status={state} /> },
  { title: 'Level', cell: ({ level }) => levelText(level) },
  { title: 'Name', cell: ({ name, country }) => <Person name={name} country={country} /> },
  {
    title: 'Claimed by',
    cell: ({ claimedBy }) => claimedBy?.name ?? none,
    isEmpty: ({ claimedBy }) => claimedBy === null,
  },
  {
    title: 'Submitted',
    number: true,
    cell: ({ submittedTime, decidedTime }) => (
      <span className="two-line">
        <Time at={submittedTime} />
        {decidedTime === null ? <span>Waiting</span> : <Time at={decidedTime} />}
      </span>
    ),
  },
]

/** The person and the country of the document; a level that builds on another states neither again. */
function Person({ name, country }: { name: string; country: string }) {
  if (name === '') return <span className="quiet">As verified before</span>
  return (
    <span className="two-line clipped">
      <span title={name}>{name}</span>
      <span>{countryName(country)}</span>
    </span>
  )
}

export function IdentityScreen() {
  const me = useOperator()
  const queries = useQueryClient()
  return (
    <ListPage
      title="Identity"
      about="Compare the document with the details. Opening an application or an image is recorded in the audit log."
      name={['identity']}
      load={({ filters: { state }, ...page }) => api.identityQueue({ ...page, state: oneOf(states, state) })}
      keyOf={({ id }) => id}
      columns={columns}
      filters={filters}
      empty="No applications here"
      loadOne={(id) => queries.fetchQuery(applicationQuery(id))}
      loadsOnce
      drawer={{
        title: ({ id, name, user }) => `Application ${id}, ${name === '' ? user.account : name}`,
        body: ({ id }) => <ApplicationDetail id={id} />,
        foot: (application) => <ActButtons acts={identityActs(application, me)} />,
        width: 1040,
      }}
    />
  )
}
