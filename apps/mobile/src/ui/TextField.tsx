import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { inputLook } from './field-look.ts'
import { FieldFrame, type FieldTexts, noteOf } from './FieldFrame.tsx'

export type TextFieldProps = ComponentProps<'input'> &
  FieldTexts & {
    /** Inside the frame, before and after what is typed. */
    before?: ReactNode
    after?: ReactNode
  }

/** A line of text. */
export function TextField({ label, error, hint, labelRight, before, after, className, ...input }: TextFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} labelRight={labelRight}>
      {before}
      <input
        type="text"
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={noteOf(id)}
        className={clsx(inputLook, className)}
      />
      {after}
    </FieldFrame>
  )
}
