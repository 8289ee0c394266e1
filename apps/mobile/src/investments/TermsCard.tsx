import { useTranslation } from 'react-i18next'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import { wholePercentText } from '@touchstone/app/format/number-text'
import type { Product } from '@touchstone/app/investments/investments.queries'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { useRateFact } from './use-rate-fact.ts'

/** What is agreed on, and beside it who may invest how much. */
export function TermsCard({ product }: { product: Product }) {
  const { t } = useTranslation()
  const rateFact = useRateFact()
  const { cycleDays, exitFeeRate, amountMin, amountMax, step, currency } = product
  return (
    <Card padded className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('investments.terms')}</h2>
      <Facts
        items={[
          { label: t('investments.term'), value: t('investments.days', { count: cycleDays }) },
          rateFact(product),
          { label: t('investments.exitFee'), value: wholePercentText(exitFeeRate) },
          {
            label: t('investments.amounts'),
            value: `${t('investments.range', {
              least: moneyText(amountMin, { places: 0 }),
              most: moneyText(amountMax, { places: 0 }),
            })} ${currency}`,
          },
          { label: t('investments.step'), value: `${quantityText(step)} ${currency}` },
          { label: t('investments.vip'), value: String(product.levelLimit) },
          { label: t('investments.identity'), value: String(product.identityLevel) },
          {
            label: t('investments.atOnce'),
            value: product.purchaseLimit === 0 ? t('investments.anyNumber') : String(product.purchaseLimit),
          },
        ]}
      />
    </Card>
  )
}
