import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'

type EmptyProps = { title: ReactNode; text?: ReactNode; action?: ReactNode; icon?: ReactNode }

/** Nothing is here: what would be, and the one thing to do about it. */
export function Empty({ title, text, action, icon }: EmptyProps) {
  return (
    <div className="flex flex-col items-center px-6 py-10 text-center">
      <span
        aria-hidden
        className="mb-4 grid size-16 place-items-center rounded-full bg-surface-2 text-fg-3 [&_svg]:size-7"
      >
        {icon ?? <Inbox />}
      </span>
      <p className="text-base font-semibold">{title}</p>
      {text !== undefined && <p className="mt-1 max-w-72 text-sm text-balance text-fg-2">{text}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  )
}
