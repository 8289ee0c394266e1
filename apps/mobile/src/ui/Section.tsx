import { type ReactNode, useId } from 'react'

/** A part of a screen with a heading. */
export function Section({ title, action, children }: { title: ReactNode; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id={id} className="min-w-0 text-base font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
