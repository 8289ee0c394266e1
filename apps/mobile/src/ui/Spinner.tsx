import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'

/** Turns; what waits says so itself, by `aria-busy`. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return <LoaderCircle aria-hidden className={clsx('animate-spin', className)} />
}
