import { useTranslation } from 'react-i18next'
import { type Cover, coverOf, upTo } from '@touchstone/app/investments/cover'
import { Amount } from '../ui/Amount.tsx'
import { Facts } from '../ui/Facts.tsx'

type EscrowBarProps = Cover & {
  currency: string
  places?: number
  /** Of what is put in and comes back, only gains are owed: the rest never leaves the person's own book. */
  ofGains?: boolean
}

/** What could be owed now and by the whole sale, of what is there. Marks are at both. */
export function EscrowBar({ escrow, owed, mostOwed, currency, places = 0, ofGains = false }: EscrowBarProps) {
  const { t } = useTranslation()
  const { owedPart, escrowPart, mostPart } = coverOf({ escrow, owed, mostOwed })
  return (
    <div className="flex flex-col gap-2.5">
      <div aria-hidden className="relative h-2.5 rounded-full bg-surface-2">
        <span className="absolute inset-y-0 left-0 rounded-full bg-accent/35" style={{ width: `${escrowPart}%` }} />
        <span className="absolute inset-y-0 left-0 rounded-full bg-accent-fill" style={{ width: `${owedPart}%` }} />
        <span className="absolute -inset-y-1 w-0.5 -translate-x-full bg-fg" style={{ left: `${mostPart}%` }} />
      </div>
      <Facts
        items={[
          {
            label: t(ofGains ? 'investments.gainsOwed' : 'investments.owed'),
            value: <Amount value={upTo(owed, places)} places={places} currency={currency} />,
          },
          {
            label: t(ofGains ? 'investments.gainsMostOwed' : 'investments.mostOwed'),
            value: <Amount value={upTo(mostOwed, places)} places={places} currency={currency} />,
          },
          { label: t('investments.escrow'), value: <Amount value={escrow} places={places} currency={currency} /> },
        ]}
      />
    </div>
  )
}
