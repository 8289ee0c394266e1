import { minuteMs } from '@touchstone/domain/time'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { priceText } from '@touchstone/app/format/number-text'
import { dayPoints } from '@touchstone/app/home/day-points'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { useNow } from '@touchstone/app/time/use-now'
import { shortTime } from '@touchstone/app/time/short-time'
import { LineChart } from '../ui/LineChart.tsx'

/** What a finger points at. */
export type PickedPrice = { when: string; value: string }

export type PriceLineProps = {
  listed: ListedSymbol
  mark: string | undefined
  onPick: (picked: PickedPrice | null) => void
}

/** The last day of a symbol as a line that ends with its price of this moment, to run a finger along. */
export function PriceLine({ listed, mark, onPick }: PriceLineProps) {
  const { t } = useTranslation()
  const nowMs = useNow(minuteMs, true)
  const points = useMemo(() => dayPoints(listed.sparkline, mark, nowMs), [listed.sparkline, mark, nowMs])
  const isDown = listed.day?.change.startsWith('-') === true
  return (
    <LineChart
      bare
      points={points}
      label={t('home.dayLine', { symbol: listed.symbol })}
      tone={isDown ? 'down' : 'up'}
      format={(value) => priceText(String(value), listed.priceTick)}
      formatAt={(at) => shortTime(at, nowMs)}
      onScrub={(point) => {
        onPick(point === null ? null : { when: shortTime(point.at, nowMs), value: point.text })
      }}
      className="-mr-2 -ml-4 h-36"
    />
  )
}
