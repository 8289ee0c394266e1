import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '@touchstone/app/device/save-file'
import { recoveryCodesFile } from '@touchstone/app/sessions/new-recovery-codes'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useCloseRequest } from '../ui/use-close-request.ts'

type RecoveryCodesProps = { account: string; codes: readonly string[]; onSaved: () => void }

/** The codes that stand in for a lost authenticator, shown this once: a way back says why it stays. */
export function RecoveryCodes({ account, codes, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation()
  const [isWarned, setWarned] = useState(false)
  useCloseRequest(true, () => setWarned(true))
  useAskedBeforeClosing()
  const save = () => {
    const text = recoveryCodesFile(t('security.recoveryFileHead', { account }), codes)
    saveFile(`touchstone-recovery-codes-${account}.txt`, text, 'text/plain')
  }
  return (
    <Screen
      title={t('security.recoveryTitle')}
      footer={
        <>
          {isWarned && <Notice tone="danger">{t('security.recoveryStay')}</Notice>}
          <Button wide onClick={onSaved}>
            {t('security.recoverySaved')}
          </Button>
        </>
      }
    >
      <Notice tone="warn">{t('security.recoveryText')}</Notice>
      <Card className="flex flex-col gap-3 p-4">
        <ol className="grid grid-flow-col grid-cols-2 grid-rows-5 justify-items-center gap-x-3 gap-y-2">
          {codes.map((code, index) => (
            <li key={code} className="flex items-baseline gap-2">
              <span aria-hidden className="num w-4 text-right text-xs text-fg-3">
                {index + 1}
              </span>
              <span className="font-mono text-sm select-all">{code}</span>
            </li>
          ))}
        </ol>
        <div className="grid grid-cols-2 gap-3">
          <CopyButton text={codes.join('\n')} className="rounded-lg bg-surface-2">
            {t('words.copy')}
          </CopyButton>
          <Button kind="soft" size="md" onClick={save}>
            <Download aria-hidden className="size-4" />
            {t('security.recoveryFile')}
          </Button>
        </div>
      </Card>
    </Screen>
  )
}

/** The browser asks whether the page is to be closed or left for another. */
function useAskedBeforeClosing(): void {
  useEffect(() => {
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
