import { ChevronsRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFrame } from '@touchstone/app/chart/use-frame'
import type { ShownChart } from '@touchstone/app/chart/use-chart'

/** Back to the newest candle, while it is out of sight. On the left: on the right are the labels of lines. */
export function NewestButton({ shown: { chart, frames } }: { shown: ShownChart }) {
  const { t } = useTranslation()
  const isAtNewest = useFrame(frames, 'isAtNewest')
  const pane = useFrame(frames, 'pane')
  if (isAtNewest) return null
  return (
    <div className="pointer-events-none absolute top-0 left-0 flex items-end p-2" style={pane}>
      <button
        type="button"
        aria-label={t('chart.newest')}
        onClick={() => chart?.showNewest()}
        className="pointer-events-auto relative grid size-8 place-items-center rounded-full border border-border bg-surface text-fg-2 shadow-floating after:absolute after:-inset-2"
      >
        <ChevronsRight aria-hidden className="size-4" />
      </button>
    </div>
  )
}
