import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

/** Who we are and what a receipt is, for somebody whom a link or a code brought here. */
export function CheckFace() {
  const { t } = useTranslation()
  return (
    <div className="flex items-center gap-3">
      <img src="/icons/icon.svg" alt="" className="size-11 shrink-0 rounded-md" />
      <div className="min-w-0 flex-1">
        <p className="text-base font-semibold">Touchstone</p>
        <p className="text-sm text-balance text-fg-2">{t('receipts.checkWhat')}</p>
      </div>
    </div>
  )
}

/** The way from a receipt of somebody else to one of one's own. */
export function TryYourself() {
  const { t } = useTranslation()
  return <LinkButton to={pathTo('demo', { start: '1' })}>{t('receipts.checkTry')}</LinkButton>
}
