import { useTranslation } from 'react-i18next'
import { waitText } from '@touchstone/app/bonds/words'
import { deadlineText } from '@touchstone/app/time/moments'

/** Until when an application can be changed and taken back, and how long that is. */
export function ChangeUntil({ untilMs, nowMs }: { untilMs: number; nowMs: number }) {
  const { t } = useTranslation()
  return t('ieo.changeUntil', { time: deadlineText(untilMs, nowMs), left: waitText(untilMs - nowMs) })
}
