import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { usePreferences } from '@touchstone/app/look/preferences'
import type { Assets } from '@touchstone/app/wallets/wallets.queries'
import { Amount } from '../ui/Amount.tsx'
import { BarChart } from '../ui/BarChart.tsx'
import { Card } from '../ui/Card.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { hiddenNumber } from '@touchstone/app/format/number-text'
import { Section } from '../ui/Section.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type EquityDay, useEquityDays } from '@touchstone/app/wallets/worth.queries'
import { shortText } from '@touchstone/app/wallets/chart-text'
import { changedQuery } from '@touchstone/app/forms/changed-query'
import { dayText, profitDays, type Span, spans } from '@touchstone/app/wallets/profit-days'

/** What each day has brought. */
export function Performance({ assets }: { assets: Assets }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const days = useEquityDays(assets.book)
  const span = spans.find((each) => each === query.get('days')) ?? '30'
  const labels = { '7': 'words.sevenDays', '30': 'words.thirtyDays', '90': 'words.ninetyDays' } as const
  const choose = (next: Span): void => {
    setQuery((old) => changedQuery(old, { days: next }), { replace: true })
  }
  // The curve tells the first day.
  if (days.data?.length === 0) return null
  return (
    <Section title={t('wallets.profitByDay')}>
      <Card padded className="flex flex-col gap-4">
        <Loaded query={days} skeleton={<Skeleton className="h-72" />}>
          {(records) => (
            <>
              <Segmented
                label={t('wallets.profitByDay')}
                value={span}
                items={spans.map((value) => ({ value, label: t(labels[value]) }))}
                onChange={choose}
              />
              <Charts assets={assets} days={records} span={span} nowMs={days.dataUpdatedAt} />
            </>
          )}
        </Loaded>
      </Card>
    </Section>
  )
}

type ChartsProps = { assets: Assets; days: readonly EquityDay[]; span: Span; nowMs: number }

function Charts({ assets, days, span, nowMs }: ChartsProps) {
  const { t } = useTranslation()
  const hides = usePreferences(({ hideBalances }) => hideBalances)
  const present = assets.today.profit.value
  const { bars, profit } = profitDays(days, present, span, nowMs)
  const today = bars.at(-1)?.at
  return (
    <>
      <figure className="flex flex-col gap-1">
        <figcaption className="flex items-baseline justify-between gap-3 text-sm font-medium">
          {t('words.total')}
          <Amount value={profit} sign tone private />
        </figcaption>
        <BarChart
          bars={bars.map(({ at, value }) => ({ label: at === today ? t('words.today') : dayText(at).slice(5), value }))}
          label={t('wallets.profitByDay')}
          format={(value) => (hides ? hiddenNumber.slice(3) : shortText(value))}
          className="h-36"
        />
      </figure>
      <p className="text-xs text-fg-3">{t('wallets.dayEnds')}</p>
    </>
  )
}
