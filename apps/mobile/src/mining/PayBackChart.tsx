import { useTranslation } from 'react-i18next'
import { linePath } from '@touchstone/app/plot/chart-geometry'

type PayBackChartProps = {
  /** What was paid out in all after each day, as assumed, and if nothing changed. */
  worths: readonly number[]
  unchanged: readonly number[]
  price: string
  priceText: string
}

/** Room above the highest line, in percent. */
const gap = 12

/** What is paid out in all, against the price that was paid: the dotted line is as if nothing changed. */
export function PayBackChart({ worths, unchanged, price, priceText }: PayBackChartProps) {
  const { t } = useTranslation()
  const paid = Number(price)
  const high = Math.max(paid, ...worths, ...unchanged)
  const yOf = (worth: number): number => 100 - (worth / high) * (100 - gap)
  const xs = [0, ...worths.map((_, index) => ((index + 1) / worths.length) * 100)]
  const pathOf = (values: readonly number[]): string => linePath(xs, [0, ...values].map(yOf))
  const line = pathOf(worths)
  return (
    <div className="flex flex-col gap-1">
      <div className="relative h-32">
        <svg
          role="img"
          aria-label={t('mining.payBackChart')}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full text-accent"
          fill="none"
        >
          <path d={`${line}V100H0Z`} fill="currentColor" opacity={0.14} />
          <path
            d={pathOf(unchanged)}
            stroke="var(--fg-3)"
            strokeDasharray="2 4"
            className="[stroke-width:0.125rem]"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={line}
            stroke="currentColor"
            className="[stroke-width:0.125rem]"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          <line
            x1="0"
            x2="100"
            y1={yOf(paid)}
            y2={yOf(paid)}
            stroke="var(--border-strong)"
            strokeDasharray="4 4"
            className="[stroke-width:0.125rem]"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span
          aria-hidden
          className="num absolute left-0 -translate-y-full text-2xs text-fg-2"
          style={{ top: `${yOf(paid)}%` }}
        >
          {priceText}
        </span>
      </div>
      <div aria-hidden className="num flex justify-between text-2xs text-fg-3">
        <span>{t('mining.dayNumber', { day: 1 })}</span>
        <span>{t('mining.dayNumber', { day: worths.length })}</span>
      </div>
    </div>
  )
}
