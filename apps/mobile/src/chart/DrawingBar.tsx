import { Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/IconButton.tsx'
import { tapsOf } from '@touchstone/app/chart/drawings'
import { LockButton } from './DrawingsSheet.tsx'
import { ToolIcon } from './ToolIcon.tsx'
import type { ShownChart } from '@touchstone/app/chart/use-chart'

/** Over the chart: what to do next while something is drawn, and what can be done with the drawing that is chosen. */
export function DrawingBar({ shown: { chart, drawings } }: { shown: ShownChart }) {
  const { t } = useTranslation()
  const { drawing } = drawings
  const selected = drawings.drawings.find(({ id }) => id === drawings.selected)
  if (chart === undefined) return null
  if (drawing !== undefined) {
    const count = tapsOf(drawing.tool)
    return (
      <Bar>
        <ToolIcon tool={drawing.tool} className="size-5" />
        <span role="status" className="text-xs font-medium">
          {drawing.tool === 'brush'
            ? t('chart.drawStroke')
            : t('chart.tapPoint', { number: Math.min(count, drawing.points + 1), count })}
        </span>
        <IconButton
          label={t('words.cancel')}
          icon={<X aria-hidden className="size-5" />}
          onClick={() => chart.drawings.cancel()}
        />
      </Bar>
    )
  }
  if (selected === undefined) return null
  const name = t(`chart.tools.${selected.tool}`)
  return (
    <Bar>
      <ToolIcon tool={selected.tool} className="size-5" />
      <span className="max-w-32 truncate text-xs font-medium">{name}</span>
      <LockButton
        name={name}
        locked={selected.locked}
        onLock={(locked) => chart.drawings.setLocked(selected.id, locked)}
      />
      <IconButton
        label={`${t('words.delete')}: ${name}`}
        icon={<Trash2 aria-hidden className="size-5" />}
        onClick={() => chart.drawings.remove(selected.id)}
      />
    </Bar>
  )
}

function Bar({ children }: { children: React.ReactNode }) {
  return (
    <div className="absolute bottom-8 left-1/2 z-10 flex -translate-x-1/2 items-center gap-2 rounded-full border border-border bg-surface pl-4 whitespace-nowrap shadow-floating">
      {children}
    </div>
  )
}
