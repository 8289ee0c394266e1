import { useTranslation } from 'react-i18next'
import type { Bond } from '@touchstone/app/bonds/bonds.queries'
import { percentText } from '@touchstone/app/format/number-text'
import { quantityText } from '@touchstone/app/format/print-money'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'

/** What is agreed on, and beside it who may lend how much. */
export function BondTerms({ bond }: { bond: Bond }) {
  const { t } = useTranslation()
  const { unit, units, unitsMin, unitsMax, dailyRate, termDays, repayment, currency, levelLimit, identityLevel } = bond
  return (
    <Card padded className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('investments.terms')}</h2>
      <Facts
        items={[
          { label: t('bonds.unit'), value: <Amount value={unit} currency={currency} toCent /> },
          { label: t('bonds.unitsAll'), value: quantityText(String(units)) },
          { label: t('bonds.comesAbout'), value: quantityText(String(unitsMin)) },
          {
            label: t('bonds.mostUnits'),
            value: unitsMax === 0 ? t('investments.anyNumber') : quantityText(String(unitsMax)),
          },
          { label: t('investments.dailyRate'), value: percentText(dailyRate, 4) },
          { label: t('investments.term'), value: t('investments.days', { count: termDays }) },
          { label: t('bonds.repayment'), value: t(`bonds.repayment_${repayment}`) },
          ...(levelLimit === 0 ? [] : [{ label: t('investments.vip'), value: String(levelLimit) }]),
          ...(identityLevel === 0 ? [] : [{ label: t('investments.identity'), value: String(identityLevel) }]),
        ]}
      />
    </Card>
  )
}
