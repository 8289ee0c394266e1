import { Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useProductOrders } from '@touchstone/app/investments/investments.queries'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Section } from '../ui/Section.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { DeepScreen } from './DeepScreen.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { OtherKinds } from './OtherKinds.tsx'
import { OrderRow } from './OrderRow.tsx'
import { StatHero } from './StatHero.tsx'

/** Those that wait or run, and below them those that have ended. */
export function OrderList() {
  const { t } = useTranslation()
  const open = useProductOrders('open')
  const ended = useProductOrders('ended')
  const isEmptyOf = ({ data, hasNextPage }: typeof open): boolean =>
    data?.pages.every(({ records }) => records.length === 0) === true && !hasNextPage
  const hasNone = isEmptyOf(open) && isEmptyOf(ended)
  const failed = [open, ended].find(({ data, error }) => data === undefined && error !== null)
  if (failed !== undefined)
    return (
      <DeepScreen title={t('investments.ordersTitle')} back>
        <NotLoaded
          error={failed.error}
          busy={open.isFetching || ended.isFetching}
          onRetry={() => {
            void open.refetch()
            void ended.refetch()
          }}
        />
      </DeepScreen>
    )
  return (
    <DeepScreen title={t('investments.ordersTitle')} back>
      <StatHero />
      {hasNone ? (
        <Empty
          icon={<Layers />}
          title={t('investments.noOrders')}
          text={t('investments.noOrdersText')}
          action={<LinkButton to={pathTo('strategies')}>{t('investments.seeProducts')}</LinkButton>}
        />
      ) : (
        <>
          {!isEmptyOf(open) && <Part title={t('investments.openOrders')} query={open} />}
          {!isEmptyOf(ended) && open.data !== undefined && <Part title={t('investments.endedOrders')} query={ended} />}
        </>
      )}
      <OtherKinds of="orders" />
    </DeepScreen>
  )
}

function Part({ title, query }: { title: string; query: ReturnType<typeof useProductOrders> }) {
  return (
    <Section title={title}>
      <Card className="[&>ul]:divide-y [&>ul]:divide-border">
        <PagedList
          query={query}
          keyOf={({ id }) => id}
          row={(order) => <OrderRow order={order} />}
          skeleton={<SkeletonRows count={2} />}
          empty={null}
        />
      </Card>
    </Section>
  )
}
