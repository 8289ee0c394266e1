import {
  withProfits,
  type CoursePoint,
  type CourseStep,
  stepEnd,
  worthPoint,
} from '@touchstone/domain/equity/equity-course'
import { ok, type Result } from '@touchstone/domain/result'
import type { Refused } from '../../api/handler.ts'
import { type CourseRequest, type CourseDeps, type CoursePlan, valuePast, planCourse, rangeOf } from './course.ts'
import { type Market, marksIn, oneView } from './currency-marks.ts'
import { createFollowEquity, type FollowDeps } from './follow-equity.ts'
import { createKeptCourses, type PastCourse } from './kept-courses.ts'
import { readStored, type Stored } from './read-states.store.ts'

/** Runs work that counts as so many calls; refused where that is too much. */
export type Priced = <Value>(weight: number, run: () => Promise<Value>) => Promise<Result<Value, Refused>>

export type Course = { step: CourseStep; points: CoursePoint[] }

/** Our choice: each of these takes the processor about as long as one ordinary call. */
const [rowsAWeight, bytesAWeight, hoursAWeight] = [50, 100_000, 10]

/** What it weighs to read what a course is made of. */
export const weightOf = ({ rows, bytes }: Pick<Stored, 'rows' | 'bytes'>): number =>
  Math.floor(rows / rowsAWeight + bytes / bytesAWeight)

/** The courses of books. Each part of the work is priced before it begins, and what is past is kept for its minute. */
export function createCourses(deps: Omit<CourseDeps, 'followed'> & FollowDeps) {
  const { sql, market } = deps
  const course: CourseDeps = { ...deps, followed: createFollowEquity(deps) }
  const kept = createKeptCourses()

  async function make(request: CourseRequest, stored: Stored, priced: Priced): Promise<Result<PastCourse, Refused>> {
    const planned = await priced(weightOf(stored), () => planCourse(course, request))
    if (!planned.ok) return planned
    const plan = planned.value
    const made = await priced(Math.floor(plan.hoursToCompute / hoursAWeight), () => valuePast(course, plan))
    if (!made.ok) return made
    const past = { step: plan.step, now: plan.now, points: made.value, present: plan.present }
    if (isWhole(plan)) kept.keep(request, plan.digest, past)
    return ok(past)
  }

  return {
    async of(request: CourseRequest, priced: Priced): Promise<Result<Course, Refused>> {
      const stored = await readStored(sql, request.bookId, (firstAt) => rangeOf(request, firstAt))
      const known = stored.rows === 0 ? kept.find(request, stored.head?.digest) : undefined
      const past = known === undefined ? await make(request, stored, priced) : ok(known)
      return past.ok ? ok(upToNow(past.value, Math.max(request.now, past.value.now), market)) : past
    },
  }
}

/** Whether the past of a course stays the same for the rest of its minute: no moment of it is now. */
const isWhole = ({ step, past, now }: CoursePlan): boolean => past.length > 0 && stepEnd(step, now - 1) !== now

/** The present is at the marks in force. */
function upToNow({ step, points, present }: PastCourse, now: number, market: Market): Course {
  const last = worthPoint(present, now, marksIn(oneView(market)))
  return { step, points: withProfits([...points, last]) }
}
