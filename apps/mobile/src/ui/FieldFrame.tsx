import type { ReactNode } from 'react'
import { fieldLook } from './field-look.ts'
import { FieldNote } from './FieldNote.tsx'

export type FieldTexts = { label: string; error?: string | undefined; hint?: ReactNode; labelRight?: ReactNode }
type FieldFrameProps = FieldTexts & { id: string; children: ReactNode }

/** Label above, hint or error below. Forms put 20 units between their fields (`gap-5`). */
export function FieldFrame({ id, label, error, hint, labelRight, children }: FieldFrameProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium text-fg-2">
          {label}
        </label>
        {labelRight}
      </div>
      <div className={fieldLook(error !== undefined)}>{children}</div>
      <FieldNote id={noteOf(id)} error={error} hint={hint} />
    </div>
  )
}

/** The id of the line below a field. */
export const noteOf = (id: string): string => `${id}-note`
