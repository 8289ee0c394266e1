import { useTranslation } from 'react-i18next'
import { quantityText } from '@touchstone/app/format/print-money'
import type { Miner } from '@touchstone/app/mining/mining.queries'
import type { Fact } from '../ui/Facts.tsx'
import { WholeAmount } from '../ui/WholeAmount.tsx'

type Terms = Pick<
  Miner,
  'price' | 'currency' | 'coin' | 'hashrate' | 'power' | 'hostingFee' | 'tariff' | 'outputMax' | 'cycleDays'
>

/** What is promised of each machine: its page, the form where it is signed, and the order say it alike. */
export function useMachineTerms(): (terms: Terms) => Fact[] {
  const { t } = useTranslation()
  return ({ price, currency, coin, hashrate, power, hostingFee, tariff, outputMax, cycleDays }) => [
    { label: t('mining.price'), value: <WholeAmount value={price} currency={currency} /> },
    { label: t('mining.hashrate'), value: `${quantityText(hashrate)} TH/s` },
    { label: t('mining.powerUse'), value: `${quantityText(String(power))} W` },
    { label: t('miningRecords.hostingFee'), value: <WholeAmount value={hostingFee} currency={currency} /> },
    { label: t('miningRecords.tariff'), value: `${quantityText(tariff)} ${currency}` },
    { label: t('miningRecords.outputMax'), value: `${quantityText(outputMax)} ${coin}` },
    { label: t('investments.term'), value: t('investments.days', { count: cycleDays }) },
  ]
}
