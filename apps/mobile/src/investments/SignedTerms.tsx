import { useTranslation } from 'react-i18next'
import { percentText } from '@touchstone/app/format/number-text'
import type { Product } from '@touchstone/app/investments/investments.queries'
import { Facts } from '../ui/Facts.tsx'
import { useRuleName } from './use-product-name.ts'
import { useRateFact } from './use-rate-fact.ts'

/** The terms that the signature covers, where it is given: what another screen said may have changed since. */
export function SignedTerms({ product }: { product: Product }) {
  const { t } = useTranslation()
  const rateFact = useRateFact()
  const ruleName = useRuleName()
  const { rule, cycleDays, exitFeeRate } = product
  return (
    <Facts
      items={[
        { label: t('investments.rule'), value: ruleName(rule) },
        { label: t('investments.term'), value: t('investments.days', { count: cycleDays }) },
        rateFact(product),
        { label: t('investments.exitFee'), value: percentText(exitFeeRate, 2) },
      ]}
    />
  )
}
