import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import { Tag } from 'antd'
import type * as z from 'zod/mini'
import { api } from '../platform/api.ts'
import { useOperator } from '../platform/operator.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import type { Column } from '../ui/list.ts'
import { Facts } from '../ui/Facts.tsx'
import { ListPage } from '../ui/ListPage.tsx'
import { Section } from '../ui/Page.tsx'
import { Time } from '../ui/Time.tsx'
import { makeOperatorAct, operatorActs } from './operator-acts.ts'
import { RolesTable } from './RolesTable.tsx'

type Listed = z.output<ConsoleApi['operators']['reply']>['records'][number]

const columns: readonly Column<Listed>[] = [
  { title: 'Id', cell: ({ id }) => <span className="num">{id}</span> },
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Roles', cell: ({ roles }) => <Roles roles={roles} /> },
  { title: 'One of two from', number: true, cell: ({ maySignFromAtMs }) => <Time at={maySignFromAtMs} /> },
  { title: 'Sessions', number: true, cell: ({ sessions }) => <span className="num">{sessions}</span> },
  { title: 'Last seen', number: true, cell: ({ seenTime }) => <Time at={seenTime} /> },
  { title: 'Made', number: true, cell: ({ createdTime }) => <Time at={createdTime} /> },
]

function Roles({ roles }: { roles: Listed['roles'] }) {
  if (roles.length === 0) return <span className="quiet">none: can do nothing</span>
  return (
    <span className="row">
      {roles.map((role) => (
        <Tag key={role}>{role}</Tag>
      ))}
    </span>
  )
}

export function OperatorsScreen() {
  const me = useOperator()
  const mayChange = me.rights.includes('change_operators')
  return (
    <ListPage
      title="Operators"
      about="Making one, changing roles and resetting a one-time code take two operators."
      tools={<ActButtons quiet acts={[makeOperatorAct(mayChange)]} />}
      name={['operators']}
      load={({ pageNo, pageSize }) => api.operators({ pageNo, pageSize })}
      keyOf={({ id }) => id}
      columns={columns}
      empty="There is no operator."
      drawer={{
        title: ({ name }) => name,
        body: (operator) => (
          <>
            <Section title="Operator">
              <Facts
                facts={[
                  ['Roles', <Roles key="roles" roles={operator.roles} />],
                  ['One of two from', <Time key="sign" at={operator.maySignFromAtMs} />],
                  ['Signed in', `${operator.sessions} ${operator.sessions === 1 ? 'session' : 'sessions'}`],
                  ['Last seen', <Time key="seen" at={operator.seenTime} />],
                ]}
              />
            </Section>
            <Section title="What these roles allow">
              <RolesTable roles={operator.roles} />
            </Section>
          </>
        ),
        foot: (operator) => <ActButtons acts={operatorActs(operator, mayChange)} />,
      }}
    />
  )
}
