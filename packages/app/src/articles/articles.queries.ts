import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import { pageSizeMax } from '@touchstone/wire/fields'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { currentLanguage } from '../texts/language.ts'
import { queries } from '../api/queries.ts'
import { useIsSignedIn } from '../api/session.ts'
import { paged } from '../api/paging.ts'
import { withRead } from '../api/read-marks.ts'
import { isRowId, type ListedKind } from './article-kinds.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type Article = Reply<'article'>
export type ListedArticle = Reply<'announcements'>['records'][number]
/** For whom nobody keeps what is read, everything is. */
export type ShownArticle = ListedArticle & { read: boolean }
export type ArticlesPage = { records: ShownArticle[]; current: number; pages: number }
type Asked = { pageNo: number; pageSize: number }

const staleTime = 300_000
const pageSize = 20
/** Of this many pages the articles beside one are looked for. Our choice. */
const shelfPagesMax = 3

const asRead = (page: Reply<'announcements'>): ArticlesPage => ({
  ...page,
  records: page.records.map((article) => ({ ...article, read: true })),
})

async function listOf(kind: ListedKind, asked: Asked): Promise<ArticlesPage> {
  if (kind === 'help') return asRead(await api.helpArticles(asked))
  return asRead(await (kind === 'notice' ? api.notices(asked) : api.announcements(asked)))
}

/** Announcements or notices page by page, newest first; notices say whether the user has read them. */
export function useArticles(kind: 'announcement' | 'notice'): UseInfiniteQueryResult<InfiniteData<ArticlesPage>> {
  const isMine = useIsSignedIn() && kind === 'notice'
  return useInfiniteQuery({
    queryKey: ['articles', 'list', kind, currentLanguage(), isMine],
    queryFn: ({ pageParam }): Promise<ArticlesPage> => {
      const asked = { pageNo: pageParam, pageSize }
      return isMine ? api.myNotices(asked) : listOf(kind, asked)
    },
    ...paged,
    staleTime,
  })
}

/** All articles of a kind in their order, as many as one looks through. */
export function useShelf(kind: ListedKind | undefined): UseQueryResult<ShownArticle[]> {
  return useQuery({
    queryKey: ['articles', 'shelf', kind, currentLanguage()],
    queryFn: async () => {
      const found: ShownArticle[] = []
      if (kind === undefined) return found
      for (let pageNo = 1; pageNo <= shelfPagesMax; pageNo++) {
        const { records, pages } = await listOf(kind, { pageNo, pageSize: pageSizeMax })
        found.push(...records)
        if (pageNo >= pages) break
      }
      return found
    },
    staleTime,
    enabled: kind !== undefined,
  })
}

/** An article with its body. A malformed id is not requested. */
export function useArticle(id: string, isHelp = false): UseQueryResult<Article> {
  return useQuery({
    queryKey: ['articles', 'article', id, currentLanguage()],
    queryFn: () => (isHelp ? api.helpArticle({ id }) : api.article({ id })),
    staleTime,
    enabled: isRowId(id),
  })
}

/** Where a code leads. Undefined asks for nothing. */
export function useShortLink(code: string | undefined): UseQueryResult<Reply<'useShortLink'>> {
  return useQuery({
    queryKey: ['articles', 'link', code],
    queryFn: () => api.useShortLink({ code: code ?? '' }),
    // A link leads where it leads.
    staleTime: Infinity,
    enabled: code !== undefined,
  })
}

/** Shows notices as read on this device: one, or without an id all. */
export function showNoticesRead(noticeId?: string): void {
  queries.setQueriesData<InfiniteData<ArticlesPage>>({ queryKey: ['articles', 'list', 'notice'] }, (data) =>
    withRead(data, ({ id }) => noticeId === undefined || id === noticeId),
  )
}

/** Marks an opened notice as read. The person did not ask for it, so a failure is silent: it stays unread. */
export async function noteNoticeRead(id: string): Promise<void> {
  try {
    await api.readNotices({ ids: [id] })
    showNoticesRead(id)
  } catch {
    // It is noted when the notice is opened again.
  }
}
