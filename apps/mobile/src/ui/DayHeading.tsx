import { dayText } from '@touchstone/app/time/moments'
import { parseWireTime } from '@touchstone/wire/wire-time'

/** Over the first record of a day in a list: the day's name. `time` is the server's, `nowMs` decides what today is. */
export function DayHeading({ time, nowMs }: { time: string; nowMs: number }) {
  const atMs = parseWireTime(time)
  return (
    <h2 className="sticky top-(--below-bar) z-10 bg-bg px-1 pt-3 pb-1.5 text-xs font-semibold text-fg-2">
      {atMs !== undefined && dayText(atMs, nowMs)}
    </h2>
  )
}
