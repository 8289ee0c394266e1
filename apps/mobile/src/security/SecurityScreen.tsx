import { KeyRound, LockKeyhole, Mail, MonitorSmartphone, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { useSession } from '@touchstone/app/api/session'
import { useSecondFactor } from '@touchstone/app/sessions/second-factor.queries'
import { useUnsavedCodes } from '@touchstone/app/sessions/new-recovery-codes'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Row } from '../ui/Row.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useWithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { UnseenCodesNotice } from './UnseenCodesNotice.tsx'
import { WaitingNotice } from './WaitNotice.tsx'
import { SignInHistory } from '../sessions/SignInHistory.tsx'

/** The account's security: password, second factor, recovery, and signed-in devices. */
export function SecurityScreen() {
  const { t } = useTranslation()
  const user = useSession(({ userInfo }) => userInfo)
  // It may be on without our having heard of it.
  useSecondFactor()
  const unsaved = useUnsavedCodes(user?.id)
  const isPinSet = useWithdrawalTerms().data?.passwordSet
  if (user === undefined) return null
  const linked = [user.email !== null && t('words.email'), user.phone !== null && t('words.phone')]
  const contacts = linked.filter((each) => each !== false).join(', ')
  return (
    <Screen title={t('security.title')} back>
      {unsaved !== undefined && (
        <Notice
          tone="danger"
          action={
            <LinkButton kind="soft" size="sm" className="bg-surface!" to={pathTo('authenticator')}>
              {t('security.recoveryShow')}
            </LinkButton>
          }
        >
          {t('security.recoveryUnsaved')}
        </Notice>
      )}
      {unsaved === undefined && user.secondFactorBound && <UnseenCodesNotice />}
      <WaitingNotice />
      <Card className="divide-y divide-border overflow-hidden">
        <Row
          icon={<KeyRound className="size-5" />}
          title={t('security.passwordTitle')}
          right={<State isSet={user.hasPassword} />}
          to={pathTo('password')}
        />
        <Row
          icon={<LockKeyhole className="size-5" />}
          title={t('withdrawals.passwordTitle')}
          right={isPinSet !== undefined && <State isSet={isPinSet} />}
          to={pathTo('withdrawalPassword')}
        />
        <Row
          icon={<ShieldCheck className="size-5" />}
          title={t('security.authenticatorTitle')}
          right={<State isSet={user.secondFactorBound} />}
          to={pathTo('authenticator')}
        />
        <Row
          icon={<Mail className="size-5" />}
          title={t('security.bindContactTitle')}
          right={contacts === '' ? <State isSet={false} /> : <span className="text-sm text-fg-2">{contacts}</span>}
          to={pathTo('bindContact')}
        />
        <Row
          icon={<MonitorSmartphone className="size-5" />}
          title={t('security.devicesTitle')}
          to={pathTo('devices')}
        />
      </Card>
      <SignInHistory />
    </Screen>
  )
}

function State({ isSet }: { isSet: boolean }) {
  const { t } = useTranslation()
  return (
    <span className={isSet ? 'text-sm text-fg-2' : 'text-sm text-warn'}>
      {t(isSet ? 'security.isSet' : 'security.notSet')}
    </span>
  )
}
