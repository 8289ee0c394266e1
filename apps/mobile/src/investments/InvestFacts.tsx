import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyText } from '@touchstone/app/format/print-money'
import { daysApart, outlookOf } from '@touchstone/app/investments/day-figures'
import type { ProductDetail } from '@touchstone/app/investments/investments.queries'
import { nextUtcDay, utcMomentText } from '@touchstone/app/investments/words'
import { useNow } from '@touchstone/app/time/use-now'
import { dayMs } from '@touchstone/domain/time'
import { Amount } from '../ui/Amount.tsx'

const beatMs = 15_000

type InvestFactsProps = {
  product: ProductDetail
  /** Of the outlook: what is typed, or else the least. */
  amount: string
  isTyped: boolean
}

/** What can be lost comes before what can be earned, and is never smaller. */
export function InvestFacts({ product, amount, isTyped }: InvestFactsProps) {
  const { t } = useTranslation()
  const nowMs = useNow(beatMs, true)
  const { currency, cycleDays: days } = product
  const outlook = outlookOf(daysApart(product.days), { days, amount, currency })
  const startsAt = nextUtcDay(nowMs)
  return (
    <dl className="flex flex-col gap-3 rounded-lg bg-surface p-4 text-sm">
      <Line
        label={t('investments.canLose')}
        hint={
          outlook === undefined
            ? undefined
            : t('investments.worstStretch', { days, amount: moneyText(outlook.worst, { signed: true }) })
        }
        isKept={!isTyped}
      >
        {isTyped ? t('investments.canLoseUpTo', { amount: moneyText(amount), currency }) : t('investments.canLoseAll')}
      </Line>
      <Line
        label={t('investments.canEarn')}
        hint={
          outlook === undefined
            ? undefined
            : t(outlook.isBacktest ? 'investments.fromBacktest' : 'investments.fromLive')
        }
        isKept={!isTyped}
      >
        {outlook === undefined ? (
          t('investments.noStretch')
        ) : (
          <>
            <span className="block text-xs font-normal text-fg-2">{t('investments.medianStretch', { days })}</span>
            {isTyped ? <Amount value={outlook.median} sign toCent currency={currency} /> : '—'}
          </>
        )}
      </Line>
      <Line label={t('investments.runs')}>
        {t('investments.fromTo', {
          from: utcMomentText(startsAt),
          to: utcMomentText(startsAt + days * dayMs),
        })}
      </Line>
    </dl>
  )
}

type LineProps = {
  label: string
  hint?: string | undefined
  /** Nothing is said yet, but the hint has its room: no key below may move at the first digit. */
  isKept?: boolean
  children: ReactNode
}

function Line({ label, hint, isKept = false, children }: LineProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <dt className="min-w-0 text-fg-2">{label}</dt>
      <dd className="num max-w-[68%] text-right font-medium break-words">
        {children}
        {hint !== undefined && (
          <span className={clsx('block text-xs font-normal text-fg-2', isKept && 'invisible')}>{hint}</span>
        )}
      </dd>
    </div>
  )
}
