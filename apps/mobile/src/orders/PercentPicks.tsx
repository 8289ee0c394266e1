import { haptic } from '@touchstone/app/feedback/haptic'

type PercentPicksProps = {
  label: string
  percents: readonly string[]
  disabled: boolean
  onPick: (percent: string) => void
}

/** Percentages that fill in a field in one tap. Leaves the focus and the keypad where they are. */
export function PercentPicks({ label, percents, disabled, onPick }: PercentPicksProps) {
  return (
    <div role="group" aria-label={label} className="grid grid-cols-4 gap-2 py-1.5">
      {percents.map((percent) => (
        <button
          key={percent}
          type="button"
          disabled={disabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            haptic(8)
            onPick(percent)
          }}
          className="num relative min-h-8 rounded-sm bg-surface-2 text-xs font-medium text-fg-2 transition-[transform,background-color] duration-100 after:absolute after:inset-x-0 after:-inset-y-1.5 active:scale-[.98] active:bg-border disabled:opacity-40"
        >
          {percent}%
        </button>
      ))}
    </div>
  )
}
