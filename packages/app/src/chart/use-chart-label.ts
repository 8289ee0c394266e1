import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { dayChange } from '../market/day-change.ts'
import { ticks } from '../live/stream.ts'
import { currentTag } from '../texts/language.ts'
import type { ListedSymbol } from '../market/symbols.queries.ts'
import { percentText, priceText } from '../format/number-text.ts'
import { useChartSettings } from './chart-settings.ts'
import { longName } from './intervals.ts'

/** How often the description of the picture follows the price: it is read on demand, not announced. */
const everyMs = 2_000

/** Describes the chart in words for screen readers. */
export function useChartLabel(element: RefObject<HTMLElement | null>, { symbol, priceTick, day }: ListedSymbol): void {
  const { t } = useTranslation()
  const interval = useChartSettings((settings) => settings.interval)
  const open = day?.open
  useEffect(() => {
    const say = (): void => {
      const mark = ticks.get(symbol)?.mark
      const shown = { symbol, interval: longName(interval, currentTag()) }
      const label =
        mark === undefined
          ? t('chart.chartLabel', shown)
          : t('chart.chartLabelPrice', {
              ...shown,
              price: priceText(mark, priceTick),
              change: percentText(dayChange(open, mark), 2, true),
            })
      element.current?.setAttribute('aria-label', label)
    }
    say()
    const saying = setInterval(say, everyMs)
    return () => clearInterval(saying)
  }, [element, symbol, priceTick, open, interval, t])
}
