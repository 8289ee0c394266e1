import { noNumber } from '@touchstone/app/format/number-text'
import { atMsOf } from '../time/wire-day.ts'
import { printTime } from '@touchstone/app/time/times'

/** A time of the server, as text of the wire or in epoch milliseconds, in the zone of this computer. */
export function Time({ at }: { at: string | number | null | undefined }) {
  const atMs = typeof at === 'string' ? atMsOf(at) : (at ?? undefined)
  if (atMs === undefined || atMs === 0) return <span className="quiet">{noNumber}</span>
  return (
    <time className="num" dateTime={new Date(atMs).toISOString()} title={new Date(atMs).toISOString()}>
      {printTime(atMs)}
    </time>
  )
}
