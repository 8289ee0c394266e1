import { useTranslation } from 'react-i18next'
import { dayName, dayOfTime } from '@touchstone/app/time/server-day'

/** Over the first record of a day in a list: the day's name. `time` is the server's, `nowMs` decides what today is. */
export function DayHeading({ time, nowMs }: { time: string; nowMs: number }) {
  const { t } = useTranslation()
  const day = dayOfTime(time)
  const name = dayName(day, nowMs)
  return (
    <h2 className="num sticky top-(--below-bar) z-10 bg-bg px-4 pt-3 pb-1.5 text-xs font-semibold text-fg-2">
      {name === 'date' ? day : t(`words.${name}`)}
    </h2>
  )
}
