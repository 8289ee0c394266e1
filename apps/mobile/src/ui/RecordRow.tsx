import type { ReactNode } from 'react'

type RecordRowProps = {
  icon: ReactNode
  title: ReactNode
  right: ReactNode
  sub: ReactNode
  rightSub: ReactNode
  onPress: () => void
}

/** A line of a list of records. Each of its two lines has the whole width: a long number above takes none from below. */
export function RecordRow({ icon, title, right, sub, rightSub, onPress }: RecordRowProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-16 w-full items-center gap-3 px-4 py-2.5 text-left outline-offset-[-2px] transition-colors duration-150 hover:bg-surface-2/50 active:bg-surface-2"
    >
      <span className="shrink-0">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 text-sm font-medium break-words">{title}</span>
          <span className="num shrink-0 text-right text-base font-medium">{right}</span>
        </span>
        <span className="mt-0.5 flex items-baseline justify-between gap-3 text-xs text-fg-3">
          <span className="min-w-0 break-words">{sub}</span>
          <span className="num shrink-0 text-right">{rightSub}</span>
        </span>
      </span>
    </button>
  )
}
