import { moneyText } from '@touchstone/app/format/print-money'
import { useTranslation } from 'react-i18next'
import type { WithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { Facts } from '../ui/Facts.tsx'

const shown = (amount: string): string => moneyText(amount, { places: 0 })

/** What the rolling limits leave, and how many more requests. */
export function LimitsCard({ terms }: { terms: WithdrawalTerms }) {
  const { t } = useTranslation()
  const { day, dayLeft, month, monthLeft } = terms.limits
  return (
    <section aria-label={t('withdrawals.limits')} className="rounded-lg bg-surface px-4 py-3 shadow-raised">
      <h2 className="pb-2 text-xs text-fg-3">{t('withdrawals.limits')}</h2>
      <Facts
        items={[
          {
            label: t('withdrawals.day'),
            value: t('withdrawals.leftOf', { left: shown(dayLeft), limit: shown(day) }),
          },
          {
            label: t('withdrawals.month'),
            value: t('withdrawals.leftOf', { left: shown(monthLeft), limit: shown(month) }),
          },
          { label: t('withdrawals.requestsLeft'), value: terms.requestsLeftToday },
        ]}
      />
    </section>
  )
}
