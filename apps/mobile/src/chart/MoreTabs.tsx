import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { Tabs } from '../ui/Tabs.tsx'
import { DetailsSummary } from './DetailsSummary.tsx'
import { RecentTicks } from './RecentTicks.tsx'

/** Below the chart: what has just been taped, and what the symbol is traded under. */
export function MoreTabs({ listed }: { listed: ListedSymbol }) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<'ticks' | 'details'>('ticks')
  return (
    <div className="flex flex-col pb-4">
      <div className="px-4">
        <Tabs
          label={t('chart.below', { symbol: listed.symbol })}
          value={tab}
          onChange={setTab}
          items={[
            { value: 'ticks', label: t('chart.ticks') },
            { value: 'details', label: t('words.details') },
          ]}
        />
      </div>
      {tab === 'ticks' ? <RecentTicks listed={listed} /> : <DetailsSummary listed={listed} />}
    </div>
  )
}
