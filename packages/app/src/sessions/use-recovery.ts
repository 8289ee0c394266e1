import { CallFailed } from '@touchstone/client/call-failed'
import { useEffect } from 'react'
import { fetchCurrentUser } from './current-user.ts'
import { queries } from '../api/queries.ts'
import { useSession } from '../api/session.ts'
import { liveStream, useConnection } from '../live/stream.ts'

/** Retries failed queries as soon as the server responds again. For the app's frame. */
export function useRecovery(): void {
  const isConnected = useConnection(({ connected, stale }) => connected && !stale)
  useEffect(
    () =>
      queries.getQueryCache().subscribe(({ query }) => {
        // Opens the socket on screens without live data too: it reports when the server is back.
        if (query.state.error instanceof CallFailed) liveStream()
      }),
    [],
  )
  useEffect(() => {
    if (isConnected) void recover()
  }, [isConnected])
}

async function recover(): Promise<void> {
  const { token, userInfo } = useSession.getState()
  if (token !== undefined && userInfo === undefined) await fetchCurrentUser()
  await queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}
