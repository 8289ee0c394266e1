import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import { rightsOf } from '@touchstone/wire/rights'
import { Tag } from 'antd'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { useOperator } from '../api/operator.ts'
import { roleWords } from './role-words.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import { Allowed } from './Allowed.tsx'
import type { Column } from '../ui/list.ts'
import { Facts } from '../ui/Facts.tsx'
import { ListPage } from '../ui/ListPage.tsx'
import { Section } from '../ui/Page.tsx'
import { Time } from '../ui/Time.tsx'
import { makeOperatorAct, operatorActs } from './operator-acts.ts'

type Listed = z.output<ConsoleApi['operators']['reply']>['records'][number]

const columns: readonly Column<Listed>[] = [
  { title: 'Id', cell: ({ id }) => <span className="num">{id}</span> },
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Roles', cell: ({ roles }) => <Roles roles={roles} /> },
  { title: 'Can approve', cell: (operator) => <Second operator={operator} /> },
  { title: 'Sessions', number: true, cell: ({ sessions }) => <span className="num">{sessions}</span> },
  { title: 'Last seen', number: true, cell: ({ seenTime }) => <Time at={seenTime} /> },
  { title: 'Created', number: true, cell: ({ createdTime }) => <Time at={createdTime} /> },
]

function Roles({ roles }: { roles: Listed['roles'] }) {
  if (roles.length === 0) return <span className="quiet">No role</span>
  return (
    <span className="row">
      {roles.map((role) => (
        <Tag key={role}>{roleWords[role]}</Tag>
      ))}
    </span>
  )
}

/** Whether an operator may approve, or from when. */
function Second({ operator: { maySignFromAtMs } }: { operator: Listed }) {
  const { nowAtMs } = useOperator()
  if (maySignFromAtMs <= nowAtMs) return <>Yes</>
  return (
    <>
      From <Time at={maySignFromAtMs} />
    </>
  )
}

/** Finds an operator among the first hundred: a house has a few dozen. @throws if there is none with this id. */
async function findOperator(id: string): Promise<Listed> {
  const { records } = await api.operators({ pageNo: 1, pageSize: 100 })
  const found = records.find((each) => each.id === id)
  if (found === undefined) throw new Error(`operator ${id} not found`)
  return found
}

export function OperatorsScreen() {
  const me = useOperator()
  const mayChange = me.rights.includes('change_operators')
  return (
    <ListPage
      title="Operators"
      about="Adding an operator, changing roles and resetting an authenticator each need two operators."
      tools={<ActButtons quiet acts={[makeOperatorAct(mayChange)]} />}
      name={['operators']}
      load={({ pageNo, pageSize }) => api.operators({ pageNo, pageSize })}
      keyOf={({ id }) => id}
      loadOne={findOperator}
      columns={columns}
      empty="No operators"
      drawer={{
        title: ({ name }) => name,
        body: (operator) => (
          <>
            <Section title="Operator">
              <Facts
                facts={[
                  ['Roles', <Roles key="roles" roles={operator.roles} />],
                  ['Can approve', <Second key="second" operator={operator} />],
                  ['Signed in', `${operator.sessions} ${operator.sessions === 1 ? 'session' : 'sessions'}`],
                  ['Last seen', <Time key="seen" at={operator.seenTime} />],
                ]}
              />
            </Section>
            <Section title="What these roles allow">
              <Allowed rights={rightsOf(operator.roles)} />
            </Section>
          </>
        ),
        foot: (operator) => <ActButtons acts={operatorActs(operator, mayChange)} />,
      }}
    />
  )
}
