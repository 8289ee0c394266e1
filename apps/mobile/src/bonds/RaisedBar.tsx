import { useTranslation } from 'react-i18next'
import { raisedOf } from '@touchstone/app/bonds/bond-figures'
import type { Bond } from '@touchstone/app/bonds/bonds.queries'
import { moneyText } from '@touchstone/app/format/print-money'
import { Amount } from '../ui/Amount.tsx'

/** What was raised of the whole, with a mark at the least that is needed. */
export function RaisedBar({ bond }: { bond: Bond }) {
  const { t } = useTranslation()
  const { raised, offered, least, raisedPart, leastPart } = raisedOf(bond)
  return (
    <span className="flex flex-col gap-2">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-sm">
        <span className="text-fg-2">{t('bonds.raised')}</span>
        <span>
          <Amount value={raised} places={0} className="font-semibold" />{' '}
          <span className="num text-fg-2">
            {t('bonds.raisedOf', { amount: moneyText(offered, { places: 0 }), currency: bond.currency })}
          </span>
        </span>
      </span>
      <span aria-hidden className="relative block h-2.5 rounded-full bg-surface-2">
        <span className="absolute inset-y-0 left-0 rounded-full bg-accent-fill" style={{ width: `${raisedPart}%` }} />
        <span className="absolute -inset-y-1 w-0.5 -translate-x-full bg-fg" style={{ left: `${leastPart}%` }} />
      </span>
      <span className="num text-right text-xs text-fg-2">
        {t('bonds.minimum', { amount: moneyText(least, { places: 0 }) })}
      </span>
    </span>
  )
}
