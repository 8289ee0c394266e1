import { useTranslation } from 'react-i18next'
import { messageOf } from '../feedback/failures.ts'
import { toast } from '../feedback/toast.ts'

/**
 * Returns a function that sends a code by e-mail or text and shows the outcome. It resolves to the seconds until another
 * can be sent, or false if sending failed.
 */
export function useCodeSending(): (send: () => Promise<{ resendSeconds: number }>) => Promise<number | false> {
  const { t } = useTranslation()
  return async (send) => {
    try {
      const { resendSeconds } = await send()
      toast(t('sessions.codeSent'))
      return resendSeconds
    } catch (error) {
      const message = messageOf(error)
      if (message !== undefined) toast(message, 'failure')
      return false
    }
  }
}
