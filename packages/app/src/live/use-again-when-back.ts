import { useEffect, useEffectEvent } from 'react'
import { useConnection } from './stream.ts'
import { isUnanswered } from '../feedback/act-failure.ts'

/** Retries, once the connection is back, an act left without a response: the same intent, the same key. */
export function useAgainWhenBack(act: { error: Error | null; isPending: boolean }, again: () => void): void {
  const isConnected = useConnection(({ stale }) => !stale)
  const ask = useEffectEvent(() => {
    if (!act.isPending && isUnanswered(act.error)) again()
  })
  useEffect(() => {
    if (isConnected) ask()
  }, [isConnected])
}
