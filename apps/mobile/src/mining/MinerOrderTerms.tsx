import { useTranslation } from 'react-i18next'
import { utcDayText } from '@touchstone/app/investments/words'
import type { MinerOrder } from '@touchstone/app/mining/mining.queries'
import { serverExact } from '@touchstone/app/time/moments'
import { UnitReceipts } from '../investments/UnitReceipts.tsx'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { Row } from '../ui/Row.tsx'
import { useMachineTerms } from './use-machine-terms.tsx'

/** What was agreed, and the proof of it. */
export function MinerOrderTerms({ order }: { order: MinerOrder }) {
  const { t } = useTranslation()
  const termsOf = useMachineTerms()
  const { id, productId, units, startDay, endDay } = order
  const days: Fact[] = [
    ...(startDay === null ? [] : [{ label: t('miningRecords.starts'), value: utcDayText(startDay) }]),
    ...(endDay === null ? [] : [{ label: t('mining.lastDay'), value: utcDayText(endDay) }]),
  ]
  return (
    <Card className="flex flex-col">
      <div className="flex flex-col gap-3 p-4">
        <h2 className="text-base font-semibold">{t('investments.terms')}</h2>
        <Facts
          items={[
            { label: t('mining.machines'), value: String(units) },
            ...termsOf(order),
            ...days,
            { label: t('words.time'), value: serverExact(order.requestedTime) },
          ]}
        />
        <p className="text-sm text-fg-2">{t('mining.byHouseText')}</p>
        <p className="text-xs text-fg-3">{t('investments.termsKept')}</p>
      </div>
      <div className="divide-y divide-border border-t border-border">
        <Row title={t('mining.seeMiner')} to={pathTo('miner', { id: productId })} />
        <UnitReceipts order={order} granted={t('investments.purchaseReceipt')} />
        <Row title={t('ledger.title')} to={pathTo('ledger', { subject: id })} />
      </div>
    </Card>
  )
}
