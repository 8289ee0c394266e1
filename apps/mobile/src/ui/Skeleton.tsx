import { clsx } from 'clsx'

/** A placeholder in the shape of the content to come: give it width and height. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('skeleton block', className)} />
}
