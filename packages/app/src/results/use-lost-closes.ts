import { CallRefused } from '@touchstone/client/call-failed'
import { useEffect, useEffectEvent } from 'react'
import { api } from '../api/api.ts'
import { refreshBook } from '../books/refresh-book.ts'
import { answerWaitMs, closedSince, forgetAsked, isAsked, isDue, isPast, useAskedCloses } from './asked-closes.ts'
import { showAnswerTo } from './late-answers.ts'

/** A refusal says that there is no such position; without an answer nothing is known. */
const nothingClosed = (error: unknown) => (error instanceof CallRefused ? [] : undefined)

/**
 * Announces what closes brought that this device asked for and got no answer to: while the live stream is silent no event
 * says it, and the sheet that would show it goes with its position.
 */
export function useLostCloses(): void {
  const asked = useAskedCloses()
  const look = useEffectEvent(async () => {
    const beganMs = Date.now()
    for (const each of asked.filter((one) => isDue(one, beganMs))) {
      const results = await Promise.all(each.ids.map((id) => api.positionResult({ id }))).catch(nothingClosed)
      // Its answer has come meanwhile, or the server cannot be reached.
      if (results === undefined || !isAsked(each)) continue
      const endings = closedSince(each, results)
      if (endings.length === 0 && !isPast(each, beganMs)) continue
      forgetAsked(each)
      for (const ending of endings) showAnswerTo(false, ending)
      if (endings.length > 0) refreshBook()
    }
  })
  const isWaiting = asked.length > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    void look()
    const looking = setInterval(() => void look(), answerWaitMs)
    return () => {
      clearInterval(looking)
    }
  }, [isWaiting])
}
