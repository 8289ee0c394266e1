import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { dropSubscription, renewPush } from './push.ts'
import { useSession } from '../api/session.ts'

/** Keeps this browser's subscription in step with the signed-in user and the language, and shows nothing. */
export function PushRenewal(): null {
  const { language } = useTranslation().i18n
  const userId = useSession(({ userInfo }) => userInfo?.id)
  const hasToken = useSession(({ token }) => token !== undefined)
  useEffect(() => {
    // What it was subscribed to before stays; the next start tries again.
    if (userId !== undefined) renewPush().catch(() => undefined)
  }, [userId, language])
  useEffect(() => {
    // Also after a session that was ended elsewhere.
    if (!hasToken) void dropSubscription()
  }, [hasToken])
  return null
}
