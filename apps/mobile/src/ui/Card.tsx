import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** `padded` for text and numbers; rows bring their own padding. */
export type CardProps = ComponentProps<'div'> & { padded?: boolean }

/** A calm surface on the background. */
export function Card({ padded = false, className, ...div }: CardProps) {
  return (
    <div {...div} className={clsx('overflow-clip rounded-lg bg-surface shadow-raised', padded && 'p-4', className)} />
  )
}
