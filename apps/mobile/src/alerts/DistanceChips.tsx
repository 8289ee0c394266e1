import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'
import { percentText } from '@touchstone/app/format/number-text'
import { offeredDistances } from '@touchstone/app/alerts/alert-draft'

type DistanceChipsProps = { disabled: boolean; onPick: (distance: string) => void }

/** So much below or above the mark. Leaves the focus and the keypad where they are. */
export function DistanceChips({ disabled, onPick }: DistanceChipsProps) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('alerts.distances')} className="grid grid-cols-6 gap-1.5 pt-1">
      {offeredDistances.map((distance) => (
        <button
          key={distance}
          type="button"
          disabled={disabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            haptic(8)
            onPick(distance)
          }}
          className="num min-h-11 rounded-sm bg-surface-2 text-xs font-medium text-fg-2 transition-[transform,background-color] duration-100 active:scale-[.98] active:bg-border disabled:opacity-40"
        >
          {percentText(distance, 0, true)}
        </button>
      ))}
    </div>
  )
}
