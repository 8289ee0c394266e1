import { clsx } from 'clsx'

/** Stands where content will be, in its shape: give it width and height. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('skeleton block', className)} />
}
