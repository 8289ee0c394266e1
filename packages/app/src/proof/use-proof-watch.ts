import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../api/session.ts'
import type { Alarm } from './alarms.ts'
import type { Watch } from './watch.ts'

/**
 * Has this device look whether the house shows the signed-in person what it showed before. Where nobody is signed in it
 * forgets the amounts that it keeps for that.
 */
export function useProofWatch(onAlarm: (alarm: Alarm) => void): void {
  const userId = useSession(({ userInfo }) => userInfo?.id)
  const hasToken = useSession(({ token }) => token !== undefined)
  const report = useEffectEvent(onAlarm)
  useEffect(() => {
    if (userId === undefined) return undefined
    let watch: Watch | undefined
    let isGone = false
    void import('./watch.ts').then(
      ({ watchProof }) => {
        if (!isGone) watch = watchProof(userId, (alarm) => report(alarm))
      },
      // Without its code nothing is looked at; the next start tries again.
      () => undefined,
    )
    return () => {
      isGone = true
      watch?.end()
    }
  }, [userId])
  useEffect(() => {
    if (!hasToken) void import('./forget.ts').then(({ forgetOnSignOut }) => forgetOnSignOut()).catch(() => undefined)
  }, [hasToken])
}
