import type { ReactNode } from 'react'
import { type Status, StatusChip } from './StatusChip.tsx'
import { Time } from './Time.tsx'

type Step = { status: Status; time: string; by: ReactNode }

/** What has happened, from the beginning. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ status, time, by }, index) => (
        // A record may come to the same stage twice in the same second.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${time} ${status} ${index}`}>
          <StatusChip status={status} />
          <span>{by}</span>
          <Time at={time} />
        </li>
      ))}
    </ol>
  )
}
