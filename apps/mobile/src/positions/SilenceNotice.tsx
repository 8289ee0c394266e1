import { useTranslation } from 'react-i18next'
import { useSilence } from '@touchstone/app/live/use-silence'
import { Notice } from '../ui/Notice.tsx'

/** Says in a sheet, which lies over the banner of the app, that its figures have stopped. */
export function SilenceNotice() {
  const { t } = useTranslation()
  return useSilence() ? <Notice tone="warn">{t('frame.pricesPaused')}</Notice> : null
}
