import { Inbox } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'

type EmptyProps = {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  icon?: ReactNode
  /** It answers what somebody has just chosen: the title is announced. */
  announced?: boolean
}

/** Nothing is here: what would be, and the one thing to do about it. */
export function Empty({ title, text, action, icon, announced = false }: EmptyProps) {
  return (
    <div className="flex flex-col items-center px-6 py-10 text-center">
      <span
        aria-hidden
        className="mb-4 grid size-16 place-items-center rounded-full bg-surface-2 text-fg-3 [&_svg]:size-7"
      >
        {icon ?? <Inbox />}
      </span>
      {announced ? <Said>{title}</Said> : <p className="text-base font-semibold">{title}</p>}
      {text !== undefined && <p className="mt-1 max-w-72 text-sm text-balance text-fg-2">{text}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  )
}

/** A region speaks of what comes into it, and not of what it has from the start. */
function Said({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const coming = setTimeout(() => {
      setThere(true)
    }, 100)
    return () => {
      clearTimeout(coming)
    }
  }, [])
  return (
    <p role="status" className="min-h-6 text-base font-semibold">
      {isThere && children}
    </p>
  )
}
