import { useTranslation } from 'react-i18next'
import { bondMomentText, waitText } from '@touchstone/app/bonds/words'

/** Until when an application can be changed and taken back, and how long that is. */
export function ChangeUntil({ untilMs, nowMs }: { untilMs: number; nowMs: number }) {
  const { t } = useTranslation()
  return t('ieo.changeUntil', { day: bondMomentText(untilMs), left: waitText(untilMs - nowMs) })
}
