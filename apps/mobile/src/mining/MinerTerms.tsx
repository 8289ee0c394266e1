import { idleDaysMax } from '@touchstone/domain/mining/after-day'
import { useTranslation } from 'react-i18next'
import { quantityText } from '@touchstone/app/format/print-money'
import type { Miner } from '@touchstone/app/mining/mining.queries'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { useMachineTerms } from './use-machine-terms.tsx'

/** What is agreed on, and beside it who may still buy how many. */
export function MinerTerms({ miner }: { miner: Miner }) {
  const { t } = useTranslation()
  const termsOf = useMachineTerms()
  const { left, units, unitsMax, levelLimit, identityLevel } = miner
  return (
    <Card padded className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('investments.terms')}</h2>
      <Facts
        items={[
          ...termsOf(miner),
          { label: t('mining.inStock'), value: `${quantityText(String(left))} / ${quantityText(String(units))}` },
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
