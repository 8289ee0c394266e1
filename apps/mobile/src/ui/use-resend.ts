import { useEffect, useState } from 'react'

type Resend = { secondsLeft: number; busy: boolean; hasSent: boolean; send: () => Promise<void> }

/**
 * Sends, then counts down until it may send again: from the seconds that `onSend` resolves to, else from `resendSeconds`.
 * `onSend` reports its own failure.
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
