import { endBy } from '@touchstone/client/one-intent'
import { useEffect, useEffectEvent, useRef } from 'react'
import { api } from '../api/api.ts'
import { refreshBook } from '../books/refresh-book.ts'
import {
  answerWaitMs,
  type AskedClose,
  closedSince,
  forgetAsked,
  isAsked,
  isDue,
  isPast,
  useAskedCloses,
} from './asked-closes.ts'
import { showAnswerTo } from './late-answers.ts'

/** A refusal says that there is no such position; from a busy server, or from none, nothing is known. */
const nothingClosed = (error: unknown) => (endBy(error) === 'refused' ? [] : undefined)

const resultsOf = (ids: readonly string[]) =>
  Promise.all(ids.map((id) => api.positionResult({ id }))).catch(nothingClosed)

/**
 * Announces what closes brought that this device asked for and got no answer to: while the live stream is silent no event
 * says it, and the sheet that would show it goes with its position.
 */
export function useLostCloses(): void {
  const asked = useAskedCloses()
  const looks = useRef(0)
  const isLooking = useRef(false)
  const lookAfter = async (each: AskedClose, isLast: boolean): Promise<void> => {
    // One command closes them all: one of them tells, in turn, so that many do not use up what a person may ask for.
    const one = each.ids.slice(looks.current % each.ids.length).slice(0, 1)
    const told = isLast ? [] : await resultsOf(one)
    if (told === undefined || (!isLast && closedSince(each, told).length === 0)) return
    const results = await resultsOf(each.ids)
    // Its answer has come meanwhile, or the server cannot be reached.
    if (results === undefined || !isAsked(each)) return
    const endings = closedSince(each, results)
    if (endings.length === 0 && !isLast) return
    forgetAsked(each)
    for (const ending of endings) showAnswerTo(false, ending)
    if (endings.length > 0) refreshBook()
  }
  const look = useEffectEvent(async () => {
    if (isLooking.current) return
    isLooking.current = true
    const beganMs = Date.now()
    for (const each of asked.filter((one) => isDue(one, beganMs))) await lookAfter(each, isPast(each, beganMs))
    looks.current += 1
    isLooking.current = false
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
