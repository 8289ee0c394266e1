import type { ConsoleIeo } from '@touchstone/wire/console/console-ieos'
import { Button } from 'antd'
import { readAge } from '../format/read-time.ts'
import { Amount } from '../ui/Amount.tsx'
import { Facts } from '../ui/Facts.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { clockOf, countText, ieoLine, ieoLooks } from './ieo-words.ts'
import { AppliedBar, EscrowBar } from './IeoBars.tsx'
import { PhaseTrack } from './PhaseTrack.tsx'

type IeoCardProps = { ieo: ConsoleIeo; nowAtMs: number; onOpen: () => void }

/** A sale: where it is, what is applied for, and what it has of its issuer and for it. */
export function IeoCard({ ieo, nowAtMs, onOpen }: IeoCardProps) {
  const { product, state, token, currency, orders, lotsGiven, escrow, missing, proceeds } = ieo
  return (
    <section className="card padded offering" aria-label={product}>
      <div className="offering-head">
        <div>
          <h2 className="offering-name">{product}</h2>
          <span className="quiet">{ieoLine(ieo)}</span>
        </div>
        <StatusChip {...ieoLooks[state]} />
      </div>
      <PhaseTrack ieo={ieo} />
      <EscrowBar ieo={ieo} />
      {state !== 'announced' && <AppliedBar ieo={ieo} />}
      <div className="offering-facts">
        <Facts
          facts={[
            [`In escrow, ${token}`, <Amount key="escrow" value={escrow} />],
            state === 'announced' ? [`Missing, ${token}`, <Amount key="missing" value={missing} />] : undefined,
            [`Raised, not paid out, ${currency}`, <Amount key="proceeds" value={proceeds} places={2} />],
          ]}
        />
        <Facts
          facts={[
            ['Applications', <Count key="orders" of={orders} />],
            ['Lots given out', <Count key="given" of={lotsGiven} />],
            clockFact(ieo, nowAtMs),
          ]}
        />
      </div>
      <div className="offering-foot">
        <Button onClick={onOpen}>Terms, movements and acts</Button>
      </div>
    </section>
  )
}

const Count = ({ of }: { of: number }) => <span className="num">{countText(of)}</span>

function clockFact(ieo: ConsoleIeo, nowAtMs: number) {
  const clock = clockOf(ieo)
  if (clock === undefined) return undefined
  const left = clock.at - nowAtMs
  return [
    clock.label,
    <span key="clock">
      <Time at={clock.at} />
      <span className="quiet">{left > 0 ? `, in ${readAge(left)}` : ', due now'}</span>
    </span>,
  ] as const
}
