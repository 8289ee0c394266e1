import type { DefaultOptions } from '@tanstack/react-query'

/** How calls are made through queries. The client itself asks again where no answer came, so nothing here does. */
export const queryDefaults = (staleTime: number): DefaultOptions => ({
  queries: { retry: false, staleTime, networkMode: 'always' },
  mutations: { retry: false, networkMode: 'always' },
})
