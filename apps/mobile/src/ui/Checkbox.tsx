import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined }

/** A box to agree by. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const note = useId()
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-2.5 py-2.5 text-sm text-fg-2">
        <span className="relative mt-px grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            {...input}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : note}
            className={clsx(
              'peer size-5 appearance-none rounded-sm border bg-surface transition-colors duration-150 disabled:opacity-50 checked:border-accent-fill checked:bg-accent-fill',
              error === undefined ? 'border-border-strong' : 'border-danger',
            )}
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute size-3.5 text-on-fill opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0 break-words">{label}</span>
      </label>
      {error !== undefined && (
        <p id={note} role="alert" className="-mt-1.5 pb-1 pl-7.5 text-xs text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
