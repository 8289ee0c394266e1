import { useTranslation } from 'react-i18next'
import { useOrderStat } from '@touchstone/app/investments/investments.queries'
import { Amount } from '../ui/Amount.tsx'
import { HideEye } from '../ui/HideEye.tsx'
import { Money } from '../ui/Money.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'

/** Invested, what the last day brought, and all days together. `quiet`: the screen below says already that nothing came. */
export function StatHero({ quiet = false }: { quiet?: boolean }) {
  const { t } = useTranslation()
  const stat = useOrderStat()
  const { invested, todayIncome, totalIncome } = stat.data ?? { invested: null, todayIncome: null, totalIncome: null }
  return (
    <section aria-label={t('wallets.account.invested')}>
      <div className="flex items-center gap-1 text-sm text-fg-2">
        {t('wallets.account.invested')}
        <HideEye />
      </div>
      <Money value={invested} toCent private fit className="text-3xl font-semibold" />
      <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <div className="flex items-baseline gap-1.5">
          <dt className="text-fg-2">{t('investments.lastDay')}</dt>
          <dd className="font-medium">
            <Amount value={todayIncome} sign tone toCent private />
          </dd>
        </div>
        <div className="flex items-baseline gap-1.5">
          <dt className="text-fg-2">{t('investments.inAll')}</dt>
          <dd className="font-medium">
            <Amount value={totalIncome} sign tone toCent private />
          </dd>
        </div>
      </dl>
      {!quiet && stat.error !== null && stat.data === undefined && (
        <RefreshFailed onRetry={() => void stat.refetch()} />
      )}
    </section>
  )
}
