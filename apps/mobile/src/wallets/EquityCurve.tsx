import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '@touchstone/app/look/preferences'
import { hiddenNumber } from '@touchstone/app/format/number-text'
import { shortTime } from '@touchstone/app/time/short-time'
import { chartText } from '@touchstone/app/wallets/chart-text'
import { coursePoints, courseRate, type CoursePoint } from '@touchstone/app/wallets/course-points'
import { courseSpans, type CourseSpan, useEquityCourse } from '@touchstone/app/wallets/equity-course.queries'
import type { Assets } from '@touchstone/app/wallets/wallets.queries'
import { Failure } from '../ui/Failure.tsx'
import { LineChart } from '../ui/LineChart.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { FlatLine } from './FlatLine.tsx'

/** What a finger points at on the curve: how it stood then, what had been made of the beginning by then, and when. */
export type PickedPoint = { point: CoursePoint; rate: string | null; when: string }

type EquityCurveProps = {
  book: Assets['book']
  /** What the book is worth at this moment, in USDT: where the line ends. */
  equity: string
  onPick: (picked: PickedPoint | null) => void
}

/** A book's worth over time: a line to run a finger along, and how far back it goes. */
export function EquityCurve({ book, equity, onPick }: EquityCurveProps) {
  const { t } = useTranslation()
  const [span, setSpan] = useState<CourseSpan>('day')
  const hides = usePreferences(({ hideBalances }) => hideBalances)
  const course = useEquityCourse(book, span)
  const points = useMemo(
    () => (course.data === undefined ? [] : coursePoints(course.data, equity)),
    [course.data, equity],
  )
  const last = points.at(-1)
  return (
    <div className="flex flex-col gap-2">
      {last !== undefined ? (
        <LineChart
          bare
          baseline
          leastMove={0.005}
          points={points}
          label={t('home.curve')}
          tone={toneOf(last.profit)}
          format={(value) => (hides ? hiddenNumber : chartText(value))}
          formatAt={(at) => shortTime(at, last.at)}
          onScrub={(point) => {
            onPick(
              point === null ? null : { point, rate: courseRate(points, point), when: shortTime(point.at, last.at) },
            )
          }}
          className="-mr-2 -ml-4 h-36"
        />
      ) : (
        <div className="h-36">
          {course.error === null ? (
            <FlatLine />
          ) : (
            <Failure error={course.error} onRetry={() => void course.refetch()} busy={course.isFetching} />
          )}
        </div>
      )}
      <Segmented
        label={t('home.curveSpan')}
        value={span}
        items={courseSpans.map((value) => ({ value, label: t(labels[value]) }))}
        onChange={setSpan}
      />
    </div>
  )
}

const toneOf = (profit: string): 'up' | 'down' | 'flat' => {
  if (!/[1-9]/.test(profit)) return 'flat'
  return profit.startsWith('-') ? 'down' : 'up'
}

const labels = {
  day: 'home.spanDay',
  week: 'home.spanWeek',
  month: 'home.spanMonth',
  all: 'home.spanAll',
} as const
