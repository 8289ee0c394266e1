import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'

/** The codes that stand in for a lost authenticator, shown this once. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { t } = useTranslation()
  return (
    <Screen
      title={t('security.recoveryTitle')}
      footer={
        <Button wide onClick={onSaved}>
          {t('security.recoverySaved')}
        </Button>
      }
    >
      <Notice tone="warn">{t('security.recoveryText')}</Notice>
      <Card className="flex flex-col items-center gap-2 p-4">
        <ul className="grid grid-cols-2 gap-x-5 gap-y-2">
          {codes.map((code) => (
            <li key={code} className="font-mono text-sm select-all">
              {code}
            </li>
          ))}
        </ul>
        <CopyButton text={codes.join('\n')} className="text-accent">
          {t('words.copy')}
        </CopyButton>
      </Card>
    </Screen>
  )
}
