import { Bell, FileCheck2, FileText, IdCard, Landmark, LockKeyhole, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pathTo, type RouteName } from '../routes/paths.ts'
import { type IdentityStanding, useIdentity } from '@touchstone/app/identity/identity.queries'
import { Card } from '../ui/Card.tsx'
import { IdentityStatus } from '../identity/IdentityStatus.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Row } from '../ui/Row.tsx'
import { Section } from '../ui/Section.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** How far the person is verified, and the way on. */
export function IdentityPart() {
  const { t } = useTranslation()
  const identity = useIdentity()
  const standing = identity.data
  const isStarted = standing !== undefined && (standing.state !== 'none' || standing.level > 0)
  const names = ['identity.levels.none', 'identity.levels.basic', 'identity.levels.advanced'] as const
  return (
    <Section title={t('users.identity')}>
      {identity.error !== null && <RefreshFailed onRetry={() => void identity.refetch()} />}
      <Card className="overflow-hidden">
        <Row
          icon={<IdCard className="size-5" />}
          title={t('identity.title')}
          sub={standing && t(names[standing.level])}
          right={
            standing === undefined ? (
              identity.error === null && <Skeleton className="h-5 w-16" />
            ) : (
              <IdentityStatus state={shownState(standing)} />
            )
          }
          to={pathTo(isStarted ? 'identityResult' : 'identity')}
        />
      </Card>
    </Section>
  )
}

/** A person with a level who has not applied for the next one is verified. */
const shownState = ({ level, state }: IdentityStanding): IdentityStanding['state'] =>
  level > 0 && state === 'none' ? 'verified' : state

/** Settlement accounts, withdrawal password, statements, and notification settings. */
export function AccountRows() {
  const { t } = useTranslation()
  const rows = (items: readonly [RouteName, typeof Bell, string][]) => (
    <Card className="divide-y divide-border overflow-hidden">
      {items.map(([name, Icon, title]) => (
        <Row key={name} icon={<Icon className="size-5" />} title={title} to={pathTo(name)} />
      ))}
    </Card>
  )
  return (
    <>
      <Section title={t('users.funds')}>
        {rows([
          ['settlementAccounts', Landmark, t('settlementAccounts.title')],
          ['withdrawalPassword', LockKeyhole, t('withdrawals.passwordTitle')],
          ['statements', FileText, t('statements.statements')],
          ['agreements', FileCheck2, t('agreements.title')],
        ])}
      </Section>
      <Section title={t('preferences.telling')}>
        {rows([
          ['notifications', Bell, t('preferences.notifications')],
          ['antiPhishing', ShieldCheck, t('preferences.antiPhishing')],
        ])}
      </Section>
    </>
  )
}
