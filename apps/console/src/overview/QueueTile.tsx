import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type { CaseQueue } from '@touchstone/wire/console/console-overview'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { readSince } from '../format/read-time.ts'
import { Tile } from '../ui/Tile.tsx'
import { queueWords } from './case-words.ts'

type Waiting = NonNullable<z.output<ConsoleApi['overview']['reply']>['queues'][CaseQueue]>

/** How much waits in a queue, and how long; leads to it. */
export function QueueTile({ queue, waiting, nowAtMs }: { queue: CaseQueue; waiting: Waiting; nowAtMs: number }) {
  const { title } = queueWords[queue]
  return (
    <Link to={`/${queue}`} className="tile-link" aria-label={`${title}: ${waiting.count} waiting`}>
      <Tile label={title} note={ageNote(waiting, nowAtMs)}>
        {waiting.count}
      </Tile>
    </Link>
  )
}

/** How long the oldest has waited, and how many are late. */
function ageNote({ oldestTime, overHour, overDay }: Waiting, nowAtMs: number) {
  if (oldestTime === null) return 'Nothing waiting'
  const age = `Oldest ${readSince(oldestTime, nowAtMs)}`
  if (overDay > 0)
    return (
      <>
        {age} · <span className="fault">{overDay} over a day</span>
      </>
    )
  return overHour > 0 ? `${age} · ${overHour} over an hour` : age
}
