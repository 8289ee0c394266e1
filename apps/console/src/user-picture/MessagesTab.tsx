import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import type { Column } from '../ui/list.ts'
import { RecordList } from '../ui/RecordList.tsx'
import { Time } from '../ui/Time.tsx'
import { useInnerList } from '../ui/use-list-state.ts'

type Message = z.output<ConsoleApi['userMessages']['reply']>['records'][number]

const columns: readonly Column<Message>[] = [
  { title: 'Time', cell: ({ time }) => <Time at={time} />, width: 170 },
  {
    title: 'Message',
    cell: ({ title, text }) => (
      <span className="two-line wrapped">
        <span>{title}</span>
        <span>{text}</span>
      </span>
    ),
  },
  { title: 'Read', cell: ({ read }) => (read ? 'Read' : <span className="quiet">Unread</span>), width: 90 },
]

/** The messages of the user, in English. */
export function MessagesTab({ id }: { id: number }) {
  const state = useInnerList()
  return (
    <RecordList
      name={['user-messages', id]}
      load={({ pageNo, pageSize }) => api.userMessages({ id: String(id), pageNo, pageSize })}
      keyOf={(message) => message.id}
      columns={columns}
      state={state}
      live={false}
      empty="No messages"
    />
  )
}
