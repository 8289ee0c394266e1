import type { ConsoleIeo } from '@touchstone/wire/console/console-ieos'
import { Button } from 'antd'
import { readAge } from '../format/read-time.ts'
import type { Act } from '../ui/act.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import { Amount } from '../ui/Amount.tsx'
import { Facts } from '../ui/Facts.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { clockOf, countText, ieoLine, ieoLooks, lotsPaidBack, priceOfLots } from './ieo-words.ts'
import { AppliedBar, EscrowBar, PaidBackBar } from './IeoBars.tsx'
import { PhaseTrack } from './PhaseTrack.tsx'

type IeoCardProps = { ieo: ConsoleIeo; nowAtMs: number; acts: readonly Act[]; onOpen: () => void }

/** A sale: where it is, what is applied for, and what it has of its issuer and for it. */
export function IeoCard({ ieo, nowAtMs, acts, onOpen }: IeoCardProps) {
  const { product, state } = ieo
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
      {state === 'called_off' ? <PaidBackBar ieo={ieo} /> : <EscrowBar ieo={ieo} />}
      {state !== 'announced' && <AppliedBar ieo={ieo} />}
      {state === 'called_off' ? <CalledOffFacts ieo={ieo} /> : <SaleFacts ieo={ieo} nowAtMs={nowAtMs} />}
      <div className="offering-foot">
        {/* What was answered is of the state before: it goes with it. */}
        <ActButtons key={ieo.escrow} acts={acts} />
        <Button onClick={onOpen}>Terms, movements and acts</Button>
      </div>
    </section>
  )
}

function SaleFacts({ ieo, nowAtMs }: Pick<IeoCardProps, 'ieo' | 'nowAtMs'>) {
  const { state, token, currency, orders, lotsGiven, escrow, missing, proceeds } = ieo
  return (
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
  )
}

/** What has gone back to those who paid, and what has still to go back to them and to the issuer. */
function CalledOffFacts({ ieo }: Pick<IeoCardProps, 'ieo'>) {
  const { token, currency, orders, escrow, proceeds, calledOff } = ieo
  return (
    <div className="offering-facts">
      <Facts
        facts={[
          [`Paid back, ${currency}`, <Amount key="back" value={priceOfLots(ieo, lotsPaidBack(ieo))} places={2} />],
          [`To be paid back, ${currency}`, <Amount key="proceeds" value={proceeds} places={2} />],
          [`To go back to the issuer, ${token}`, <Amount key="escrow" value={escrow} />],
        ]}
      />
      <Facts
        facts={[
          ['Applications', <Count key="orders" of={orders} />],
          calledOff === null ? undefined : ['Called off', <Time key="off" at={calledOff.atMs} />],
        ]}
      />
    </div>
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
      <span className="quiet">{left > 0 ? `, in ${readAge(left)}` : overWord(ieo)}</span>
    </span>,
  ] as const
}

/** Nobody can list a token any more whose last day is over. */
const overWord = ({ state }: ConsoleIeo): string => (state === 'given' ? ', over' : ', due now')
