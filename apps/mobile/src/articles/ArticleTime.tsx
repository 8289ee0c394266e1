import { parseWireTime } from '@touchstone/wire/wire-time'
import { clsx } from 'clsx'
import { printServerTime } from '@touchstone/app/time/times'

/** The day on which something was published; `exact` with the time of day. */
export function ArticleTime({ time, exact = false, className }: { time: string; exact?: boolean; className?: string }) {
  const atMs = parseWireTime(time)
  return (
    <time
      dateTime={atMs === undefined ? undefined : new Date(atMs).toISOString()}
      className={clsx('num text-xs text-fg-3', className)}
    >
      {exact ? printServerTime(time).slice(0, -3) : printServerTime(time, 'YYYY-MM-DD')}
    </time>
  )
}
