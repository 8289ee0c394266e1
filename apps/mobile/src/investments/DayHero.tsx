import { useTranslation } from 'react-i18next'
import { percentText } from '@touchstone/app/format/number-text'
import { daysApart, figuresOf } from '@touchstone/app/investments/day-figures'
import type { ProductDetail } from '@touchstone/app/investments/investments.queries'
import { utcDayText } from '@touchstone/app/investments/words'
import { Change } from '../ui/Change.tsx'
import { Figure } from '../ui/Figure.tsx'
import { DayBars } from './DayBars.tsx'

/** Of one size: what was lost on the way is never smaller than what all days came to. */
const hero = 'text-2xl font-semibold!'

/** The live days as the one number, or the backtest where there are none: never one sum of both. */
export function DayHero({ product }: { product: Pick<ProductDetail, 'days'> }) {
  const { t } = useTranslation()
  const { live, backtest } = daysApart(product.days)
  const isLive = live.length > 0
  const shown = isLive ? live : backtest
  const figures = figuresOf(shown)
  const before = isLive && backtest.length > 0 ? figuresOf(backtest) : undefined
  return (
    <section className="flex flex-col gap-3">
      <p className="text-sm text-fg-2">
        {t(isLive ? 'investments.live' : 'investments.backtest', { days: figures.count })}
      </p>
      <dl className="grid grid-cols-2 gap-3">
        <Figure
          label={
            figures.worst === undefined
              ? t('investments.worstDay')
              : t('investments.worstDayOn', { day: utcDayText(figures.worst.day) })
          }
        >
          <Change value={figures.worst?.rate} className={hero} />
        </Figure>
        <Figure label={t('investments.deepestDrop')} end>
          <Change value={figures.deepestDrop} className={hero} />
        </Figure>
        <Figure label={t('investments.sumOf', { days: figures.count })}>
          <Change value={figures.sum} className={hero} />
        </Figure>
        <Figure label={t('investments.losingDays')} end>
          <span className={hero}>{t('investments.losingOf', { count: figures.losingDays, days: figures.count })}</span>
        </Figure>
      </dl>
      <p className="text-sm text-fg-2">
        {before === undefined
          ? !isLive && t('investments.backtestText')
          : t('investments.backtestBefore', { days: before.count, sum: percentText(before.sum, 2, true) })}
      </p>
      <DayBars days={shown} points={figures.points} />
    </section>
  )
}
