import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { useIsSignedIn } from '../api/session.ts'
import type { Book } from '../books/book.ts'

export type EquityCourse = z.output<Api['equityCourse']['reply']>
export const courseSpans = ['day', 'week', 'month', 'all'] as const
export type CourseSpan = (typeof courseSpans)[number]

/** What a book was worth over a span, up to now. */
export function useEquityCourse(book: Book, span: CourseSpan): UseQueryResult<EquityCourse> {
  return useQuery({
    queryKey: ['wallets', 'course', book, span],
    queryFn: () => api.equityCourse({ book, span }),
    enabled: useIsSignedIn(),
    // Another span of the same book takes the place of this one when it is there.
    placeholderData: (known) => (known?.book === book ? known : undefined),
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
}
