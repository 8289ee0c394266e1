import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export type ChoiceOption<Value extends string> = {
  value: Value
  label: string
  sub?: string | undefined
  icon?: ReactNode
}

export type ChoiceListProps<Value extends string> = {
  label: string
  options: readonly ChoiceOption<Value>[]
  value: Value | undefined
  onChoose: (value: Value) => void
}

/** The options of a choice; the present one has a check. */
export function ChoiceList<Value extends string>({ label, options, value, onChoose }: ChoiceListProps<Value>) {
  return (
    <ul aria-label={label} className="-mx-1">
      {options.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
            className={clsx(
              'flex w-full items-center gap-3 rounded-md px-3 py-2.5 text-left outline-offset-[-2px] transition-colors duration-150 active:bg-surface-2',
              option.sub === undefined ? 'min-h-12' : 'min-h-14',
              option.value === value && 'bg-accent-soft',
            )}
          >
            {option.icon}
            <span className="min-w-0 flex-1">
              <span className={clsx('block break-words', option.value === value && 'font-semibold text-accent')}>
                {option.label}
              </span>
              {option.sub !== undefined && <span className="num block text-xs text-fg-2">{option.sub}</span>}
            </span>
            {option.value === value && <Check aria-hidden className="size-5 shrink-0 text-accent" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
