import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'

const percents = [25, 50, 75, 100] as const
export type PickedPercent = (typeof percents)[number]

type PercentChipsProps = {
  onPick: (percent: PickedPercent) => void
  /** The one that is in force. */
  value?: number | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A quarter, a half, three quarters, all. Leaves the focus and the keypad where they are. */
export function PercentChips({ onPick, value, disabled, className }: PercentChipsProps) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('words.amount')} className={clsx('grid grid-cols-4 gap-2', className)}>
      {percents.map((percent) => (
        <button
          key={percent}
          type="button"
          disabled={disabled}
          aria-pressed={value === percent}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            haptic(8)
            onPick(percent)
          }}
          className={clsx(
            'num min-h-11 rounded-sm text-xs font-medium transition-[transform,background-color] duration-100 active:scale-[.98] disabled:opacity-40',
            value === percent ? 'bg-accent-soft text-accent' : 'bg-surface-2 text-fg-2 active:bg-border',
          )}
        >
          {percent}%
        </button>
      ))}
    </div>
  )
}
