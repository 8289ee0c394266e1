import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { useAct } from '../api/act.ts'
import { api } from '../api/api.ts'
import { currentLanguage } from '../texts/language.ts'
import { queries } from '../api/queries.ts'
import { useIsSignedIn } from '../api/session.ts'
import { paged } from '../api/paging.ts'
import { withRead } from '../api/read-marks.ts'
import { type Category, lessOne, type UnreadCount, withoutCategory } from './unread.ts'

export type MessagesPage = z.output<Api['messages']['reply']>
export type Message = MessagesPage['records'][number]

const all = ['messages']
const listKey = [...all, 'list']
const unreadKey = [...all, 'unread']
const pageSize = 20

/** The user's messages, newest first. */
export function useMessages(category: Category): UseInfiniteQueryResult<InfiniteData<MessagesPage>> {
  return useInfiniteQuery({
    queryKey: [...listKey, category, currentLanguage()],
    queryFn: ({ pageParam }) => api.messages({ category, pageNo: pageParam, pageSize }),
    ...paged,
    enabled: useIsSignedIn(),
  })
}

/** Marks an opened message as read: at once here, later on the server. The person did not ask, so a failure is silent. */
export async function noteRead({ id, category, read }: Message): Promise<void> {
  if (read) return
  showRead((message) => message.id === id)
  changeUnread((unread) => lessOne(unread, category))
  try {
    settle(await api.readMessages({ ids: [id] }))
  } catch {
    invalidateMessages()
  }
}

/** Marks all of a category as read. */
export function useReadAll(onDone: () => void): { readAll: (category: Category) => void; isBusy: boolean } {
  const reading = useAct({
    call: api.readMessages,
    onDone: (unread) => {
      settle(unread)
      onDone()
    },
  })
  return {
    isBusy: reading.isPending,
    readAll(category) {
      showRead((message) => category === 'all' || message.category === category)
      changeUnread((unread) => withoutCategory(unread, category))
      reading.mutate({ category }, { onError: invalidateMessages })
    },
  }
}

function showRead(isMeant: (message: Message) => boolean): void {
  queries.setQueriesData<InfiniteData<MessagesPage>>({ queryKey: listKey }, (data) => withRead(data, isMeant))
}

function changeUnread(change: (unread: UnreadCount) => UnreadCount): void {
  queries.setQueryData<UnreadCount>(unreadKey, (unread) => unread && change(unread))
}

/** The server has the last word; what was asked for before it had noted this is asked for again. */
function settle(unread: UnreadCount): void {
  queries.setQueryData<UnreadCount>(unreadKey, unread)
  void queries.invalidateQueries({ queryKey: all, predicate: ({ state }) => state.fetchStatus === 'fetching' })
}

function invalidateMessages(): void {
  void queries.invalidateQueries({ queryKey: all })
}
