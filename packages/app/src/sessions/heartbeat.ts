import { useEffect } from 'react'
import { fetchCommonConfig } from '../setup/common-config.ts'
import { fetchCurrentUser } from './current-user.ts'
import { reportPresence, reportsOf } from './hourly.ts'
import { queries } from '../api/queries.ts'
import { useSession } from '../api/session.ts'

/** The specification's periodic task. */
const everyMs = 60_000

/** Every minute user, settings and unread count are refreshed, and what is due by the hour is reported. */
export function useHeartbeat(): void {
  const isSignedIn = useSession(({ userInfo }) => userInfo !== undefined)
  // An operator may mark the person while the app is open.
  const isImportant = useSession(({ userInfo }) => userInfo?.importantCustomer === true)
  useEffect(() => {
    if (isSignedIn) reportPresence(Date.now(), reportsOf({ importantCustomer: isImportant }))
    const beating = setInterval(() => {
      void beat()
    }, everyMs)
    return () => {
      clearInterval(beating)
    }
  }, [isSignedIn, isImportant])
}

export async function beat(): Promise<void> {
  const { token, userInfo } = useSession.getState()
  await Promise.all([
    fetchCommonConfig(),
    token === undefined ? undefined : fetchCurrentUser(),
    userInfo === undefined ? undefined : queries.invalidateQueries({ queryKey: ['messages', 'unread'] }),
  ])
  if (userInfo !== undefined) reportPresence(Date.now(), reportsOf(userInfo))
}
