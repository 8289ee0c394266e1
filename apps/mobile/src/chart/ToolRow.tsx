import { clsx } from 'clsx'
import { ChartSpline, Maximize2, PencilRuler } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'
import { IconButton } from '../ui/IconButton.tsx'
import { setChartSettings, useChartSettings } from '@touchstone/app/chart/chart-settings'
import { DrawingsSheet } from './DrawingsSheet.tsx'
import { type IndicatorName, toggled } from '@touchstone/app/chart/indicators'
import { IndicatorsSheet } from './IndicatorsSheet.tsx'
import { TypeIcon } from './TypeIcon.tsx'
import { TypeSheet } from './TypeSheet.tsx'
import type { FullScreen } from './use-full-screen.ts'
import type { ShownChart } from '@touchstone/app/chart/use-chart'

const quick: readonly IndicatorName[] = ['MA', 'EMA', 'BOLL', 'SAR', 'VOL', 'MACD', 'RSI', 'KDJ']

/** Under the chart: indicators at a tap, how it is drawn, all of them, drawing, full screen. */
export function ToolRow({ shown, fullScreen }: { shown: ShownChart; fullScreen: FullScreen }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'type' | 'indicators' | 'drawings'>()
  const type = useChartSettings((settings) => settings.type)
  const close = (): void => setOpen(undefined)
  return (
    <div className="flex shrink-0 items-center border-y border-border pr-1.5 pl-3">
      <QuickIndicators />
      <IconButton
        label={t('chart.chartType')}
        icon={<TypeIcon type={type} className="size-5" />}
        onClick={() => setOpen('type')}
      />
      <IconButton
        label={t('chart.indicators')}
        icon={<ChartSpline aria-hidden className="size-5" />}
        onClick={() => setOpen('indicators')}
      />
      <IconButton
        label={t('chart.draw')}
        icon={<PencilRuler aria-hidden className="size-5" />}
        onClick={() => setOpen('drawings')}
      />
      {fullScreen.mode === 'page' && (
        <IconButton
          label={t('chart.fullScreen')}
          icon={<Maximize2 aria-hidden className="size-5" />}
          onClick={fullScreen.enter}
        />
      )}
      <TypeSheet open={open === 'type'} onOpenChange={close} />
      <IndicatorsSheet open={open === 'indicators'} onOpenChange={close} />
      <DrawingsSheet shown={shown} open={open === 'drawings'} onOpenChange={close} />
    </div>
  )
}

function QuickIndicators() {
  const { t } = useTranslation()
  const indicators = useChartSettings((settings) => settings.indicators)
  return (
    <div
      role="group"
      aria-label={t('chart.quickIndicators')}
      className="flex min-w-0 flex-1 overflow-x-auto [scrollbar-width:none]"
    >
      {quick.map((name) => {
        const isOn = indicators.some((indicator) => indicator.name === name)
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isOn}
            onClick={() => {
              haptic()
              setChartSettings({ indicators: toggled(indicators, name) })
            }}
            className={clsx(
              'min-h-11 shrink-0 px-2 text-xs font-semibold outline-offset-[-2px] transition-colors duration-150',
              isOn ? 'text-accent' : 'text-fg-3',
            )}
          >
            {name}
          </button>
        )
      })}
    </div>
  )
}
