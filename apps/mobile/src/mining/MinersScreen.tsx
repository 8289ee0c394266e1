import { History, Pickaxe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMiners } from '@touchstone/app/mining/mining.queries'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { pathTo } from '../routes/paths.ts'
import { Empty } from '../ui/Empty.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { MinerCard } from './MinerCard.tsx'

/** Every machine, and what its last day would have paid. */
export function MinersScreen() {
  const { t } = useTranslation()
  const miners = useMiners()
  return (
    <Screen title={t('mining.title')} back right={<OrdersLink />}>
      <p className="flex items-start gap-2.5 text-base">
        <Pickaxe aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
        {t('mining.intro')}
      </p>
      <ProtectionNotice feature="mining" />
      <Loaded
        query={miners}
        skeleton={<MinersSkeleton />}
        isEmpty={({ length }) => length === 0}
        empty={<Empty icon={<Pickaxe />} title={t('mining.noMiners')} text={t('mining.noMinersText')} />}
      >
        {(shown) => (
          <ul className="flex flex-col gap-3">
            {shown.map((miner) => (
              <li key={miner.id}>
                <MinerCard miner={miner} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Screen>
  )
}

function MinersSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-52 rounded-lg" />
      <Skeleton className="h-52 rounded-lg" />
    </div>
  )
}

/** The way to one's own orders. */
function OrdersLink() {
  const { t } = useTranslation()
  return (
    <Link
      to={pathTo('minerOrders')}
      aria-label={t('mining.ordersTitle')}
      className="grid size-11 place-items-center rounded-full active:bg-surface-2"
    >
      <History aria-hidden className="size-5" />
    </Link>
  )
}
