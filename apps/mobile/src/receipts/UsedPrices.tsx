import { isWatermark, type Tick, type Watermark } from '@touchstone/domain/market/tick'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Section } from '../ui/Section.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { exact } from '@touchstone/app/receipts/exact'
import { printMoment } from '@touchstone/app/receipts/print-moment'
import type { UsedRow } from '@touchstone/app/receipts/used-rows'

type UsedPricesProps = { rows: readonly UsedRow[]; settingsVersion: number }

/** Shown without being asked for. */
const shownMax = 4

/** The rows of the tape that were used, and the version of the settings. */
export function UsedPrices({ rows, settingsVersion }: UsedPricesProps) {
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  // Prices that decided something come first; those between them show on demand.
  const named = rows.filter(({ role }) => role !== undefined)
  const shown = showsAll ? rows : (named.length === 0 ? rows : named).slice(0, shownMax)
  return (
    <Section title={t('receipts.used')}>
      <Card className="divide-y divide-border">
        {rows.length === 0 && <p className="p-4 text-sm text-fg-2">{t('receipts.noPrices')}</p>}
        {shown.map((each) => (
          <UsedPrice key={`${each.row.symbol} ${each.row.sequence}`} used={each} />
        ))}
        {rows.length > shown.length || showsAll ? (
          <Button kind="ghost" size="md" wide onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('receipts.showLess') : t('receipts.showAll', { number: rows.length })}
          </Button>
        ) : null}
        <div className="p-4">
          <Facts
            items={[
              { label: t('receipts.settings'), value: t('receipts.settingsVersion', { version: settingsVersion }) },
            ]}
          />
        </div>
      </Card>
    </Section>
  )
}

function UsedPrice({ used: { row, role } }: { used: UsedRow }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-2.5 p-4">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="num text-sm font-semibold">
          {row.symbol} <span className="font-normal text-fg-3">#{row.sequence}</span>
        </span>
        {role !== undefined && <StatusChip tone="info">{t(role)}</StatusChip>}
      </p>
      {isWatermark(row) ? <WatermarkFacts row={row} /> : <TickFacts row={row} />}
    </div>
  )
}

function WatermarkFacts({ row }: { row: Watermark }) {
  const { t } = useTranslation()
  return <Facts items={[{ label: t('receipts.sealedTime'), value: printMoment(row.watermarkAt) }]} />
}

function TickFacts({ row }: { row: Tick }) {
  const { t } = useTranslation()
  return (
    <Facts
      items={[
        { label: t('receipts.bidAsk'), value: `${exact(row.bid)} / ${exact(row.ask)}` },
        { label: t('receipts.sourceTime'), value: printMoment(row.sourceAt) },
        { label: t('receipts.receivedTime'), value: printMoment(row.receivedAt) },
        {
          label: t('receipts.source'),
          value: row.derived ? `${row.source} · ${t('receipts.derived')}` : row.source,
        },
      ]}
    />
  )
}
