import { MutationCache, QueryClient } from '@tanstack/react-query'
import { toast } from '../feedback/toast.ts'
import { messageOf } from '../feedback/failures.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `inPlace`: the screen itself shows why it failed. */
    mutationMeta: { inPlace?: boolean }
  }
}

/** What was read from the server. The client itself asks again where no answer came, so nothing here does. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      const message = messageOf(error)
      if (message !== undefined && mutation.meta?.inPlace !== true) toast(message, 'failure')
    },
  }),
})
