import { useTranslation } from 'react-i18next'
import type { Miner } from '@touchstone/app/mining/mining.queries'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { useMachineTerms } from './use-machine-terms.tsx'

/** The terms that the signature covers, where it is given: what another screen said of them may have changed since. */
export function SignedMachine({ miner }: { miner: Miner }) {
  const { t } = useTranslation()
  const termsOf = useMachineTerms()
  const network = { label: t('miningRecords.network'), value: t(`miningRecords.networkName_${miner.network}`) }
  return (
    <Card padded className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('investments.terms')}</h2>
      <Facts items={[...termsOf(miner), network]} />
    </Card>
  )
}
