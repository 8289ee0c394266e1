import { IdCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { useIdentity } from '@touchstone/app/identity/identity.queries'
import { Card } from '../ui/Card.tsx'
import { IdentityStatus } from '../identity/IdentityStatus.tsx'
import { shownState } from '../identity/shown-state.ts'
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
