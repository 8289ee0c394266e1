import type { ReactNode } from 'react'
import { fieldLook } from './field-look.ts'

export type FieldTexts = { label: string; error?: string | undefined; hint?: ReactNode; labelRight?: ReactNode }
type FieldFrameProps = FieldTexts & { id: string; children: ReactNode }

/** Label above, hint or error below: in a line that is always there, so that nothing jumps. */
export function FieldFrame({ id, label, error, hint, labelRight, children }: FieldFrameProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium text-fg-2">
          {label}
        </label>
        {labelRight}
      </div>
      <div className={fieldLook(error !== undefined)}>{children}</div>
      <p id={noteOf(id)} aria-live="polite" className="min-h-4 text-xs break-words">
        {error === undefined ? <span className="text-fg-3">{hint}</span> : <span className="text-danger">{error}</span>}
      </p>
    </div>
  )
}

/** The id of the line below a field. */
export const noteOf = (id: string): string => `${id}-note`
