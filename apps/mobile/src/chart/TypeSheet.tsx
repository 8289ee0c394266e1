import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { candleTypes } from '@touchstone/app/chart/candle-types'
import { setChartSettings, useChartSettings } from '@touchstone/app/chart/chart-settings'
import { haptic } from '@touchstone/app/feedback/haptic'
import { Sheet } from '../ui/Sheet.tsx'
import { TypeIcon } from './TypeIcon.tsx'

/** How the price is drawn. Kept on the device. */
export function TypeSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation()
  const chosen = useChartSettings(({ type }) => type)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('chart.chartType')}>
      <ul className="-mx-4">
        {candleTypes.map((type) => (
          <li key={type}>
            <button
              type="button"
              aria-pressed={type === chosen}
              onClick={() => {
                haptic()
                setChartSettings({ type })
                onOpenChange(false)
              }}
              className="flex min-h-12 w-full items-center gap-3 px-4 text-left text-base -outline-offset-2 active:bg-surface-2 aria-pressed:font-semibold aria-pressed:text-accent"
            >
              <TypeIcon type={type} className="size-6 shrink-0" />
              <span className="flex-1">{t(`chart.types.${type}`)}</span>
              {type === chosen && <Check aria-hidden className="size-5" />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
