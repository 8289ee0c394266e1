import { KeyRound, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { recoveryCodesMade } from '@touchstone/wire/recovery-uses'
import { useSecondFactor } from '@touchstone/app/sessions/second-factor.queries'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { Row } from '../ui/Row.tsx'
import { Screen } from '../ui/Screen.tsx'
import { UnseenCodesNotice } from './UnseenCodesNotice.tsx'
import { useWaitAfterChange } from './WaitNotice.tsx'

/** An authenticator that is on. It is turned off only after what that means was read. */
export function BoundAuthenticator() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const time = useWaitAfterChange()
  const state = useSecondFactor()
  return (
    <Screen title={t('security.authenticatorTitle')} back>
      <Card className="flex flex-col items-center px-6 py-8 text-center">
        <span aria-hidden className="mb-4 grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
          <ShieldCheck className="size-8" />
        </span>
        <h2 className="text-base font-semibold">{t('security.authenticatorBound')}</h2>
        <p className="mt-1 max-w-72 text-sm text-balance text-fg-2">{t('security.boundText')}</p>
      </Card>
      <UnseenCodesNotice />
      <p className="px-1 text-sm text-fg-2">{t('security.otherPhoneText')}</p>
      <Card className="overflow-hidden">
        <Row
          icon={<KeyRound className="size-5" />}
          title={t('security.recoveryTitle')}
          sub={t('security.makeRecovery')}
          right={
            <span className="num text-sm text-fg-2">
              {state.data === undefined
                ? '—'
                : t('security.recoveryLeft', { left: state.data.recoveryCodesLeft, all: recoveryCodesMade })}
            </span>
          }
          to={pathTo('authenticator', { form: 'recovery' })}
        />
      </Card>
      <Button kind="soft" wide onClick={() => setAsking(true)}>
        {t('security.unbind')}
      </Button>
      <ConfirmSheet
        open={isAsking}
        onOpenChange={setAsking}
        title={t('security.unbindTitle')}
        facts={[
          { label: t('security.signInNeeds'), value: t('security.passwordAlone') },
          { label: t('security.otherDevices'), value: t('security.signedOut') },
          {
            label: t('security.withdrawals'),
            value: time === undefined ? t('security.noWait') : t('security.notBefore', { time }),
            tone: 'warn',
          },
        ]}
        confirmLabel={t('words.continue')}
        kind="danger"
        onConfirm={() => void navigate(pathTo('authenticator', { form: 'unbind' }), { replace: true })}
      />
    </Screen>
  )
}
