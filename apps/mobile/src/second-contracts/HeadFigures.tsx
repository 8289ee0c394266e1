import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { HideEye } from '../ui/HideEye.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Percent } from '../ui/Percent.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type Head, useHead } from '@touchstone/app/second-contracts/second-contracts.queries'

/** Stakes and outcomes of a book: today's profit large. */
export function HeadFigures({ book }: { book: Book }) {
  return (
    <Card padded>
      <Loaded query={useHead(book)} skeleton={<HeadSkeleton />}>
        {(head) => <Figures head={head} />}
      </Loaded>
    </Card>
  )
}

function Figures({ head }: { head: Head }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="flex items-center gap-1">
        <h2 className="text-sm text-fg-2">{t('words.todayProfit')}</h2>
        <HideEye />
      </div>
      <Amount value={head.todayProfit} currency="USDT" sign tone private fit className="text-3xl font-semibold" />
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3">
        <Figure label={t('secondContracts.openStakes')}>
          <Amount value={head.openStakes} private />
        </Figure>
        <Figure label={t('secondContracts.todayStake')}>
          <Amount value={head.todayStake} private />
        </Figure>
        <Figure label={t('secondContracts.winRate')}>
          <Percent value={head.winRate} places={1} />
        </Figure>
        <Figure label={t('secondContracts.count')}>{head.count}</Figure>
      </dl>
    </>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-fg-3">{label}</dt>
      <dd className="num text-base font-medium">{children}</dd>
    </div>
  )
}

function HeadSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-10 w-40" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
    </div>
  )
}
