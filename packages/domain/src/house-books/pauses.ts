import type { PartKind } from '../books/record-kind.ts'
import { dayAfter, minuteMs } from '../time.ts'

/**
 * Whole UTC days on which a product brings nothing: begun by a `product_paused` row, ended by the next `product_resumed` (`until`
 * is null before that). Pauses that adjoin are shown as one freeze. Both ends come after the row that says them, so nobody
 * chooses a day by its result. Epoch milliseconds.
 */
export type Pause = { row: number; from: number; until: number | null; reason: string }

/** All pauses of a pool, oldest first: a day that is counted late is judged by them too. */
export type Pauses = { list: readonly Pause[] }

export const pausesPart: PartKind<'pauses', Pauses> = {
  name: 'pauses',
  empty: { list: [] },
  atRisk: 'nothing',
  isSparse: false,
  decimals: {},
}

/** Whether a UTC day is one of a pause. Epoch milliseconds of its beginning. */
export const isPausedOn = ({ from, until }: Pick<Pause, 'from' | 'until'>, day: number): boolean =>
  from <= day && (until === null || day < until)

/** The pause that a UTC day is one of. */
export const pauseOn = ({ list }: Pauses, day: number): Pause | undefined => list.find((each) => isPausedOn(each, day))

/** The pause that nobody has ended, whether its first day has begun or is ahead: until then nothing is sold. */
export const openPause = ({ list }: Pauses): Pause | undefined => list.find(({ until }) => until === null)

/**
 * The first UTC day that begins more than a minute after a moment: whoever decides on a day that has begun can read by then what
 * was said of it. Epoch milliseconds. The minute is our choice.
 */
export const pausesFrom = (at: number): number => dayAfter(at + minuteMs)

/** From when to when a product brings nothing, as one stretch of days, however many pauses it is made of. */
export type Freeze = Pick<Pause, 'from' | 'until' | 'reason'>

/** The freeze that a UTC day is one of, or that is ahead. */
export function freezeFrom(pauses: Pauses, day: number): Freeze | undefined {
  const first = pauseOn(pauses, day) ?? openPause(pauses)
  if (first === undefined) return undefined
  let { until, reason } = first
  for (const next of pauses.list)
    if (next.from === until && next.until !== until) {
      until = next.until
      reason = next.reason
    }
  return { from: first.from, until, reason }
}
