import { useTranslation } from 'react-i18next'
import { inText, utcMomentText } from '@touchstone/app/investments/words'

/** Until when an order can be taken back at no cost, and how long that is. */
export function FreeCancel({ untilMs, nowMs }: { untilMs: number; nowMs: number }) {
  const { t } = useTranslation()
  return t('investments.freeCancel', { day: utcMomentText(untilMs), left: inText(untilMs - nowMs) })
}
