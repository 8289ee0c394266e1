import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { useRight } from '../api/operator.ts'
import { countryName } from '../setup/region-names.ts'
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
    placeholder: 'Id, account, e-mail, phone, invitation code or address',
    width: 420,
  },
  { name: 'important', label: 'Customers', kind: 'choice', options: importance },
  { name: 'blocked', label: 'Sign-in', kind: 'choice', options: yesNo('Blocked', 'Open') },
]

const none = <span className="quiet">none</span>

const columns: readonly Column<Listed>[] = [
  { title: 'Id', cell: ({ id }) => <span className="num">{id}</span> },
  { title: 'Account', cell: ({ account }) => account },
  {
    title: 'Marks',
    cell: ({ important, online, signInBlocked }) => (
      <span className="row">
        {important && <StatusChip status="important" />}
        {online && <StatusChip status="online" />}
        {signInBlocked && <StatusChip status="blocked" word="Sign-in blocked" />}
      </span>
    ),
  },
  { title: 'E-mail', cell: ({ email }) => email ?? none },
  { title: 'Phone', cell: ({ phone }) => phone ?? none },
  { title: 'Country', cell: ({ country }) => countryName(country) },
  { title: 'Invitation code', cell: ({ invitationCode }) => <span className="code">{invitationCode}</span> },
  { title: 'Registered', number: true, cell: ({ createdTime }) => <Time at={createdTime} /> },
  { title: 'Reported online', number: true, cell: ({ onlineTime }) => <Time at={onlineTime} /> },
  { title: 'Last seen', number: true, cell: ({ activeTime }) => <Time at={activeTime} /> },
]

export function UsersScreen() {
  const navigate = useNavigate()
  const maySee = useRight('see_users')
  return (
    <ListPage
      title="Users"
      about="Opening the picture of a user is in the audit log."
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
      // Important customers come and go. Whom the list shows is in the audit log once an hour, however often it is read.
      live={({ filters: { important } }) => important === 'true' || important === 'online'}
      empty="Nobody fits."
      {...(maySee ? { onOpen: ({ id }: Listed) => void navigate(`/users/${id}`) } : {})}
    />
  )
}
