import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type FieldNoteProps = {
  id: string
  error?: string | undefined
  hint?: ReactNode
  centered?: boolean
  /** Keys are below it: they must not move under a finger. */
  reserved?: boolean
}

/**
 * Below a field, close to it: what is wrong, or else a hint. It takes no room before there is something to say, and grows in,
 * so that all fields stand as far apart.
 */
export function FieldNote({ id, error, hint, centered = false, reserved = false }: FieldNoteProps) {
  const isShown = error !== undefined || (hint !== undefined && hint !== null && hint !== '')
  return (
    <div
      className={clsx(
        'grid transition-[grid-template-rows] duration-150 ease-soft',
        isShown || reserved ? 'grid-rows-[1fr]' : 'grid-rows-[0fr]',
        reserved && 'min-h-5',
      )}
    >
      <p
        id={id}
        aria-live="polite"
        aria-relevant="additions"
        className={clsx('min-h-0 overflow-hidden text-xs', centered && 'text-center')}
      >
        {isShown && (
          <span
            key={error === undefined ? 'hint' : kindOf(error)}
            className={clsx('block pt-1 break-words', error === undefined ? 'text-fg-3' : 'text-danger')}
          >
            {error ?? hint}
          </span>
        )}
      </p>
    </div>
  )
}

/**
 * An error without its figures. One whose figure moves with a price stays the same part of the page, and is not announced
 * anew with each tick; another error is another part.
 */
const kindOf = (error: string): string => error.replaceAll(/\d[\d.,\s]*/g, '0 ')
