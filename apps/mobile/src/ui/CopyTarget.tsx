import { useTranslation } from 'react-i18next'
import { CopyButton } from './CopyButton.tsx'
import { TargetText } from './TargetText.tsx'

/** An address or account number in full, beside other facts; a tap copies it. */
export function CopyTarget({ target }: { target: string }) {
  const { t } = useTranslation()
  return (
    <CopyButton text={target} label={t('words.copy')} className="min-h-0! justify-end! text-fg!">
      <span className="text-right text-xs leading-5">
        <TargetText target={target} />
      </span>
    </CopyButton>
  )
}
