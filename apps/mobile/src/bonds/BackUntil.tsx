import { useTranslation } from 'react-i18next'
import { bondMomentText, waitText } from '@touchstone/app/bonds/words'

/** Until when units can be given back at no cost, and how long that is. */
export function BackUntil({ untilMs, nowMs }: { untilMs: number; nowMs: number }) {
  const { t } = useTranslation()
  return t('bonds.backUntil', { day: bondMomentText(untilMs), left: waitText(untilMs - nowMs) })
}
