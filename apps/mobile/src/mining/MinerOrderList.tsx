import { Pickaxe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMinerOrders } from '@touchstone/app/mining/mining.queries'
import { NotLoaded } from '../investments/NotLoaded.tsx'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Section } from '../ui/Section.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { MinerOrderRow } from './MinerOrderRow.tsx'

/** Those that wait or run, and below them those that have ended. */
export function MinerOrderList() {
  const { t } = useTranslation()
  const open = useMinerOrders('open')
  const ended = useMinerOrders('ended')
  const isEmptyOf = ({ data }: typeof open): boolean => data?.pages[0]?.records.length === 0
  const hasNone = isEmptyOf(open) && isEmptyOf(ended)
  const failed = [open, ended].find(({ data, error }) => data === undefined && error !== null)
  if (failed !== undefined)
    return (
      <Screen title={t('mining.ordersTitle')} back>
        <NotLoaded
          error={failed.error}
          busy={open.isFetching || ended.isFetching}
          onRetry={() => {
            void open.refetch()
            void ended.refetch()
          }}
        />
      </Screen>
    )
  return (
    <Screen title={t('mining.ordersTitle')} back>
      {hasNone ? (
        <Empty
          icon={<Pickaxe />}
          title={t('mining.noOrders')}
          text={t('mining.noOrdersText')}
          action={<LinkButton to={pathTo('miners')}>{t('mining.seeMiners')}</LinkButton>}
        />
      ) : (
        <>
          {!isEmptyOf(open) && <Part title={t('investments.openOrders')} query={open} />}
          {!isEmptyOf(ended) && open.data !== undefined && <Part title={t('investments.endedOrders')} query={ended} />}
        </>
      )}
    </Screen>
  )
}

function Part({ title, query }: { title: string; query: ReturnType<typeof useMinerOrders> }) {
  return (
    <Section title={title}>
      <Card className="[&>ul]:divide-y [&>ul]:divide-border">
        <PagedList
          query={query}
          keyOf={({ id }) => id}
          row={(order) => <MinerOrderRow order={order} />}
          skeleton={<SkeletonRows count={2} />}
          empty={null}
        />
      </Card>
    </Section>
  )
}
