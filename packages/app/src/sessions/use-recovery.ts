import { CallFailed } from '@touchstone/client/call-failed'
import { useEffect } from 'react'
import { fetchCurrentUser } from './current-user.ts'
import { queries } from '../api/queries.ts'
import { useSession } from '../api/session.ts'
import { liveStream, useConnection } from '../live/stream.ts'

/** Reads anew what could not be read, as soon as the server speaks again. For the app's frame. */
export function useRecovery(): void {
  const isHeard = useConnection(({ connected, stale }) => connected && !stale)
  useEffect(
    () =>
      queries.getQueryCache().subscribe(({ query }) => {
        // Whoever shows nothing live yet hears by the socket too when the server is back.
        if (query.state.error instanceof CallFailed) liveStream()
      }),
    [],
  )
  useEffect(() => {
    if (isHeard) void recover()
  }, [isHeard])
}

async function recover(): Promise<void> {
  const { token, userInfo } = useSession.getState()
  if (token !== undefined && userInfo === undefined) await fetchCurrentUser()
  await queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}
