import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { nameOfSymbol } from '@touchstone/app/market/symbol-names'
import { useFeed } from '@touchstone/app/setup/setup.queries'
import { type SymbolDetails, useSymbolDetails } from '@touchstone/app/market/symbols.queries'
import { Card } from '../ui/Card.tsx'
import { Facts, type Fact } from '../ui/Facts.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Section } from '../ui/Section.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import { Brackets } from './Brackets.tsx'
import { SeedSection } from './SeedSection.tsx'
import { useFeeFacts, useFundingFacts, useHoursFacts, useTradingFacts } from './symbol-facts.tsx'

/** All that a symbol is traded under. */
export function SymbolDetailsScreen() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const symbol = search.get('symbol') ?? 'BTC/USDT'
  return (
    <Screen back title={t('chart.detailsTitle')}>
      <Loaded query={useSymbolDetails(symbol)} skeleton={<DetailsSkeleton />}>
        {(details) => <Details details={details} />}
      </Loaded>
    </Screen>
  )
}

function Details({ details }: { details: SymbolDetails }) {
  const { t } = useTranslation()
  const { symbol, gapLeverageMax, brackets } = details
  return (
    <>
      <div className="flex items-center gap-3">
        <SymbolIcon symbol={symbol} size="lg" />
        <div className="min-w-0 flex-1">
          <h2 className="text-xl font-semibold">{symbol}</h2>
          <p className="truncate text-sm text-fg-2">
            {nameOfSymbol(symbol)} · {t(`market.${details.marketClass}`)}
          </p>
        </div>
      </div>
      {gapLeverageMax !== null && <Notice tone="warn">{t('chart.gapLeverage', { leverage: gapLeverageMax })}</Notice>}
      <Group title={t('chart.trading')} facts={useTradingFacts(details)} />
      <Section title={t('chart.brackets')}>
        <Card>
          <Brackets brackets={brackets} />
        </Card>
      </Section>
      <Group title={t('chart.fees')} facts={useFeeFacts(details)} />
      <Group title={t('words.funding')} facts={useFundingFacts(details)} />
      <Group title={t('chart.hours')} facts={useHoursFacts(details)} />
      <Group title={t('chart.prices')} facts={usePriceFacts(details)} />
      <SeedSection />
      <Notice>{t('chart.usdNote')}</Notice>
      <LinkButton kind="soft" to={pathTo('kline', { symbol })}>
        {t('chart.title')}
      </LinkButton>
    </>
  )
}

function Group({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Section title={title}>
      <Card padded>
        <Facts items={facts} />
      </Card>
    </Section>
  )
}

function usePriceFacts({ price, staleAfterMs, settingsVersion }: SymbolDetails): Fact[] {
  const { t } = useTranslation()
  const feed = useFeed().data
  return [
    {
      label: t('chart.source'),
      value: price?.source ?? feed?.name ?? '—',
      hint: price?.derived === true ? t('chart.derived') : feed?.description,
    },
    { label: t('chart.pausedAfter'), value: t('chart.seconds', { count: Math.round(staleAfterMs / 1_000) }) },
    { label: t('chart.settingsVersion'), value: String(settingsVersion) },
  ]
}

function DetailsSkeleton() {
  return (
    <div className="flex flex-col gap-5 pt-1">
      <div className="flex items-center gap-3">
        <Skeleton className="size-12 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-4 w-44" />
        </div>
      </div>
      {[40, 52, 36].map((height) => (
        <div key={height} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-32" />
          <Skeleton className={height === 52 ? 'h-52 w-full' : 'h-40 w-full'} />
        </div>
      ))}
    </div>
  )
}
