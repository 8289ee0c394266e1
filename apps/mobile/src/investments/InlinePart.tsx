import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { useFits } from '../ui/use-fits.ts'
import { useTall } from '../ui/use-tall.ts'

/** The rest of a page: its field has its keypad below it, at the bottom, where there is room for one. */
export function InlinePart({ children }: { children: (isInline: boolean) => ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const isInline = useFits(useTall(), part)
  return (
    <div ref={part} className={clsx('flex flex-1 flex-col', isInline && 'justify-end')}>
      {children(isInline)}
    </div>
  )
}
