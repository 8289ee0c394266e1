import { useTranslation } from 'react-i18next'
import { CopyButton } from '../ui/CopyButton.tsx'

/** A number that is read out to somebody or looked up elsewhere. */
export function Reference({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation()
  return (
    <CopyButton text={text} label={label ?? t('ledger.copyReference')} className="-my-3 justify-end! py-3 text-fg!">
      <span className="text-right break-all normal-nums">{text}</span>
    </CopyButton>
  )
}
