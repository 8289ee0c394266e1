import { MutationCache, QueryClient } from '@tanstack/react-query'
import { toast } from '../feedback/toast.ts'
import { messageOf } from '../feedback/failures.ts'
import { queryDefaults } from './query-defaults.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `inPlace`: the screen itself shows why it failed. */
    mutationMeta: { inPlace?: boolean }
  }
}

/** What was read from the server. */
export const queries = new QueryClient({
  defaultOptions: queryDefaults(10_000),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      const message = messageOf(error)
      if (message !== undefined && mutation.meta?.inPlace !== true) toast(message, 'failure')
    },
  }),
})
