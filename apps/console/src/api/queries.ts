import { QueryClient } from '@tanstack/react-query'

/** What is on screen is read again this often while somebody looks at it. */
export const liveMs = 2_000

/** What was read from the server. The client itself asks again where no answer came, so nothing here does. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 1_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
