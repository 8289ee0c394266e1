import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { useSession } from '@touchstone/app/api/session'
import { useOwnFirstPassword } from '@touchstone/app/sessions/first-password'
import { leave } from '@touchstone/app/sessions/sign-in'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Sheet } from '../ui/Sheet.tsx'

/** Signs out after one question; warns a guest who has not saved the account, and offers that first. */
export function LeaveButton() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isGuest = useSession(({ userInfo }) => userInfo?.guest === true)
  const hasUnsaved = useOwnFirstPassword() !== undefined
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const go = async () => {
    setIsBusy(true)
    await leave()
    void navigate(pathTo('home'), { replace: true })
  }
  return (
    <>
      <Button
        kind="soft"
        wide
        onClick={() => {
          setIsAsked(true)
        }}
      >
        <LogOut aria-hidden className="size-5" />
        {t('words.logOut')}
      </Button>
      <Sheet
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('users.leaveTitle')}
        text={t(hasUnsaved ? 'users.leaveUnsavedText' : isGuest ? 'users.leaveGuestText' : 'users.leaveText')}
        footer={
          <div className="flex flex-col gap-2">
            {hasUnsaved && (
              <LinkButton to={pathTo('saveAccount')} wide>
                {t('sessions.saveAct')}
              </LinkButton>
            )}
            <Button kind="danger" wide busy={isBusy} onClick={() => void go()}>
              {t('words.logOut')}
            </Button>
          </div>
        }
      />
    </>
  )
}
