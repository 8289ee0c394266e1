import { Minimize2, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { dayChange } from '@touchstone/app/market/day-change'
import { useTick } from '@touchstone/app/live/use-tick'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { Change } from '../ui/Change.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Price } from '../ui/Price.tsx'
import { IntervalBar } from './IntervalBar.tsx'
import type { OpenedChart } from '@touchstone/app/chart/open-chart'
import type { FullScreen } from './use-full-screen.ts'

type FullHeaderProps = { listed: ListedSymbol; chart: OpenedChart | undefined; fullScreen: FullScreen; isWide: boolean }

/** Our choice. */
const zoomStep = 1.25

/** Over the chart that fills the screen: what it shows, and the way back, Escape too. Wide, it has all in one row. */
export function FullHeader({ listed, chart, fullScreen, isWide }: FullHeaderProps) {
  const { t } = useTranslation()
  const { symbol, priceTick, day } = listed
  const tick = useTick(symbol)
  const { leave, rotate, mode } = fullScreen
  useEffect(() => {
    const escape = (event: KeyboardEvent): void => {
      // A sheet over it takes the key for itself.
      if (event.key === 'Escape' && document.querySelector('[role=dialog]') === null) leave()
    }
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [leave])
  return (
    <header className="flex shrink-0 items-center gap-2.5 pr-1 pl-4">
      <h2 className="text-sm font-semibold whitespace-nowrap">{symbol}</h2>
      <Price value={tick?.mark} tick={priceTick} className="text-sm font-semibold" />
      <Change value={dayChange(day?.open, tick?.mark)} className="text-xs" />
      {isWide ? <IntervalBar className="flex-1" /> : <span className="flex-1" />}
      <IconButton
        label={t('chart.zoomOut')}
        icon={<ZoomOut aria-hidden className="size-5" />}
        onClick={() => chart?.zoom(1 / zoomStep)}
      />
      <IconButton
        label={t('chart.zoomIn')}
        icon={<ZoomIn aria-hidden className="size-5" />}
        onClick={() => chart?.zoom(zoomStep)}
      />
      <IconButton
        label={t(mode === 'landscape' ? 'chart.portrait' : 'chart.landscape')}
        icon={<RotateCw aria-hidden className="size-5" />}
        onClick={rotate}
      />
      <IconButton
        label={t('chart.leaveFullScreen')}
        icon={<Minimize2 aria-hidden className="size-5" />}
        onClick={leave}
      />
    </header>
  )
}
