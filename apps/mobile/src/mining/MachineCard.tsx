import { useTranslation } from 'react-i18next'
import type { Miner } from '@touchstone/app/mining/mining.queries'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'

/** As its manufacturer states it. What is computed with stands among the terms. */
export function MachineCard({ miner }: { miner: Miner }) {
  const { t } = useTranslation()
  const { manufacturer, model, size, weight, temperature, humidity, network } = miner
  return (
    <Card padded className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('mining.machine')}</h2>
      <Facts
        items={[
          { label: t('mining.manufacturer'), value: manufacturer },
          { label: t('mining.model'), value: model },
          { label: t('mining.size'), value: size },
          { label: t('mining.weight'), value: weight },
          { label: t('mining.temperature'), value: temperature },
          { label: t('mining.humidity'), value: humidity },
          { label: t('miningRecords.network'), value: t(`miningRecords.networkName_${network}`) },
        ]}
      />
    </Card>
  )
}
