import { useTranslation } from 'react-i18next'
import { isOnlyHere } from '@touchstone/app/device/only-here'
import { Notice } from '../ui/Notice.tsx'

/** Where the address of the app leads to this device alone: that nobody else opens its links, and what helps. */
export function OnlyHere() {
  const { t } = useTranslation()
  return isOnlyHere() ? <Notice tone="warn">{t('receipts.onlyHere')}</Notice> : null
}
