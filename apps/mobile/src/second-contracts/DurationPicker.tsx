import { clsx } from 'clsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'
import { rateText } from '@touchstone/app/second-contracts/rate-text'
import type { OfferedSet } from '@touchstone/app/second-contracts/second-contracts.queries'

type DurationPickerProps = {
  sets: readonly OfferedSet[]
  /** Those that cannot be bought now. */
  off: readonly number[]
  value: number
  onChange: (durationSeconds: number) => void
}

/** How long a contract runs, with what it pays. */
export function DurationPicker({ sets, off, value, onChange }: DurationPickerProps) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={t('words.duration')} className="grid grid-cols-4 gap-2">
      {sets.map(({ durationSeconds, payoutRate }) => (
        <label
          key={durationSeconds}
          className={clsx(
            'relative flex min-h-13 flex-col items-center justify-center rounded-md border px-1 text-center transition-colors duration-150 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent',
            durationSeconds === value
              ? 'border-accent bg-accent-soft text-accent'
              : 'border-transparent bg-surface-2 text-fg-2',
            off.includes(durationSeconds) && 'opacity-60',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={durationSeconds === value}
            disabled={off.includes(durationSeconds)}
            onChange={() => {
              haptic()
              onChange(durationSeconds)
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="num text-sm leading-tight font-semibold">
            {t('secondContracts.seconds', { seconds: durationSeconds })}
          </span>
          <span className="num text-xs font-medium">
            {off.includes(durationSeconds) ? t('secondContracts.offNow') : `+${rateText(payoutRate)}`}
          </span>
        </label>
      ))}
    </div>
  )
}
