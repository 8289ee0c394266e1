import type { UserPicture } from '@touchstone/wire/console/console-users'
import { DataTable } from '../ui/DataTable.tsx'
import { Time } from '../ui/Time.tsx'

export function SessionsTab({ sessions }: { sessions: UserPicture['sessions'] }) {
  return (
    <div className="card">
      <DataTable
        rows={sessions}
        keyOf={({ id }) => id}
        empty="Not signed in anywhere"
        columns={[
          { title: 'Device', cell: ({ device }) => device },
          { title: 'Address', cell: ({ address }) => <span className="code">{address}</span> },
          { title: 'Signed in', number: true, cell: ({ createdTime }) => <Time at={createdTime} /> },
          { title: 'Last seen', number: true, cell: ({ seenTime }) => <Time at={seenTime} /> },
        ]}
      />
    </div>
  )
}
