import { queryDefaults } from '@touchstone/app/api/query-defaults'
import { QueryClient } from '@tanstack/react-query'

/** What is on screen is read again this often while somebody looks at it. */
export const liveMs = 2_000

/** What was read from the server. */
export const createQueries = (): QueryClient => new QueryClient({ defaultOptions: queryDefaults(1_000) })
