import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { currentLanguage } from '../texts/language.ts'

export type ListedArticle = z.output<Api['announcements']['reply']>['records'][number]

/** More than this nobody swipes through. Our choice. */
const bannersMax = 6
const staleTime = 300_000

export const bannersQuery = () =>
  queryOptions({
    queryKey: ['articles', 'banners', currentLanguage()],
    queryFn: async () => (await api.announcements({ kind: 'banner', pageSize: bannersMax })).records,
    staleTime,
  })

/** The newest notice to everybody; null where there is none. */
export const newestNoticeQuery = () =>
  queryOptions({
    queryKey: ['articles', 'newest-notice', currentLanguage()],
    queryFn: async () => (await api.notices({ pageSize: 1 })).records[0] ?? null,
    staleTime,
  })

export const useBanners = (): UseQueryResult<ListedArticle[]> => useQuery(bannersQuery())
export const useNewestNotice = (): UseQueryResult<ListedArticle | null> => useQuery(newestNoticeQuery())
