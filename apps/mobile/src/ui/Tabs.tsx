import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { haptic } from '@touchstone/app/feedback/haptic'

type TabsProps<Value extends string> = {
  items: readonly { value: Value; label: ReactNode; count?: number | undefined }[]
  value: Value
  onChange: (value: Value) => void
  label: string
}

/** Which of several lists is shown below: underlined, scrolls when there are many. */
export function Tabs<Value extends string>({ items, value, onChange, label }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)
  // The one that an address chose may be out of sight.
  useEffect(() => {
    const strip = list.current
    const tab = strip?.querySelector('[aria-selected=true]')
    if (strip === null || tab === null || tab === undefined) return
    const hidden = tab.getBoundingClientRect().right - strip.getBoundingClientRect().right
    if (hidden > 0) strip.scrollLeft += hidden
  }, [value])
  const choose = (index: number) => {
    const item = items[index]
    if (item === undefined) return
    haptic()
    onChange(item.value)
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]
    tab?.focus()
    if (tab !== undefined && 'scrollIntoView' in tab) tab.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="flex min-w-0 gap-5 overflow-x-auto border-b border-border [scrollbar-width:none]"
    >
      {items.map((item, index) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          aria-selected={item.value === value}
          tabIndex={item.value === value ? 0 : -1}
          onClick={() => choose(index)}
          onKeyDown={(event) => {
            const next = moved(event, index, items.length)
            if (next === undefined) return
            event.preventDefault()
            choose(next)
          }}
          className={clsx(
            'relative min-h-11 shrink-0 text-sm font-semibold whitespace-nowrap outline-offset-[-2px] transition-colors duration-150',
            'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:origin-center after:rounded-full after:bg-accent-fill after:transition-transform after:duration-200 after:ease-soft',
            item.value === value ? 'text-fg' : 'text-fg-3 after:scale-x-0',
          )}
        >
          {item.label}
          {item.count !== undefined && item.count > 0 && <span className="num ml-1 font-medium">({item.count})</span>}
        </button>
      ))}
    </div>
  )
}

function moved(event: KeyboardEvent, index: number, count: number): number | undefined {
  if (event.key === 'ArrowRight') return (index + 1) % count
  if (event.key === 'ArrowLeft') return (index - 1 + count) % count
  if (event.key === 'Home') return 0
  return event.key === 'End' ? count - 1 : undefined
}
