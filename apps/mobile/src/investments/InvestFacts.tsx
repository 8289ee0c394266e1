import { useTranslation } from 'react-i18next'
import { moneyText } from '@touchstone/app/format/print-money'
import { daysApart, outlookOf } from '@touchstone/app/investments/day-figures'
import type { ProductDetail } from '@touchstone/app/investments/investments.queries'
import { nextUtcDay, utcMomentText } from '@touchstone/app/investments/words'
import { useNow } from '@touchstone/app/time/use-now'
import { dayMs } from '@touchstone/domain/time'
import { Amount } from '../ui/Amount.tsx'
import { FactLine } from './FactLine.tsx'

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
      <FactLine
        label={t('investments.canLose')}
        hint={
          outlook === undefined
            ? undefined
            : t('investments.worstStretch', { days, amount: moneyText(outlook.worst, { signed: true }) })
        }
        isKept={!isTyped}
      >
        {isTyped ? t('investments.canLoseUpTo', { amount: moneyText(amount), currency }) : t('investments.canLoseAll')}
      </FactLine>
      <FactLine
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
      </FactLine>
      <FactLine label={t('investments.runs')}>
        {t('investments.fromTo', {
          from: utcMomentText(startsAt),
          to: utcMomentText(startsAt + days * dayMs),
        })}
      </FactLine>
    </dl>
  )
}
