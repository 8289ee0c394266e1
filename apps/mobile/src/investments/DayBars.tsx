import { useTranslation } from 'react-i18next'
import { percentOfDay } from '@touchstone/app/investments/day-figures'
import type { ProductDay } from '@touchstone/app/investments/investments.queries'
import { utcDayText, utcMomentText } from '@touchstone/app/investments/words'
import type { ChartPoint } from '@touchstone/app/plot/chart-geometry'
import { localized } from '@touchstone/app/format/written-language'
import { BarChart } from '../ui/BarChart.tsx'
import { LineChart } from '../ui/LineChart.tsx'

const percent = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${localized(Math.abs(value).toFixed(2))}%`

/** So few bars have their values beside them, which takes room. */
const valuesMost = 8

/** The running sum of some days, and below it a bar for each of them around zero. */
export function DayBars({ days, points }: { days: readonly ProductDay[]; points: readonly ChartPoint[] }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-1">
      <LineChart
        bare
        points={points}
        label={t('investments.curve')}
        format={percent}
        formatAt={utcMomentText}
        className="h-24"
      />
      <BarChart
        bars={days.map((day) => ({ label: utcDayText(day.day), value: percentOfDay(day) }))}
        label={t('investments.bars')}
        format={percent}
        className={days.length <= valuesMost ? 'h-40' : 'h-24 overflow-x-clip'}
      />
    </div>
  )
}
