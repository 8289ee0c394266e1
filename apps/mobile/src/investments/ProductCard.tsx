import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { moneyText } from '@touchstone/app/format/print-money'
import { wholePercentText } from '@touchstone/app/format/number-text'
import { fixedRateText } from '@touchstone/app/investments/fixed-pay'
import type { Product } from '@touchstone/app/investments/investments.queries'
import { isFixed, utcDayText } from '@touchstone/app/investments/words'
import { pathTo } from '../routes/paths.ts'
import { Change } from '../ui/Change.tsx'
import { Figure } from '../ui/Figure.tsx'
import { ProductChip } from './ProductChip.tsx'
import { useProductName } from './use-product-name.ts'

/** A product: both ends of a day's rate, what its rule did, the worst day named, and how much is left; or what a fixed rate risks and brings. */
export function ProductCard({ product }: { product: Product }) {
  const { t } = useTranslation()
  const nameOf = useProductName()
  const { id, currency, left, state } = product
  return (
    <Link
      to={pathTo('strategy', { id })}
      className="flex flex-col gap-3 rounded-lg bg-surface p-4 transition-colors duration-150 active:bg-surface-2"
    >
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 text-base font-semibold break-words">{nameOf(product)}</span>
        {state === 'on_sale' ? (
          <ChevronRight aria-hidden className="mt-1 -mr-1 size-4 shrink-0 text-fg-3" />
        ) : (
          <ProductChip product={product} />
        )}
      </span>
      {isFixed(product) ? <FixedFigures product={product} /> : <RuleFigures product={product} />}
      <span className="num text-xs text-fg-3">
        {t('investments.left', { amount: moneyText(left, { places: 0 }), currency })}
      </span>
    </Link>
  )
}

/** What a rule's days were. */
function RuleFigures({ product: { dailyRateMin, dailyRateMax, history } }: { product: Product }) {
  const { t } = useTranslation()
  const isLive = history.live.days > 0
  const { days, sum, worst, losingDays } = isLive ? history.live : history.backtest
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      <Figure
        label={worst === null ? t('investments.worstDay') : t('investments.worstDayOn', { day: utcDayText(worst.day) })}
      >
        <Change value={worst?.rate} />
      </Figure>
      <Figure label={t(isLive ? 'investments.live' : 'investments.backtest', { days })} end>
        <Change value={sum} />
      </Figure>
      <Figure label={t('investments.dailyRate')}>
        {t('investments.range', {
          least: wholePercentText(dailyRateMin, true),
          most: wholePercentText(dailyRateMax, true),
        })}
      </Figure>
      <Figure label={t('investments.losingDays')} end>
        {t('investments.losingOf', { count: losingDays, days })}
      </Figure>
    </dl>
  )
}

/** What can be lost, and what each day will be: there is nothing to look back on. */
function FixedFigures({ product }: { product: Product }) {
  const { t } = useTranslation()
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      <Figure label={t('investments.canLose')}>{t('fixedRates.canLose')}</Figure>
      <Figure label={t('investments.dailyRate')} end>
        {t('fixedRates.aDay', { rate: fixedRateText(product) })}
      </Figure>
    </dl>
  )
}
