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
import type { Ending } from './endings.ts'
import { showAnswerTo } from './late-answers.ts'

/** A refusal says that there is no such position; from a busy server, or from none, nothing is known. */
const nothingClosed = (error: unknown) => (endBy(error) === 'refused' ? [] : undefined)

async function endingsSince(asked: AskedClose, ids: readonly string[]): Promise<Ending[] | undefined> {
  const results = await Promise.all(ids.map((id) => api.positionResult({ id }))).catch(nothingClosed)
  return results && closedSince(asked, results)
}

/** One command closes them all: one of them tells, in turn, so that many do not use up what a person may ask for. */
async function lookAfter(asked: AskedClose, turn: number, nowMs: number): Promise<void> {
  const { ids } = asked
  const isLast = isPast(asked, nowMs)
  const place = turn % ids.length
  const some = isLast ? ids : ids.slice(place, place + 1)
  const found = await endingsSince(asked, some)
  const hasMore = found !== undefined && found.length > 0 && some.length < ids.length
  const endings = hasMore ? await endingsSince(asked, ids) : found
  // Its answer has come meanwhile, or the server cannot be reached.
  if (endings === undefined || !isAsked(asked)) return
  if (endings.length === 0 && !isLast) return
  forgetAsked(asked)
  for (const ending of endings) showAnswerTo(false, ending)
  if (endings.length > 0) refreshBook()
}

/**
 * Announces what closes brought that this device asked for and got no answer to: while the live stream is silent no event
 * says it, and the sheet that would show it goes with its position.
 */
export function useLostCloses(): void {
  const asked = useAskedCloses()
  const looks = useRef(0)
  const isLooking = useRef(false)
  const look = useEffectEvent(async () => {
    if (isLooking.current) return
    isLooking.current = true
    const nowMs = Date.now()
    try {
      for (const each of asked.filter((one) => isDue(one, nowMs))) await lookAfter(each, looks.current, nowMs)
      looks.current += 1
    } finally {
      isLooking.current = false
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
