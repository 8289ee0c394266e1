import { CallRefused } from '@touchstone/client/call-failed'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SandboxChip } from '../market/SandboxChip.tsx'
import { messageOf } from '@touchstone/app/feedback/failures'
import { pathTo } from '../routes/paths.ts'
import { usePreferences } from '@touchstone/app/look/preferences'
import { type Assets, useAssets } from '@touchstone/app/wallets/wallets.queries'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Change } from '../ui/Change.tsx'
import { HideEye } from '../ui/HideEye.tsx'
import { shownPlaces } from '@touchstone/app/format/number-text'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { DemoAccount } from './DemoAccount.tsx'
import { todayRate } from '@touchstone/app/wallets/today-rate'

/** What the settlement currency is: worth is always known in it. */
const plainCurrency = 'USDT'

/** What a person has in all, and what today has made of it. */
export function TotalAssets() {
  const currency = usePreferences(({ displayCurrency }) => displayCurrency)
  const { error } = useAssets('real', currency)
  // No rate for the currency of their choice: better in another than none.
  return <Total currency={error instanceof CallRefused ? plainCurrency : currency} />
}

function Total({ currency }: { currency: string }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useAssets('real', currency)
  return (
    <section className="flex flex-col gap-1">
      <div className="flex items-center gap-1">
        <h2 className="text-sm text-fg-2">{t('home.totalAssets', { currency })}</h2>
        <HideEye />
        <span className="ml-auto">
          <SandboxChip />
        </span>
      </div>
      {data === undefined && error === null && <TotalSkeleton />}
      {data === undefined && error !== null && (
        <div role="alert" className="flex min-h-17 items-center justify-between gap-3">
          <p className="text-sm text-fg-2">{messageOf(error)}</p>
          <Button
            kind="soft"
            size="sm"
            className="shrink-0 whitespace-nowrap"
            busy={isFetching}
            onClick={() => void refetch()}
          >
            {t('ui.retry')}
          </Button>
        </div>
      )}
      {data !== undefined && <Worth assets={data} />}
      {data !== undefined && error !== null && <RefreshFailed onRetry={() => void refetch()} />}
    </section>
  )
}

function Worth({ assets }: { assets: Assets }) {
  const { t } = useTranslation()
  const { equity, today, delayed, unvalued } = assets
  const total = equity.shown ?? equity.value
  const rate = todayRate(today)
  const currency = equity.shown === null ? plainCurrency : (assets.currency ?? plainCurrency)
  return (
    <>
      <Link to={pathTo('assets')} className="flex min-h-11 items-center gap-1 self-start">
        <Amount value={total} places={shownPlaces(currency)} private fit className="text-3xl font-semibold" />
        <ChevronRight aria-hidden className="size-5 text-fg-3" />
        <span className="sr-only"> {t('home.openAssets')}</span>
      </Link>
      <p className="flex min-h-5 flex-wrap items-center gap-x-2 text-sm text-fg-2">
        {rate !== null && <Change value={rate} />}
        <Amount value={today.profit.shown ?? today.profit.value} places={shownPlaces(currency)} sign private />
        <span>{t('words.today')}</span>
      </p>
      {unvalued.length > 0 && (
        <p className="text-xs text-warn">{t('home.unvalued', { currencies: unvalued.join(', ') })}</p>
      )}
      {unvalued.length === 0 && delayed.length > 0 && <p className="text-xs text-fg-3">{t('home.delayed')}</p>}
      {!/[1-9]/.test(equity.value) && <DemoAccount currency={currency} />}
    </>
  )
}

function TotalSkeleton() {
  return (
    <Waiting>
      <Skeleton className="h-10 w-48" />
      <Skeleton className="mt-2 h-5 w-32" />
    </Waiting>
  )
}
