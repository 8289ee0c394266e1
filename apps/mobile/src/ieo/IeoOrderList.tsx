import { Sprout } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useIeoOrders } from '@touchstone/app/ieo/ieo.queries'
import { NotLoaded } from '../investments/NotLoaded.tsx'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { IeoOrderRow } from './IeoOrderRow.tsx'

/** Somebody's applications, newest first. */
export function IeoOrderList() {
  const { t } = useTranslation()
  const query = useIeoOrders()
  const { data, error, isFetching } = query
  if (data === undefined && error !== null)
    return <NotLoaded error={error} busy={isFetching} onRetry={() => void query.refetch()} />
  const isEmpty = data?.pages.every(({ records }) => records.length === 0) === true
  if (isEmpty)
    return (
      <Empty
        icon={<Sprout />}
        title={t('ieo.noOrders')}
        text={t('ieo.noOrdersText')}
        action={
          <LinkButton replace to={pathTo('ieo')}>
            {t('ieo.seeSales')}
          </LinkButton>
        }
      />
    )
  return (
    <Card>
      <PagedList
        className="divide-y divide-border"
        query={query}
        keyOf={({ id }) => id}
        row={(order) => <IeoOrderRow order={order} />}
        skeleton={<SkeletonRows count={3} />}
        empty={null}
      />
    </Card>
  )
}
