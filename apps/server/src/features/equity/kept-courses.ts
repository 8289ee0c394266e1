import type { CourseState, CourseStep, WorthPoint } from '@touchstone/domain/equity/equity-course'
import { minuteMs } from '@touchstone/domain/time'
import type { CourseAsk } from './course.ts'

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

/** Keeps what is past of courses until a minute ends: until then no point comes to it. */
export function createKeptCourses() {
  const kept = new Map<string, { past: PastCourse; digest: string | undefined }>()
  const nameOf = ({ bookId, lengthMs }: CourseAsk): string => `${bookId} ${lengthMs}`

  return {
    /** One that was made in this minute, by the same states. */
    find(ask: CourseAsk, digest: string | undefined): PastCourse | undefined {
      const found = kept.get(nameOf(ask))
      const isOf = found !== undefined && found.digest === digest && minuteOf(found.past.now) === minuteOf(ask.now)
      return isOf ? found.past : undefined
    },
    keep(ask: CourseAsk, digest: string | undefined, past: PastCourse): void {
      kept.delete(nameOf(ask))
      kept.set(nameOf(ask), { past, digest })
      for (const [name, each] of kept)
        if (kept.size > keptMax || minuteOf(each.past.now) < minuteOf(past.now)) kept.delete(name)
    },
  }
}
