import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { haptic } from '@touchstone/app/feedback/haptic'

type ChipsProps<Value extends string> = {
  items: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  label: string
  /** In as many lines as it takes; else in one that scrolls. */
  wrap?: boolean
}

/** One of several as pills. */
export function Chips<Value extends string>({ items, value, onChange, label, wrap = false }: ChipsProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={clsx(
        'flex gap-2 py-1.5',
        wrap ? 'flex-wrap' : '-mx-0.5 -my-0.5 overflow-x-auto px-0.5 [scrollbar-width:none]',
      )}
    >
      {items.map((item) => (
        <label
          key={item.value}
          className={clsx(
            'relative grid min-h-8 shrink-0 place-items-center rounded-full px-3.5 text-xs font-semibold whitespace-nowrap transition-colors duration-150 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent',
            item.value === value ? 'bg-accent-soft text-accent' : 'bg-surface-2 text-fg-2',
          )}
        >
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => {
              haptic()
              onChange(item.value)
            }}
            className="absolute inset-x-0 -inset-y-1.5 cursor-pointer opacity-0"
          />
          {item.label}
        </label>
      ))}
    </div>
  )
}
