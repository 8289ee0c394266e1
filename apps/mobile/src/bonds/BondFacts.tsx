import { useTranslation } from 'react-i18next'
import { amountOfUnits, dayName, planOf, startOfTerm, sumOf } from '@touchstone/app/bonds/bond-figures'
import type { Bond } from '@touchstone/app/bonds/bonds.queries'
import { bondDayText } from '@touchstone/app/bonds/words'
import { moneyText } from '@touchstone/app/format/print-money'
import { dayMs } from '@touchstone/domain/time'
import { FactLine } from '../investments/FactLine.tsx'
import { Amount } from '../ui/Amount.tsx'

/** What can be lost comes before what would be paid, and is never smaller. `units`: 0 while none are chosen. */
export function BondFacts({ bond, units }: { bond: Bond; units: number }) {
  const { t } = useTranslation()
  const { currency, termDays } = bond
  const start = startOfTerm(bond)
  const { interest } = sumOf(planOf(bond, start ?? 0), units)
  const amount = moneyText(amountOfUnits(bond, units), { places: 0 })
  return (
    <dl className="flex flex-col gap-3 rounded-lg bg-surface p-4 text-sm shadow-raised">
      <FactLine label={t('investments.canLose')}>
        {units === 0 ? t('bonds.canLoseAll') : t('bonds.canLoseAmount', { amount, currency })}
      </FactLine>
      <FactLine label={t('bonds.everyArrives')}>
        {units === 0 ? '—' : <Amount value={interest} sign toCent currency={currency} />}{' '}
        <span className="block text-xs font-normal text-fg-2">{t('bonds.interest')}</span>
      </FactLine>
      {start !== undefined && (
        <FactLine label={t('bonds.lastDue')}>{bondDayText(dayName(start + termDays * dayMs))}</FactLine>
      )}
    </dl>
  )
}
