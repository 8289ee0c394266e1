import type { ReactNode } from 'react'

/** A part of the gallery with its name. */
export function Exhibit({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-3 rounded-lg bg-surface p-4 shadow-raised">
      <h2 className="text-sm font-semibold text-fg-2">{title}</h2>
      {children}
    </section>
  )
}

/** A state with what it is. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center justify-between gap-3">
      <span className="min-w-0 truncate text-xs text-fg-3">{name}</span>
      <span className="text-right text-base font-medium">{children}</span>
    </div>
  )
}
