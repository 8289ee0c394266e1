import { useTranslation } from 'react-i18next'
import type { BondOrder } from '@touchstone/app/bonds/bonds.queries'
import { bondDayText } from '@touchstone/app/bonds/words'
import { percentText } from '@touchstone/app/format/number-text'
import { serverExact } from '@touchstone/app/time/moments'
import { UnitReceipts } from '../investments/UnitReceipts.tsx'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { Row } from '../ui/Row.tsx'
import { useIssuer } from './use-issuer.ts'

/** What was agreed with whom, and the proof of it. */
export function BondOrderTerms({ order }: { order: BondOrder }) {
  const { t } = useTranslation()
  const { name } = useIssuer()(order.issuer)
  const { id, productId, unit, units, currency, dailyRate, termDays, repayment, riskClass } = order
  const { startDay, endDay } = order
  const days: Fact[] = [
    ...(startDay === null ? [] : [{ label: t('bondRecords.runsFrom'), value: bondDayText(startDay) }]),
    ...(endDay === null ? [] : [{ label: t('bonds.lastDue'), value: bondDayText(endDay) }]),
  ]
  return (
    <Card className="flex flex-col">
      <div className="flex flex-col gap-3 p-4">
        <h2 className="text-base font-semibold">{t('investments.terms')}</h2>
        <Facts
          items={[
            { label: t('bonds.issuer'), value: name },
            { label: t('bonds.riskClass', { letter: riskClass }), value: t(`bonds.risk.${riskClass}`) },
            { label: t('bonds.unit'), value: <Amount value={unit} currency={currency} toCent /> },
            { label: t('bonds.unitsAll'), value: String(units) },
            { label: t('investments.dailyRate'), value: percentText(dailyRate, 4) },
            { label: t('investments.term'), value: t('investments.days', { count: termDays }) },
            { label: t('bonds.repayment'), value: t(`bonds.repayment_${repayment}`) },
            ...days,
            { label: t('words.time'), value: serverExact(order.requestedTime) },
          ]}
        />
        {order.endedTime === null && <p className="text-sm text-fg-2">{t('bonds.lendTo', { issuer: name })}</p>}
        <p className="text-xs text-fg-3">{t('investments.termsKept')}</p>
      </div>
      <div className="divide-y divide-border border-t border-border">
        <Row title={t('bonds.seeBond')} to={pathTo('bond', { id: productId })} />
        <UnitReceipts order={order} granted={t('bonds.reservedReceipt')} />
        <Row title={t('ledger.title')} to={pathTo('ledger', { subject: id })} />
      </div>
    </Card>
  )
}
