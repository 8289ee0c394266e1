import { useEffect, useState } from 'react'

type Resend = { secondsLeft: number; busy: boolean; hasSent: boolean; send: () => Promise<void> }

/**
 * Sends, and then counts down to when it may be sent again: as many seconds as the sending answers, else `resendSeconds`. Who
 * fails to send is told of it by the call itself.
 */
export function useResend(onSend: (() => Promise<unknown>) | undefined, resendSeconds: number): Resend {
  const [secondsLeft, setSecondsLeft] = useState(0)
  const [busy, setBusy] = useState(false)
  const [hasSent, setHasSent] = useState(false)
  const counting = secondsLeft > 0
  useEffect(() => {
    if (!counting) return undefined
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [counting])
  const send = async () => {
    setBusy(true)
    const sent = await onSend?.().catch(() => false)
    setBusy(false)
    if (onSend === undefined || sent === false) return
    setHasSent(true)
    setSecondsLeft(typeof sent === 'number' ? sent : resendSeconds)
  }
  return { secondsLeft, busy, hasSent, send }
}
