import { ChevronsUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pageOf } from '@touchstone/app/chart/indicators'
import type { ShownChart } from '@touchstone/app/chart/use-chart'
import { useFrame } from '@touchstone/app/chart/use-frame'

/** Over the whole screen, where more panes are on than fit: which are shown, and the way to the others. */
export function PanePager({ shown: { frames, page, turnPage }, pages }: { shown: ShownChart; pages: number }) {
  const { t } = useTranslation()
  const legends = useFrame(frames, 'legends')
  const pane = useFrame(frames, 'pane')
  const first = legends.find(({ isOverCandles }) => !isOverCandles)
  if (pages < 2 || first === undefined) return null
  return (
    <button
      type="button"
      onClick={() => turnPage(1)}
      className="absolute flex h-6 items-center gap-1 rounded-full bg-surface-2 px-2 text-2xs font-semibold text-fg-2 after:absolute after:-inset-2.5"
      style={{ top: first.top + 2, left: pane.width, transform: 'translateX(-100%)' }}
    >
      <span className="sr-only">{t('chart.otherPanes')}</span>
      <span className="num">
        {pageOf(page, pages) + 1}/{pages}
      </span>
      <ChevronsUpDown aria-hidden className="size-3" />
    </button>
  )
}
