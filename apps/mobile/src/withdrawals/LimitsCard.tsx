import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyText } from '@touchstone/app/format/print-money'
import type { WithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { Facts } from '../ui/Facts.tsx'

const shown = (amount: string): string => moneyText(amount, { places: 0 })

/** What is left of the limits today, in one line; all of them once it is opened. */
export function LimitsCard({ terms }: { terms: WithdrawalTerms }) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { day, dayLeft, month, monthLeft } = terms.limits
  return (
    <section aria-label={t('withdrawals.limits')} className="rounded-lg bg-surface shadow-raised">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-3 px-4 text-left text-sm"
      >
        <span className="text-fg-2">{t('withdrawals.limits')}</span>
        <span className="flex items-center gap-1 font-medium">
          {t('withdrawals.leftToday', { left: shown(dayLeft) })}
          <ChevronDown
            aria-hidden
            className={clsx('size-4 text-fg-3 transition-transform duration-150', isOpen && 'rotate-180')}
          />
        </span>
      </button>
      <div id={id} hidden={!isOpen} className="px-4 pb-3">
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
      </div>
    </section>
  )
}
