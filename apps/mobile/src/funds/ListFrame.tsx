import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { dayOfTime } from '@touchstone/app/time/server-day'
import { Button } from '../ui/Button.tsx'
import { DayHeading } from '../ui/DayHeading.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import type { FundsKind } from '@touchstone/app/funds/funds-kind'

type ListFrameProps<Item> = {
  kind: FundsKind
  query: UseInfiniteQueryResult<InfiniteData<{ records: readonly Item[] }>>
  timeOf: (item: Item) => string
  row: (item: Item) => ReactNode
  isNarrowed: boolean
  onShowAll: () => void
}

/** A list of records by days; empty, it leads to the first of them. */
export function ListFrame<Item extends { id: string }>(props: ListFrameProps<Item>) {
  const { kind, query, timeOf, row, isNarrowed, onShowAll } = props
  const { t } = useTranslation()
  return (
    <div className="flex-1">
      <PagedList
        cards
        next={
          <LinkButton kind="soft" size="md" to={pathTo(kind === 'deposit' ? 'deposit' : 'withdraw')}>
            {t(kind === 'deposit' ? 'funds.depositAgain' : 'funds.withdrawAgain')}
          </LinkButton>
        }
        query={query}
        keyOf={({ id }) => id}
        skeleton={<SkeletonRows count={6} />}
        empty={isNarrowed ? <NothingMatches onShowAll={onShowAll} /> : <NothingYet kind={kind} />}
        divide={(item, before) =>
          before === undefined || dayOfTime(timeOf(before)) !== dayOfTime(timeOf(item)) ? (
            <DayHeading time={timeOf(item)} nowMs={query.dataUpdatedAt} />
          ) : undefined
        }
        row={row}
      />
    </div>
  )
}

function NothingMatches({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation()
  return (
    <Empty
      announced
      title={t('ledger.emptyFiltered')}
      action={
        <Button kind="soft" size="md" onClick={onShowAll}>
          {t('ledger.showAll')}
        </Button>
      }
    />
  )
}

function NothingYet({ kind }: { kind: FundsKind }) {
  const { t } = useTranslation()
  const isDeposit = kind === 'deposit'
  return (
    <Empty
      icon={isDeposit ? <ArrowDownToLine /> : <ArrowUpFromLine />}
      title={t(isDeposit ? 'funds.noDeposits' : 'funds.noWithdrawals')}
      text={t(isDeposit ? 'funds.noDepositsText' : 'funds.noWithdrawalsText')}
      action={
        <LinkButton size="md" to={pathTo(isDeposit ? 'deposit' : 'withdraw')}>
          {t(isDeposit ? 'deposits.title' : 'withdrawals.title')}
        </LinkButton>
      }
    />
  )
}
