import { Handshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBondOrders } from '@touchstone/app/bonds/bonds.queries'
import { NotLoaded } from '../investments/NotLoaded.tsx'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Section } from '../ui/Section.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { BondOrderRow } from './BondOrderRow.tsx'

/** Those that wait or run, and below them those that have ended. */
export function BondOrderList() {
  const { t } = useTranslation()
  const open = useBondOrders('open')
  const ended = useBondOrders('ended')
  const isEmptyOf = ({ data }: typeof open): boolean => data?.pages[0]?.records.length === 0
  const hasNone = isEmptyOf(open) && isEmptyOf(ended)
  const failed = [open, ended].find(({ data, error }) => data === undefined && error !== null)
  if (failed !== undefined)
    return (
      <Screen title={t('bonds.ordersTitle')} back>
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
    <Screen title={t('bonds.ordersTitle')} back>
      {hasNone ? (
        <Empty
          icon={<Handshake />}
          title={t('bonds.noBonds')}
          text={t('bonds.noOrdersText')}
          action={<LinkButton to={pathTo('bonds')}>{t('bonds.seeBonds')}</LinkButton>}
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

function Part({ title, query }: { title: string; query: ReturnType<typeof useBondOrders> }) {
  return (
    <Section title={title}>
      <Card className="[&>ul]:divide-y [&>ul]:divide-border">
        <PagedList
          query={query}
          keyOf={({ id }) => id}
          row={(order) => <BondOrderRow order={order} />}
          skeleton={<SkeletonRows count={2} />}
          empty={null}
        />
      </Card>
    </Section>
  )
}
