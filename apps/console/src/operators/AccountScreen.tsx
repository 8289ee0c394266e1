import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { useOperator } from '../api/operator.ts'
import { rolesText } from './role-words.ts'
import { readTime } from '../format/read-time.ts'
import type { Act } from '../ui/act.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import { Allowed } from './Allowed.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { newPasswordFields } from './new-password-fields.ts'
import { Page, Section } from '../ui/Page.tsx'
import { Time } from '../ui/Time.tsx'

const passwordAct: Act = {
  label: 'Change password',
  title: 'Change your password',
  consequence: 'This ends your other sessions.',
  fields: newPasswordFields,
  done: 'Password changed.',
  call: (values, asking) =>
    api.changeOperatorPassword(
      { password: values['password'] ?? '', newPassword: values['newPassword'] ?? '' },
      asking,
    ),
}

const endAct = (id: string, current: boolean): Act => ({
  label: 'End',
  look: 'danger',
  off: current ? 'You’re using this session. Sign out instead.' : undefined,
  title: 'End this session?',
  consequence: 'That device has to sign in again.',
  done: 'Session ended.',
  call: (_values, asking) => api.endOperatorSession({ id }, asking),
})

export function AccountScreen() {
  const me = useOperator()
  const sessions = useQuery({ queryKey: ['my-sessions'], queryFn: () => api.operatorSessions({}) })
  return (
    <Page title="My account">
      <div className="card padded">
        <Section title={me.name}>
          <Facts
            facts={[
              ['Roles', me.roles.length === 0 ? 'None' : rolesText(me.roles)],
              ['Can approve', me.maySignFromAtMs > me.nowAtMs ? `From ${readTime(me.maySignFromAtMs)}` : 'Yes'],
            ]}
          />
        </Section>
        <Section title="What your roles allow">
          <Allowed rights={new Set(me.rights)} />
        </Section>
        <Section title="Password">
          <ActButtons acts={[passwordAct]} />
        </Section>
      </div>
      <div className="card">
        <h2>Where you are signed in</h2>
        <Loaded of={sessions}>
          {(list) => (
            <DataTable
              rows={list}
              keyOf={({ id }) => id}
              empty="No sessions"
              columns={[
                { title: 'Device', cell: ({ device, current }) => (current ? `${device} (here)` : device) },
                { title: 'Address', cell: ({ address }) => <span className="code">{address}</span> },
                { title: 'Signed in', number: true, cell: ({ createdTime }) => <Time at={createdTime} /> },
                {
                  title: '',
                  number: true,
                  cell: ({ id, current }) => <ActButtons quiet acts={[endAct(id, current)]} />,
                },
              ]}
            />
          )}
        </Loaded>
      </div>
    </Page>
  )
}
