import { type ReactNode, useId } from 'react'
import { haptic } from '@touchstone/app/feedback/haptic'

type SwitchProps = {
  label: string
  sub?: ReactNode
  icon?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** A row that is on or off, at once. */
export function Switch({ label, sub, icon, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-13 w-full items-center gap-3 px-4 py-2.5">
      {icon !== undefined && <span className="shrink-0 text-fg-2">{icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block text-base font-medium break-words">{label}</span>
        {sub !== undefined && <span className="block text-xs break-words text-fg-3">{sub}</span>}
      </span>
      <span className="relative h-7 w-12 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          aria-label={label}
          checked={checked}
          disabled={disabled}
          onChange={(event) => {
            haptic()
            onChange(event.target.checked)
          }}
          className="peer size-full cursor-pointer appearance-none rounded-full bg-border-strong transition-colors duration-200 checked:bg-accent-fill disabled:opacity-50"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-0.5 left-0.5 size-6 rounded-full bg-white shadow-raised transition-transform duration-200 ease-soft peer-checked:translate-x-5"
        />
      </span>
    </label>
  )
}
