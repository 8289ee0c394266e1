import { noNumber } from '@touchstone/app/format/number-text'
import { readTime } from '../format/read-time.ts'
import { atMsOf } from '../time/wire-day.ts'

type TimeProps = {
  /** A time of the server, as text of the wire or in epoch milliseconds. */
  at: string | number | null | undefined
  seconds?: boolean
}

/** A time in the zone of this computer; the exact one on hover. */
export function Time({ at, seconds = false }: TimeProps) {
  const atMs = typeof at === 'string' ? atMsOf(at) : (at ?? undefined)
  if (atMs === undefined || atMs === 0) return <span className="quiet">{noNumber}</span>
  return (
    <time className="num" dateTime={new Date(atMs).toISOString()} title={new Date(atMs).toISOString()}>
      {readTime(atMs, { seconds })}
    </time>
  )
}
