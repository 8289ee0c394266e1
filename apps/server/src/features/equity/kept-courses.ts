import type { CourseState, CourseStep, WorthPoint } from '@touchstone/domain/equity/equity-course'
import { minuteMs } from '@touchstone/domain/time'
import type { CourseRequest } from './course.ts'

/** A course but for its last point, and what the book held when it was made. */
export type PastCourse = {
  step: CourseStep
  /** When it was made. */
  now: number
  points: readonly WorthPoint[]
  present: Pick<CourseState, 'held' | 'flow'>
}

/** Our choice: some ten megabytes. */
const keptMax = 64

const minuteOf = (at: number): number => Math.floor(at / minuteMs)

/** Keeps the past points of courses until their minute ends: until then none is added. */
export function createKeptCourses() {
  const kept = new Map<string, { past: PastCourse; digest: string | undefined }>()
  const keyOf = ({ bookId, lengthMs }: CourseRequest): string => `${bookId} ${lengthMs}`

  return {
    /** Returns one that was made in the same minute from the same states. */
    find(request: CourseRequest, digest: string | undefined): PastCourse | undefined {
      const found = kept.get(keyOf(request))
      const isCurrent =
        found !== undefined && found.digest === digest && minuteOf(found.past.now) === minuteOf(request.now)
      return isCurrent ? found.past : undefined
    },
    keep(request: CourseRequest, digest: string | undefined, past: PastCourse): void {
      kept.delete(keyOf(request))
      kept.set(keyOf(request), { past, digest })
      for (const [name, each] of kept)
        if (kept.size > keptMax || minuteOf(each.past.now) < minuteOf(past.now)) kept.delete(name)
    },
  }
}
