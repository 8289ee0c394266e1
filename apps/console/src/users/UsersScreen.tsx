import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { useRight } from '../api/operator.ts'
import { levelText } from '../setup/identity-levels.ts'
import { countryName } from '../setup/region-names.ts'
import { Amount } from '../ui/Amount.tsx'
import { type Column, type Filter, oneOf } from '../ui/list.ts'
import { ListPage } from '../ui/ListPage.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'

type Listed = z.output<ConsoleApi['findUsers']['reply']>['records'][number]

const yesNo = (yes: string, no: string) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
]

const importance = [...yesNo('Important', 'Others'), { value: 'online', label: 'Important and online' }]

const filters: readonly Filter[] = [
  {
    name: 'search',
    label: 'Search',
    kind: 'search',
    placeholder: 'ID, name, account, e-mail, phone, address or end of an IBAN',
    width: 420,
  },
  { name: 'important', label: 'Marked', kind: 'choice', options: importance },
  { name: 'blocked', label: 'Sign-in', kind: 'choice', options: yesNo('Blocked', 'Allowed') },
]

const none = <span className="quiet">—</span>

const columns: readonly Column<Listed>[] = [
  { title: 'Id', cell: ({ id }) => <span className="num">{id}</span> },
  {
    title: 'User',
    cell: ({ account, verifiedName }) => (
      <span className="two-line">
        <span>{verifiedName ?? account}</span>
        {verifiedName !== null && <span>{account}</span>}
      </span>
    ),
  },
  { title: 'Level', cell: ({ identityLevel }) => levelText(identityLevel) },
  {
    title: 'Balance',
    number: true,
    cell: ({ equity, demoEquity }) => (
      <span className="two-line">
        <Amount value={equity} currency="USDT" />
        {demoEquity !== null && (
          <span>
            Demo <Amount value={demoEquity} />
          </span>
        )}
      </span>
    ),
  },
  {
    title: 'Status',
    isEmpty: ({ important, online, signInBlocked }) => !important && !online && !signInBlocked,
    cell: ({ important, online, signInBlocked }) => (
      <span className="row">
        {important && <StatusChip status="important" />}
        {online && <StatusChip status="online" />}
        {signInBlocked && <StatusChip status="blocked" word="Sign-in blocked" />}
      </span>
    ),
  },
  { title: 'E-mail', cell: ({ email }) => email ?? none, isEmpty: ({ email }) => email === null },
  { title: 'Phone', cell: ({ phone }) => phone ?? none, isEmpty: ({ phone }) => phone === null },
  { title: 'Country', cell: ({ country }) => countryName(country) },
  { title: 'Registered', number: true, cell: ({ createdTime }) => <Time at={createdTime} /> },
  { title: 'Last seen', number: true, cell: ({ activeTime }) => <Time at={activeTime} /> },
]

export function UsersScreen() {
  const navigate = useNavigate()
  const maySee = useRight('see_users')
  return (
    <ListPage
      title="Users"
      about="Opening a user is recorded in the audit log."
      name={['users']}
      load={({ filters: { search, important, blocked }, ...page }) =>
        api.findUsers({
          ...page,
          search,
          important: oneOf(['true', 'false', 'online'], important),
          blocked: oneOf(['true', 'false'], blocked),
        })
      }
      keyOf={({ id }) => String(id)}
      columns={columns}
      filters={filters}
      // Important customers come and go. The audit log notes each person in the list once an hour, however often it is read.
      live={({ filters: { important } }) => important === 'true' || important === 'online'}
      empty="No users found"
      {...(maySee ? { onOpen: ({ id }: Listed) => void navigate(`/users/${id}`) } : {})}
    />
  )
}
