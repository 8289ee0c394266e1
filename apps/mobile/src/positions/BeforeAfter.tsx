import type { ReactNode } from 'react'

/** A figure as it is, and where an act would take it. */
export function BeforeAfter({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-1.5">
      <span className={after === undefined ? '' : 'text-fg-3'}>{before}</span>
      {after !== undefined && (
        <>
          <span aria-hidden className="text-fg-3">
            →
          </span>
          <span>{after}</span>
        </>
      )}
    </span>
  )
}
