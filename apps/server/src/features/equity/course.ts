import { symbolsOf } from '@touchstone/domain/equity/equity-at'
import {
  courseOf,
  type CoursePoint,
  type CourseState,
  type CourseStep,
  courseTimes,
  marksOf,
  stepFor,
} from '@touchstone/domain/equity/equity-course'
import { nothingHeld } from '@touchstone/domain/equity/held-state'
import { type Candle, lengthOf } from '@touchstone/domain/market/candle'
import { markOf } from '@touchstone/domain/market/tick'
import type { Sql } from '../../platform/database.ts'
import type { Candles } from '../../house/candles/candles.ts'
import { type Market, oneView } from './currency-marks.ts'
import { readStates } from './equity-states.store.ts'
import type { FollowEquity } from './follow-equity.ts'

type Deps = { sql: Sql; market: Market; candles: Pick<Candles, 'list' | 'hoursToCompute'>; followed: FollowEquity }

/** What a course is made of but its marks, and of which symbols these are needed: from a moment on, `limit` of them. */
export type CoursePlan = {
  step: CourseStep
  times: number[]
  states: CourseState[]
  needed: { symbol: string; before: number; limit: number }[]
  hoursToCompute: number
}

/** So many candles are listed at once. */
const listMax = 1_000

/** Returns what a book held over a length of time up to now, or since its first row; with the finest steps that reach back. */
export async function planCourse(
  { sql, market, candles, followed }: Deps,
  { bookId, lengthMs, now: asked }: { bookId: number; lengthMs: number; now: number },
): Promise<CoursePlan> {
  const { head } = await followed.follow(bookId, asked)
  const now = Math.max(asked, head?.at ?? asked)
  const { first } = head ?? { first: { at: now, held: nothingHeld, flow: 0n } }
  const step = stepFor(Math.min(lengthMs, now - first.at))
  const length = lengthOf(step.interval)
  const windowFrom = Math.floor((now - Math.min(lengthMs, step.reachMs)) / length) * length
  const from = Math.max(windowFrom, first.at)
  const { before, within } = await readStates(sql, bookId, { from, to: now, stepMs: length })
  const states = [before ?? { ...first, since: from }, ...within]
  if (head !== undefined) states.push({ since: now, held: head.held, flow: head.flow })
  const times = courseTimes(step, from, now)
  const needed = neededMarks(states, { from, now, length, market })
  const hours = needed.map(({ symbol, ...range }) =>
    candles.hoursToCompute(symbol, step.interval, { ...range, limit: Math.min(range.limit, listMax) }),
  )
  return { step, times, states, needed, hoursToCompute: hours.reduce((sum, each) => sum + each, 0) }
}

/** Each symbol from when it is first needed to when it is needed last. */
function neededMarks(
  states: readonly CourseState[],
  { from, now, length, market }: { from: number; now: number; length: number; market: Market },
): CoursePlan['needed'] {
  const ranges = new Map<string, { since: number; before: number }>()
  for (const [index, { since, held }] of states.entries()) {
    const until = states[index + 1]?.since ?? now
    for (const symbol of symbolsOf(held, (each) => market(each) !== undefined)) {
      const range = ranges.get(symbol)
      ranges.set(symbol, { since: range?.since ?? Math.max(since, from), before: until })
    }
  }
  return [...ranges].map(([symbol, { since, before }]) => ({
    symbol,
    before,
    // One more: the mark at the beginning is the close of the candle before it.
    limit: Math.ceil((before - since) / length) + 1,
  }))
}

/** Returns the points of a course. The last one is what the book is worth at the marks in force. */
export async function makeCourse({ candles, market }: Deps, plan: CoursePlan): Promise<CoursePoint[]> {
  const length = lengthOf(plan.step.interval)
  const marks = new Map<string, ReturnType<typeof marksOf>>()
  for (const needed of plan.needed) marks.set(needed.symbol, marksOf(await listAll(candles, plan.step, needed), length))
  const view = oneView(market)
  return courseOf(plan.states, plan.times, marks, (symbol) => {
    const fact = view(symbol)
    return fact && markOf(fact.tick)
  })
}

async function listAll(
  candles: Deps['candles'],
  { interval }: CourseStep,
  { symbol, before, limit }: CoursePlan['needed'][number],
): Promise<Candle[]> {
  let listed: Candle[] = []
  while (listed.length < limit) {
    const range = { before: listed[0]?.openAt ?? before, limit: Math.min(listMax, limit - listed.length) }
    const earlier = await candles.list(symbol, interval, range)
    listed = [...earlier, ...listed]
    if (earlier.length < range.limit) break
  }
  return listed
}
