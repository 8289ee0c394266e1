import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

type SuccessProps = {
  title: ReactNode
  /** What it came to, large. */
  children: ReactNode
  /** What there is to know about it, such as its reference. */
  details?: ReactNode
}

/** What a screen shows once the act it is for is done. Takes the focus, so that it is read out. */
export function Success({ title, children, details }: SuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className="flex flex-col items-center gap-1 pt-8 text-center">
      <span
        aria-hidden
        className="mb-3 grid size-18 place-items-center rounded-full bg-accent-soft text-accent transition duration-300 ease-soft starting:scale-50 starting:opacity-0"
      >
        <Check className="size-9" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-base font-medium text-fg-2 outline-none">
        {title}
      </h2>
      {children}
      {details !== undefined && <div className="mt-6 w-full text-left">{details}</div>}
    </div>
  )
}
