import type { ConsoleBond } from '@touchstone/wire/console/console-bonds'
import { Button } from 'antd'
import type { Act } from '../ui/act.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import { Amount } from '../ui/Amount.tsx'
import { Facts } from '../ui/Facts.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { bondLine, bondLooks, countText } from './bond-words.ts'
import { SoldBar } from './SoldBar.tsx'

type BondCardProps = { bond: ConsoleBond; acts: readonly Act[]; onHistory: () => void }

/** A bond: what was sold of it, what its issuer owes, and what can be proposed. */
export function BondCard({ bond, acts, onHistory }: BondCardProps) {
  const { product, state, sold, orders, proceeds, escrow, dueNow, lateSinceDay, missingNow, nextDue } = bond
  // The currency stands in the heading.
  const money = (value: string) => <Amount value={value} places={2} />
  return (
    <section className="card padded offering" aria-label={product}>
      <div className="offering-head">
        <div>
          <h2 className="offering-name">{product}</h2>
          <span className="quiet">{bondLine(bond)}</span>
        </div>
        <StatusChip {...bondLooks[state]} />
      </div>
      <SoldBar bond={bond} />
      <div className="offering-facts">
        <Facts
          facts={[
            ['Sold', money(sold)],
            [
              'Orders',
              <span key="orders" className="num">
                {countText(orders)}
              </span>,
            ],
            ['Raised, not paid out', money(proceeds)],
            ['Came in, not shared', money(escrow)],
          ]}
        />
        <Facts
          facts={[
            ['Due now', money(dueNow)],
            lateSinceDay === null ? undefined : ['Late since', <Day key="late" day={lateSinceDay} />],
            ['Of it missing', money(missingNow)],
            ...datesOf(bond),
            nextDue === null ? undefined : ['Due next', <Day key="next" day={nextDue.day} />],
            nextDue === null ? undefined : ['Owed then', money(nextDue.amount)],
          ]}
        />
      </div>
      <div className="offering-foot">
        {/* What was answered is of the state before: it goes with it. */}
        <ActButtons key={`${state} ${proceeds} ${escrow}`} acts={acts} />
        <Button type="link" onClick={onHistory}>
          Schedule and payments
        </Button>
      </div>
    </section>
  )
}

const Day = ({ day }: { day: string }) => <span className="num">{day}</span>

/** Before it goes ahead: until when it can be subscribed and given back. */
function datesOf({ state, subscribedUntilMs, closesAtMs }: ConsoleBond) {
  if (state !== 'open' && state !== 'sold_out' && state !== 'thinking') return []
  return [
    ['Subscribed until', <Time key="until" at={subscribedUntilMs} />],
    ['Comes about', <Time key="closes" at={closesAtMs} />],
  ] as const
}
