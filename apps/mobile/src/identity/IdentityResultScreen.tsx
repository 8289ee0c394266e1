import { IdCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { useIdentity, useIdentityApplications } from '@touchstone/app/identity/identity.queries'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { IdentityResult, ResultActs } from './IdentityResult.tsx'

/** The progress of the verification. It updates itself: the server sends an event after a review. */
export function IdentityResultScreen() {
  const { t } = useTranslation()
  const standing = useIdentity().data
  const applications = useIdentityApplications()
  const newest = applications.data?.[0]
  return (
    <Screen
      title={t('identity.resultTitle')}
      back
      footer={
        standing !== undefined && newest !== undefined ? <ResultActs standing={standing} newest={newest} /> : undefined
      }
    >
      <Loaded
        query={applications}
        skeleton={<ResultSkeleton />}
        isEmpty={(sent) => sent.length === 0}
        empty={
          <Empty
            icon={<IdCard />}
            title={t('identity.emptyTitle')}
            text={t('identity.emptyText')}
            action={<LinkButton to={pathTo('identity')}>{t('identity.start')}</LinkButton>}
          />
        }
      >
        {([shown, ...earlier]) => shown && <IdentityResult shown={shown} earlier={earlier} />}
      </Loaded>
    </Screen>
  )
}

function ResultSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col items-center gap-3 py-8">
        <Skeleton className="size-18 rounded-full!" />
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-4 w-64" />
      </div>
      <Card>
        <SkeletonRows count={3} icon={false} />
      </Card>
    </div>
  )
}
