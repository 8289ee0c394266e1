import { clsx } from 'clsx'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'
import { currentTag } from '@touchstone/app/texts/language'
import { setChartSettings, useChartSettings } from '@touchstone/app/chart/chart-settings'
import { type Interval, intervals, longName, shortName } from '@touchstone/app/chart/intervals'

type IntervalBarProps = { offered?: readonly Interval[]; className?: string }

/** The interval of a candle. The last choice is stored. */
export const IntervalBar = memo(function IntervalBar({ offered = intervals, className }: IntervalBarProps) {
  const { t } = useTranslation()
  const name = useId()
  const chosen = useChartSettings(({ interval }) => interval)
  return (
    <div
      role="radiogroup"
      aria-label={t('chart.intervals')}
      className={clsx('flex min-w-0 overflow-x-auto [scrollbar-width:none]', className)}
    >
      {offered.map((interval) => (
        <label
          key={interval}
          className={clsx(
            'relative grid min-h-10 min-w-9 flex-1 place-items-center rounded-sm px-1 text-xs font-semibold transition-colors duration-150 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-[-2px] has-[:focus-visible]:outline-accent',
            interval === chosen ? 'text-accent' : 'text-fg-3',
          )}
        >
          <input
            type="radio"
            name={name}
            aria-label={longName(interval, currentTag())}
            checked={interval === chosen}
            onChange={() => {
              haptic()
              setChartSettings({ interval })
            }}
            className="absolute inset-x-0 -inset-y-0.5 cursor-pointer opacity-0"
          />
          <span
            aria-hidden
            className={clsx('rounded-sm px-1.5 py-1 transition-colors', interval === chosen && 'bg-accent-soft')}
          >
            {shortName(interval)}
          </span>
        </label>
      ))}
    </div>
  )
})
