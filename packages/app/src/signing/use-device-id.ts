import { useEffect, useState } from 'react'
import { useSession } from '../api/session.ts'

/** The public key of this device for whoever is signed in, as a journal row names it; undefined until it is read. */
export function useDeviceId(): string | undefined {
  const userId = useSession(({ userInfo }) => userInfo?.id)
  const [read, setRead] = useState<{ userId: number; id: string }>()
  useEffect(() => {
    if (userId === undefined) return undefined
    let isGone = false
    void import('./sign-command.ts')
      .then(({ deviceIdOf }) => deviceIdOf(userId))
      .then(
        (id) => {
          if (!isGone) setRead({ userId, id })
        },
        // Then every device is called by its key.
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [userId])
  return read?.userId === userId ? read?.id : undefined
}
