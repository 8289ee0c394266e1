import { useEffect, useEffectEvent } from 'react'
import { useConnection } from './stream.ts'
import { isUnanswered } from '../feedback/act-failure.ts'

/** Asks again by itself, once the connection is back, for what was left without an answer: the same intent, its own key. */
export function useAgainWhenBack(act: { error: Error | null; isPending: boolean }, again: () => void): void {
  const isConnected = useConnection(({ stale }) => !stale)
  const ask = useEffectEvent(() => {
    if (!act.isPending && isUnanswered(act.error)) again()
  })
  useEffect(() => {
    if (isConnected) ask()
  }, [isConnected])
}
