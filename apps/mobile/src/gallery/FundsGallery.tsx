import { useState } from 'react'
import { Card } from '../ui/Card.tsx'
import { CopyTarget } from '../ui/CopyTarget.tsx'
import { FundsStatus } from '../funds/FundsStatus.tsx'
import { PinPad } from '../ui/PinPad.tsx'
import { SandboxTag } from '../ui/SandboxTag.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { Exhibit } from './Exhibit.tsx'

const states = ['submitted', 'crediting', 'delivered', 'paid', 'rejected', 'cancelled', 'failed', 'undone'] as const

export function FundsGallery() {
  const [pin, setPin] = useState('135')
  return (
    <>
      <Exhibit title="Funds: status, address, timeline">
        <div className="flex flex-wrap gap-2">
          {states.map((state) => (
            <FundsStatus key={state} state={state} />
          ))}
          <SandboxTag />
        </div>
        <CopyTarget target="0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" />
        <Card padded>
          <Timeline
            label="Progress"
            steps={[
              { key: 'a', title: 'Request received', time: '2026-01-31 18:00:00' },
              { key: 'b', title: 'Being checked', time: '2026-01-31 18:04:00', tone: 'now' },
              { key: 'c', title: 'Paid out', tone: 'ahead' },
              { key: 'd', title: 'Rejected', time: '2026-01-31 18:09:00', text: 'The names differ.', tone: 'bad' },
            ]}
          />
        </Card>
      </Exhibit>
      <Exhibit title="Six digits">
        <PinPad label="Withdrawal password" value={pin} onChange={setPin} error="Wrong. Tries left: 4." />
      </Exhibit>
    </>
  )
}
