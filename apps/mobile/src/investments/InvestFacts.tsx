import { useTranslation } from 'react-i18next'
import { wholePercentText } from '@touchstone/app/format/number-text'
import { moneyText } from '@touchstone/app/format/print-money'
import { daysApart, outlookOf } from '@touchstone/app/investments/day-figures'
import { fixedPay, fixedRateText } from '@touchstone/app/investments/fixed-pay'
import { placesOfAmount } from '@touchstone/app/investments/invest-form'
import type { ProductDetail } from '@touchstone/app/investments/investments.queries'
import { isFixed, nextUtcDay, utcMomentText } from '@touchstone/app/investments/words'
import { useNow } from '@touchstone/app/time/use-now'
import { dayMs } from '@touchstone/domain/time'
import { Amount } from '../ui/Amount.tsx'
import { FactLine } from './FactLine.tsx'
import { useRateFact } from './use-rate-fact.ts'

const beatMs = 15_000

type InvestFactsProps = {
  product: ProductDetail
  /** Of the outlook: what is typed, or else the least. */
  amount: string
  isTyped: boolean
}

/**
 * What can be lost comes before what can be earned, and is never smaller. The terms that are signed stand here too: what another
 * screen said of them may have changed since.
 */
export function InvestFacts({ product, amount, isTyped }: InvestFactsProps) {
  const { t } = useTranslation()
  const nowMs = useNow(beatMs, true)
  const rateFact = useRateFact()
  const { cycleDays: days, exitFeeRate } = product
  const rate = rateFact(product)
  const startsAt = nextUtcDay(nowMs)
  return (
    <dl className="flex flex-col gap-3 rounded-lg bg-surface p-4 text-sm">
      {isFixed(product) ? (
        <FixedOutlook product={product} amount={amount} isTyped={isTyped} />
      ) : (
        <Outlook product={product} amount={amount} isTyped={isTyped} />
      )}
      <FactLine label={t('investments.runs')}>
        {t('investments.fromTo', {
          from: utcMomentText(startsAt),
          to: utcMomentText(startsAt + days * dayMs),
        })}
      </FactLine>
      {!isFixed(product) && <FactLine label={rate.label}>{rate.value}</FactLine>}
      <FactLine label={t('investments.exitFee')}>{wholePercentText(exitFeeRate)}</FactLine>
    </dl>
  )
}

/** By the days that there were. */
function Outlook({ product, amount, isTyped }: InvestFactsProps) {
  const { t } = useTranslation()
  const { currency, cycleDays: days } = product
  const outlook = outlookOf(daysApart(product.days), { days, amount, currency })
  const worst = outlook?.worst
  return (
    <>
      <FactLine
        label={t('investments.canLose')}
        hint={
          worst === undefined
            ? undefined
            : t(worst.isBacktest ? 'investments.worstBacktest' : 'investments.worstLive', {
                days,
                amount: moneyText(worst.result, { signed: true }),
              })
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
            : t(outlook.median.isBacktest ? 'investments.fromBacktest' : 'investments.fromLive')
        }
        isKept={!isTyped}
      >
        {outlook === undefined ? (
          t('investments.noStretch')
        ) : (
          <>
            <span className="block text-xs font-normal text-fg-2">{t('investments.medianStretch', { days })}</span>
            {isTyped ? <Amount value={outlook.median.result} sign toCent currency={currency} /> : '—'}
          </>
        )}
      </FactLine>
    </>
  )
}

/** What is promised, to the last unit, and by whom. */
function FixedOutlook({ product, amount, isTyped }: InvestFactsProps) {
  const { t } = useTranslation()
  const { currency, cycleDays: days } = product
  return (
    <>
      <FactLine label={t('investments.canLose')}>{t('fixedRates.canLose')}</FactLine>
      <FactLine label={t('fixedRates.pays')} hint={t('fixedRates.paysOf', { days, rate: fixedRateText(product) })}>
        {isTyped ? (
          <Amount
            value={fixedPay(amount, product)}
            sign
            trim="but_cents"
            places={placesOfAmount(product)}
            currency={currency}
          />
        ) : (
          '—'
        )}
      </FactLine>
    </>
  )
}
