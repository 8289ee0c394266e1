import { clsx } from 'clsx'
import { Magnet, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/IconButton.tsx'
import { setChartSettings, useChartSettings } from '@touchstone/app/chart/chart-settings'
import { drawingTools } from '@touchstone/app/chart/drawings'
import { ToolIcon } from './ToolIcon.tsx'
import type { ShownChart } from '@touchstone/app/chart/use-chart'

/** The drawing tools at the left of a wide chart. */
export function DrawingRail({ shown: { chart, drawings } }: { shown: ShownChart }) {
  const { t } = useTranslation()
  const magnet = useChartSettings((settings) => settings.magnet)
  return (
    <div
      role="toolbar"
      aria-orientation="vertical"
      aria-label={t('chart.draw')}
      className="flex w-11 shrink-0 flex-col overflow-y-auto border-r border-border [scrollbar-width:none]"
    >
      <IconButton
        label={t('chart.magnet')}
        aria-pressed={magnet}
        icon={<Magnet aria-hidden className={clsx('size-5', magnet && 'text-accent')} />}
        onClick={() => setChartSettings({ magnet: !magnet })}
      />
      {drawingTools.map((tool) => {
        const isOn = drawings.drawing?.tool === tool
        return (
          <IconButton
            key={tool}
            label={t(`chart.tools.${tool}`)}
            aria-pressed={isOn}
            icon={<ToolIcon tool={tool} className={clsx('size-5', isOn ? 'text-accent' : 'text-fg-2')} />}
            onClick={() => (isOn ? chart?.drawings.cancel() : chart?.drawings.begin(tool))}
          />
        )
      })}
      {drawings.drawings.length > 0 && (
        <IconButton
          label={t('chart.deleteAll')}
          icon={<Trash2 aria-hidden className="size-5" />}
          onClick={() => chart?.drawings.clear()}
        />
      )}
    </div>
  )
}
