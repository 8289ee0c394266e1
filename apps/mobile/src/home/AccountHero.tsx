import { CallRefused } from '@touchstone/client/call-failed'
import { minuteMs } from '@touchstone/domain/time'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { SandboxChip } from '../market/SandboxChip.tsx'
import { useSession } from '@touchstone/app/api/session'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { messageOf } from '@touchstone/app/feedback/failures'
import { shownPlaces } from '@touchstone/app/format/number-text'
import { keepTotal, type KeptTotal, keptTotal } from '@touchstone/app/home/kept-total'
import { chooseAccount } from '@touchstone/app/home/shown-account'
import { usePreferences } from '@touchstone/app/look/preferences'
import { shortTime } from '@touchstone/app/time/short-time'
import { useNow } from '@touchstone/app/time/use-now'
import { todayRate } from '@touchstone/app/wallets/today-rate'
import { type Assets, useAssets } from '@touchstone/app/wallets/wallets.queries'
import { plainCurrency } from '@touchstone/app/wallets/worth.queries'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { HideEye } from '../ui/HideEye.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { FlatLine } from '../wallets/FlatLine.tsx'
import { WorthFigures } from '../wallets/WorthFigures.tsx'
import { loadWorthHero } from './load-worth-hero.ts'

/** Where its code cannot be had, as without a connection, the total stands without its curve. */
const WorthHero = lazy(async () => ({ default: await loadWorthHero().catch(() => PlainTotal) }))

/** What a person has in the account that they look at, and what became of it. */
export function AccountHero({ book }: { book: Book }) {
  const chosen = usePreferences(({ displayCurrency }) => displayCurrency)
  const asked = useAssets(book, chosen)
  // No rate for the currency of their choice: better in another than none.
  const currency = asked.error instanceof CallRefused ? plainCurrency : chosen
  const { data, error, isFetching, refetch, dataUpdatedAt } = useAssets(book, currency)
  const token = useSession((state) => state.token)
  useKeeping(data)
  return (
    <HeroFrame book={book} currency={currency} onChoose={chooseAccount}>
      {data === undefined && error === null && <WaitingTotal of={{ book, currency }} token={token} />}
      {data === undefined && error !== null && (
        <FailedTotal error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <Suspense fallback={<FirstTotal of={totalOf(data)} />}>
          <WorthHero key={book} assets={data} atMs={dataUpdatedAt} links />
        </Suspense>
      )}
      {data !== undefined && error !== null && <RefreshFailed onRetry={() => void refetch()} />}
    </HeroFrame>
  )
}

/** The total that this device showed last, while it is not yet known who opened the app. */
export function KeptHero({ kept }: { kept: KeptTotal & { atMs: number } }) {
  return (
    <HeroFrame book={kept.book} currency={kept.currency}>
      <OldTotal kept={kept} />
    </HeroFrame>
  )
}

type HeroFrameProps = {
  book: Book
  currency: string
  onChoose?: (book: Book) => void
  children: ReactNode
}

function HeroFrame({ book, currency, onChoose, children }: HeroFrameProps) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('home.total', { currency })} className="flex min-h-86 flex-col gap-1">
      <div className="flex items-center gap-1">
        <h2 className="text-sm text-fg-2">{t('home.total', { currency })}</h2>
        <HideEye />
        <span className="ml-auto w-36">
          <Segmented
            label={t('words.account')}
            value={book}
            items={[
              { value: 'real', label: t('words.real') },
              { value: 'demo', label: t('words.demo') },
            ]}
            onChange={(next) => onChoose?.(next)}
          />
        </span>
      </div>
      {children}
      <span className="flex empty:hidden">
        <SandboxChip />
      </span>
    </section>
  )
}

/** Before an answer: what was shown last of the same account, or where it will be. */
function WaitingTotal({ of, token }: { of: { book: Book; currency: string }; token: string | undefined }) {
  const kept = keptTotal(token)
  if (kept !== undefined && kept.book === of.book && kept.currency === of.currency) return <OldTotal kept={kept} />
  return (
    <>
      <Waiting>
        <span className="block py-1">
          <Skeleton className="h-10 w-48" />
        </span>
        <Skeleton className="h-5 w-32" />
      </Waiting>
      <FlatLine />
    </>
  )
}

const PlainTotal = ({ assets }: { assets: Assets; atMs: number; links?: boolean }) => (
  <FirstTotal of={totalOf(assets)} />
)

function FirstTotal({ of }: { of: KeptTotal }) {
  const { t } = useTranslation()
  return (
    <>
      <WorthFigures
        total={of.total}
        result={of.today}
        rate={of.rate}
        places={shownPlaces(of.currency)}
        when={t('words.today')}
        link={pathTo('assets', { book: bookParameter(of.book) })}
      />
      <FlatLine />
    </>
  )
}

function OldTotal({ kept }: { kept: KeptTotal & { atMs: number } }) {
  const { t } = useTranslation()
  const nowMs = useNow(minuteMs, true)
  return (
    <>
      <WorthFigures
        old
        total={kept.total}
        result={kept.today}
        rate={kept.rate}
        places={shownPlaces(kept.currency)}
        when={t('home.asOf', { time: shortTime(kept.atMs, nowMs) })}
      />
      <FlatLine />
    </>
  )
}

function FailedTotal({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="flex min-h-17 items-center justify-between gap-3">
      <p className="text-sm text-fg-2">{messageOf(error)}</p>
      <Button kind="soft" size="sm" className="shrink-0 whitespace-nowrap" busy={busy} onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}

const totalOf = ({ book, currency, equity, today }: Assets): KeptTotal => ({
  book,
  currency: equity.shown === null ? plainCurrency : (currency ?? plainCurrency),
  total: equity.shown ?? equity.value,
  today: today.profit.shown ?? today.profit.value,
  rate: todayRate(today),
})

/** Keeps each total that comes, to paint with the next time. */
function useKeeping(assets: Assets | undefined): void {
  const token = useSession((state) => state.token)
  useEffect(() => {
    if (token !== undefined && assets !== undefined) keepTotal(token, Date.now(), totalOf(assets))
  }, [assets, token])
}
