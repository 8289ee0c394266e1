import { readDay } from '../format/read-time.ts'
import { atMsOf } from '../time/wire-day.ts'
import { Time } from '../ui/Time.tsx'

/** When money arrived: on a chain the time, at a bank the day, which is all that a statement says. */
export function ArrivedTime({ kind, at }: { kind: 'bank' | 'chain'; at: string }) {
  const atMs = atMsOf(at)
  if (kind === 'chain' || atMs === undefined) return <Time at={at} />
  const day = new Date(atMs).toISOString().slice(0, 10)
  return (
    <time className="num" dateTime={day}>
      {readDay(new Date(`${day}T00:00:00`).getTime())}
    </time>
  )
}
