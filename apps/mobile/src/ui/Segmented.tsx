import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { haptic } from '@touchstone/app/feedback/haptic'

export type SegmentedItem<Value extends string> = { value: Value; label: ReactNode; tone?: 'up' | 'down' | undefined }

type SegmentedProps<Value extends string> = {
  items: readonly SegmentedItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** The accessible name of the choice. */
  label: string
}

const thumbs = {
  up: 'bg-up-fill',
  down: 'bg-down-fill',
  none: 'bg-surface shadow-raised dark:bg-border',
} as const

/** One of two to four, all in sight. */
export function Segmented<Value extends string>({ items, value, onChange, label }: SegmentedProps<Value>) {
  const name = useId()
  const at = items.findIndex((item) => item.value === value)
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="relative grid auto-cols-fr grid-flow-col rounded-md bg-surface-2 p-1"
    >
      {at >= 0 && (
        <span
          aria-hidden
          className={clsx(
            'absolute inset-y-1 left-1 rounded-sm transition-[transform,background-color] duration-200 ease-soft',
            thumbs[items[at]?.tone ?? 'none'],
          )}
          style={{ width: `calc((100% - 0.5rem) / ${items.length})`, transform: `translateX(${at * 100}%)` }}
        />
      )}
      {items.map((item, index) => (
        <label
          key={item.value}
          className={clsx(
            'relative grid min-h-9 place-items-center rounded-sm px-1.5 text-center text-sm leading-tight font-semibold transition-colors duration-150 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent',
            index === at ? (item.tone === undefined ? 'text-fg' : 'text-on-fill') : 'text-fg-2',
          )}
        >
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={index === at}
            onChange={() => {
              haptic()
              onChange(item.value)
            }}
            className="absolute inset-x-0 -inset-y-1 cursor-pointer opacity-0"
          />
          {item.label}
        </label>
      ))}
    </div>
  )
}
