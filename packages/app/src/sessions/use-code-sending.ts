import { CallRefused } from '@touchstone/client/call-failed'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../feedback/failures.ts'
import { toast } from '../feedback/toast.ts'

/** What a sandbox, which sends nothing, shows instead: the code, null where it is not ours to see; whether we may open the outbox. */
export type SandboxCode = { code: string | null; outbox: boolean }
type Sent = { resendSeconds: number; sandbox?: SandboxCode | undefined }

export type CodeSending = {
  /**
   * Sends a code by e-mail or text and shows the outcome. It resolves to the seconds until another can be sent, or false
   * where sending failed and another may be tried at once.
   */
  sendCode: (send: () => Promise<Sent>) => Promise<number | false>
  /** Of the last code that was sent. */
  sandbox: SandboxCode | undefined
}

/** The sending of codes for one field. */
export function useCodeSending(): CodeSending {
  const { t } = useTranslation()
  const [sandbox, setSandbox] = useState<SandboxCode>()
  return {
    sandbox,
    async sendCode(send) {
      try {
        const sent = await send()
        setSandbox(sent.sandbox)
        if (sent.sandbox === undefined) toast(t('sessions.codeSent'))
        return sent.resendSeconds
      } catch (error) {
        const message = messageOf(error)
        if (message !== undefined) toast(message, 'failure')
        return secondsToWait(error)
      }
    },
  }
}

/** A code was sent a moment ago: the button counts down to the next one. */
function secondsToWait(error: unknown): number | false {
  if (!(error instanceof CallRefused) || error.kind !== 'code_sent_recently') return false
  const { seconds } = error.details
  return typeof seconds === 'number' ? seconds : false
}
