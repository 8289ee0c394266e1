import { symbolsOf } from '@touchstone/domain/equity/equity-at'
import {
  type CourseState,
  type CourseStep,
  courseTimes,
  closesOf,
  pastWorth,
  stepFor,
  type WorthPoint,
} from '@touchstone/domain/equity/equity-course'
import { heldText, nothingHeld } from '@touchstone/domain/equity/held-state'
import { type Candle, lengthOf } from '@touchstone/domain/market/candle'
import type { Sql } from '../../platform/database.ts'
import type { Candles } from '../../house/candles/candles.ts'
import type { Market } from './currency-marks.ts'
import type { FollowEquity } from './follow-equity.ts'
import { type ReadStates, readStates } from './read-states.store.ts'
import { createShortTurns } from '../../platform/short-turns.ts'

export type CourseDeps = {
  sql: Sql
  market: Market
  candles: Pick<Candles, 'list' | 'hoursToCompute'>
  followed: FollowEquity
}

/** `lengthMs`: how far back from now. */
export type CourseRequest = { bookId: number; lengthMs: number; now: number }

/** All that a course is made of except its marks. `needed`: the candles from which those are read. */
export type CoursePlan = {
  step: CourseStep
  /** The moments before now. */
  past: number[]
  now: number
  states: CourseState[]
  present: Pick<CourseState, 'held' | 'flow'>
  /** Of the states that it was planned by; undefined before the first row. */
  digest: string | undefined
  needed: { symbol: string; before: number; limit: number }[]
  hoursToCompute: number
}

/** The most candles that one query lists. */
const listMax = 1_000

/** The steps of a course of a book whose first row was at a moment, and from when on it goes. */
export function rangeOf({ lengthMs, now }: Pick<CourseRequest, 'lengthMs' | 'now'>, firstAt: number) {
  const step = stepFor(Math.min(lengthMs, now - firstAt))
  const stepMs = lengthOf(step.interval)
  const windowFrom = Math.floor((now - Math.min(lengthMs, step.reachMs)) / stepMs) * stepMs
  return { step, stepMs, from: Math.max(windowFrom, firstAt) }
}

/** Returns what a book held over a length of time up to now, or since its first row; with the finest steps that reach back. */
export async function planCourse(
  deps: CourseDeps,
  { bookId, lengthMs, now: asked }: CourseRequest,
): Promise<CoursePlan> {
  const { market, candles, followed } = deps
  const { head } = await followed.follow(bookId, asked)
  const now = Math.max(asked, head?.at ?? asked)
  const { first } = head ?? { first: { at: now, held: nothingHeld, flow: 0n } }
  const { step, stepMs, from } = rangeOf({ lengthMs, now }, first.at)
  const { before, within } = await intactStates(deps, bookId, { from, to: now, stepMs })
  const states = [before ?? { ...first, since: from }, ...within]
  const present = head ?? { held: nothingHeld, flow: 0n }
  const past = courseTimes(step, from, now).slice(0, -1)
  const needed = neededMarks([...states, { ...present, since: now }], { from, now, length: stepMs, market })
  const hours = needed.map(({ symbol, ...range }) =>
    candles.hoursToCompute(symbol, step.interval, { ...range, limit: Math.min(range.limit, listMax) }),
  )
  const hoursToCompute = hours.reduce((sum, each) => sum + each, 0)
  return { step, past, now, states, present, digest: head?.digest, needed, hoursToCompute }
}

/** The states of a stretch. If one was changed in the database, all are rebuilt from the journal first. */
async function intactStates(
  { sql, followed }: CourseDeps,
  bookId: number,
  stretch: { from: number; to: number; stepMs: number },
): Promise<ReadStates> {
  const read = await readStates(sql, bookId, stretch)
  if (!('altered' in read)) return read
  const { sequence, held, ...place } = read.altered
  const { head } = await followed.follow(bookId, stretch.to)
  const holds = head === undefined ? '' : heldText(head.held)
  await followed.rebuild(bookId, stretch.to, { states: sequence, sequence: head?.sequence ?? 0, made: held, holds })
  const again = await readStates(sql, bookId, stretch)
  if ('altered' in again) throw new Error(`a state of book ${bookId} is not as it was stored: ${JSON.stringify(place)}`)
  return again
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

/** Returns what the book was worth at each past moment of the plan. */
export async function valuePast({ candles }: CourseDeps, plan: CoursePlan): Promise<WorthPoint[]> {
  const length = lengthOf(plan.step.interval)
  const marks = new Map<string, ReturnType<typeof closesOf>>()
  for (const needed of plan.needed)
    marks.set(needed.symbol, closesOf(await listAll(candles, plan.step, needed), length))
  const pause = createShortTurns()
  const points: WorthPoint[] = []
  for (const point of pastWorth(plan.states, plan.past, marks)) {
    if (point !== undefined) points.push(point)
    await pause()
  }
  return points
}

async function listAll(
  candles: CourseDeps['candles'],
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
