import { AtSign, Hourglass, IdCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { useSession } from '@touchstone/app/api/session'
import {
  type IdentityApplication,
  type IdentityStanding,
  useIdentity,
  useIdentityApplications,
} from '@touchstone/app/identity/identity.queries'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { formGateOf } from '@touchstone/app/identity/form-gate'
import { useTriesTime } from '@touchstone/app/identity/use-tries-time'

type IdentityFormGateProps = {
  level: 1 | 2
  /** The form, with what is changed or submitted again. */
  children: (standing: IdentityStanding, last: IdentityApplication | undefined) => ReactNode
}

/** Shows the form of a level, or what has to come first: a contact, the level below, tries; once sent, the result. */
export function IdentityFormGate({ level, children }: IdentityFormGateProps) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const user = useSession(({ userInfo }) => userInfo)
  const standing = useIdentity()
  const applications = useIdentityApplications()
  if (user === undefined) return null
  if (user.email === null && user.phone === null)
    return (
      <Empty
        icon={<AtSign />}
        title={t('identity.guestTitle')}
        text={t('identity.guestText')}
        action={<LinkButton to={pathTo('bindContact')}>{t('identity.guestAct')}</LinkButton>}
      />
    )
  return (
    <Loaded query={standing} skeleton={<FormSkeleton />}>
      {(known) => {
        const gate = formGateOf(known, level, query.has('change'))
        if (gate === 'result') return <Navigate to={pathTo('identityResult')} replace />
        if (gate === 'basic_first') return <BasicFirst />
        if (gate === 'no_tries') return <NoTries />
        return (
          <Loaded query={applications} skeleton={<FormSkeleton />}>
            {(sent) => (
              <div key={gate}>
                {children(known, gate === 'form' ? undefined : sent.find((each) => each.level === level))}
              </div>
            )}
          </Loaded>
        )
      }}
    </Loaded>
  )
}

function BasicFirst() {
  const { t } = useTranslation()
  return (
    <Empty
      icon={<IdCard />}
      title={t('identity.basicFirstTitle')}
      text={t('identity.basicFirstText')}
      action={<LinkButton to={pathTo('identity')}>{t('identity.title')}</LinkButton>}
    />
  )
}

function NoTries() {
  const { t } = useTranslation()
  const time = useTriesTime()
  return (
    <Empty
      icon={<Hourglass />}
      title={t('identity.noTriesTitle')}
      text={t('identity.noTriesText', { time })}
      action={
        <LinkButton kind="soft" to={pathTo('identityResult')}>
          {t('identity.resultTitle')}
        </LinkButton>
      }
    />
  )
}
