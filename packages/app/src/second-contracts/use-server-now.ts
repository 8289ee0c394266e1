import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../api/api.ts'

/** The server's clock in epoch milliseconds. Contracts end by it; the device's may be set wrong. */
export function useServerNow(): () => number {
  const { data: aheadMs = 0 } = useQuery({
    queryKey: ['server-clock'],
    queryFn: async () => {
      const askedAt = Date.now()
      const { atMs } = await api.serverTime({})
      // The answer was made somewhere between question and arrival.
      return atMs - (askedAt + Date.now()) / 2
    },
    staleTime: 300_000,
  })
  return useCallback(() => Date.now() + aheadMs, [aheadMs])
}
