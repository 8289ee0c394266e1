import { Handshake, History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useIsSignedIn } from '@touchstone/app/api/session'
import { byState } from '@touchstone/app/bonds/bond-figures'
import { useBonds } from '@touchstone/app/bonds/bonds.queries'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { pathTo } from '../routes/paths.ts'
import { Empty } from '../ui/Empty.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { BondCard } from './BondCard.tsx'

/** Every bond, for visitors too: those on offer first, then those that are late. */
export function BondsScreen() {
  const { t } = useTranslation()
  const bonds = useBonds()
  return (
    <Screen title={t('bonds.title')} back right={useIsSignedIn() ? <OrdersLink /> : undefined}>
      <p className="flex items-start gap-2.5 text-base">
        <Handshake aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
        {t('bonds.intro')}
      </p>
      <ProtectionNotice feature="bonds" />
      <Loaded
        query={bonds}
        skeleton={<BondsSkeleton />}
        isEmpty={({ length }) => length === 0}
        empty={<Empty icon={<Handshake />} title={t('bonds.noBonds')} text={t('bonds.noBondsText')} />}
      >
        {(shown) => (
          <ul className="flex flex-col gap-3">
            {byState(shown).map((bond) => (
              <li key={bond.id}>
                <BondCard bond={bond} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Screen>
  )
}

function BondsSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-60 rounded-lg" />
      <Skeleton className="h-60 rounded-lg" />
    </div>
  )
}

/** The way to one's own orders. */
function OrdersLink() {
  const { t } = useTranslation()
  return (
    <Link
      to={pathTo('bondOrders')}
      aria-label={t('bonds.ordersTitle')}
      className="grid size-11 place-items-center rounded-full active:bg-surface-2"
    >
      <History aria-hidden className="size-5" />
    </Link>
  )
}
