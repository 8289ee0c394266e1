import { useTranslation } from 'react-i18next'
import { dayOf } from '@touchstone/app/messages/message-day'

/** Above the messages of a day. */
export function MessageDay({ time }: { time: string }) {
  const { t } = useTranslation()
  const day = dayOf(time)
  return (
    <h2 className="num border-t border-border px-4 pt-3.5 pb-1 text-xs font-semibold text-fg-3 [li:first-child>&]:border-t-0">
      {'date' in day ? day.date : t(`words.${day.name}`)}
    </h2>
  )
}
