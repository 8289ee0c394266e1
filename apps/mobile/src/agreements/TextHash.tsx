import { hashText } from '@touchstone/domain/ledger/hash'
import { CircleAlert, CircleCheck, Download } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '@touchstone/app/device/save-file'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { shortHash } from '@touchstone/app/agreements/short-hash'

type TextHashProps = { text: string; recorded: string; fileName: string }

/** The hash of a text as it was recorded, computed again by the device; and the text as a file, for any other program. */
export function TextHash({ text, recorded, fileName }: TextHashProps) {
  const { t } = useTranslation()
  const holds = useMemo(() => hashText(text) === recorded, [text, recorded])
  const Sign = holds ? CircleCheck : CircleAlert
  return (
    <div className="flex flex-col gap-1 px-4 py-2.5">
      <p className="text-base font-medium">{t('agreements.hash')}</p>
      <CopyButton text={recorded} label={t('agreements.hash')} className="-my-2 self-start">
        <span className="num">{shortHash(recorded)}</span>
      </CopyButton>
      <p role="status" className={holds ? 'flex gap-1.5 text-xs text-up' : 'flex gap-1.5 text-xs text-danger'}>
        <Sign aria-hidden className="size-4 shrink-0" />
        {t(holds ? 'agreements.hashHolds' : 'agreements.hashFails')}
      </p>
      <p className="text-xs text-fg-3">{t('agreements.hashText')}</p>
      <Button kind="soft" size="sm" onClick={() => saveFile(fileName, text, 'text/plain')}>
        <Download aria-hidden className="size-4" />
        {t('agreements.save')}
      </Button>
    </div>
  )
}
