import { useTranslation } from 'react-i18next'
import { endFirstPassword, useOwnFirstPassword } from '@touchstone/app/sessions/first-password'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { FirstPasswordCard } from './FirstPasswordCard.tsx'

type InitialPasswordProps = { isOpen: boolean; onDone: () => void }

/** Account name and initial password of a guest who signed in by name. Whoever goes on without saving them can do it later. */
export function InitialPassword({ isOpen, onDone }: InitialPasswordProps) {
  const { t } = useTranslation()
  const first = useOwnFirstPassword()
  return (
    <Sheet
      open={isOpen && first !== undefined}
      onOpenChange={onDone}
      title={t('sessions.firstTitle')}
      text={t('sessions.firstText')}
      footer={
        <div className="flex flex-col gap-2">
          <Button
            wide
            onClick={() => {
              void endFirstPassword()
              onDone()
            }}
          >
            {t('sessions.firstSaved')}
          </Button>
          <Button kind="ghost" size="md" wide onClick={onDone}>
            {t('sessions.firstLater')}
          </Button>
        </div>
      }
    >
      {first !== undefined && <FirstPasswordCard first={first} />}
    </Sheet>
  )
}
