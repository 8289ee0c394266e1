import { CallFailed, CallRefused } from '@touchstone/client/call-failed'
import { ChartLine } from 'lucide-react'
import { useState } from 'react'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Failure } from '../ui/Failure.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { Success } from '../ui/Success.tsx'
import { Exhibit } from './Exhibit.tsx'

export function StatesGallery() {
  const [isDone, setDone] = useState(false)
  return (
    <>
      <Exhibit title="Loading">
        <SkeletonRows count={2} />
      </Exhibit>
      <Exhibit title="Empty">
        <Empty
          icon={<ChartLine />}
          title="No open positions"
          text="Positions that you open show here, with their profit as it moves."
          action={<Button size="md">Open a position</Button>}
        />
      </Exhibit>
      <Exhibit title="Success">
        {isDone ? (
          <Success title="Exchanged" details="Reference 4-17">
            <Amount value="0.0280392" currency="BTC" sign trim className="text-3xl font-semibold" />
          </Success>
        ) : (
          <Button kind="soft" size="md" onClick={() => setDone(true)}>
            Do it
          </Button>
        )}
      </Exhibit>
      <Exhibit title="Failure">
        <Failure error={new CallFailed('no answer')} onRetry={() => undefined} />
        <Failure
          error={new CallRefused(4009, 'Too many requests. Wait a minute and try again.', 'too_many_requests', {})}
          onRetry={() => undefined}
        />
        <RefreshFailed onRetry={() => undefined} />
      </Exhibit>
    </>
  )
}
