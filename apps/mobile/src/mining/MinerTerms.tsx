import { idleDaysMax } from '@touchstone/domain/mining/after-day'
import { useTranslation } from 'react-i18next'
import { quantityText } from '@touchstone/app/format/print-money'
import type { Miner } from '@touchstone/app/mining/mining.queries'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { WholeAmount } from '../ui/WholeAmount.tsx'

/** What is copied onto an order. */
export function MinerTerms({ miner }: { miner: Miner }) {
  const { t } = useTranslation()
  const { price, currency, coin, cycleDays, hostingFee, tariff, outputMax, left, units, unitsMax } = miner
  const { levelLimit, identityLevel } = miner
  return (
    <Card padded className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('investments.terms')}</h2>
      <Facts
        items={[
          { label: t('mining.price'), value: <WholeAmount value={price} currency={currency} /> },
          { label: t('investments.term'), value: t('investments.days', { count: cycleDays }) },
          { label: t('mining.inStock'), value: `${quantityText(String(left))} / ${quantityText(String(units))}` },
          { label: t('miningRecords.hostingFee'), value: <WholeAmount value={hostingFee} currency={currency} /> },
          { label: t('miningRecords.tariff'), value: `${quantityText(tariff)} ${currency}` },
          { label: t('miningRecords.outputMax'), value: `${quantityText(outputMax)} ${coin}` },
          {
            label: t('mining.mostMachines'),
            value: unitsMax === 0 ? t('investments.anyNumber') : quantityText(String(unitsMax)),
          },
          ...(levelLimit === 0 ? [] : [{ label: t('investments.vip'), value: String(levelLimit) }]),
          ...(identityLevel === 0 ? [] : [{ label: t('investments.identity'), value: String(identityLevel) }]),
        ]}
      />
      <p className="text-sm text-fg-2">{t('mining.idleRule', { most: idleDaysMax })}</p>
    </Card>
  )
}
