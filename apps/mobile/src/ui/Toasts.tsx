import { CircleCheck, CircleX, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ToastTone, useToasts } from '@touchstone/app/feedback/toast'

const icons: Record<ToastTone, ReactNode> = {
  success: <CircleCheck aria-hidden className="size-5 shrink-0 text-accent" />,
  failure: <CircleX aria-hidden className="size-5 shrink-0 text-danger" />,
  info: <Info aria-hidden className="size-5 shrink-0 text-info" />,
}

/** Where toasts appear; once in the app, on top of everything. */
export function Toasts() {
  const shown = useToasts((toasts) => toasts.shown)
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-[calc(env(safe-area-inset-top)+0.75rem)] z-60 mx-auto flex max-w-(--app-max) flex-col items-center gap-2 px-4"
    >
      {shown.map(({ id, text, tone }) => (
        <p
          key={id}
          className="flex max-w-full items-center gap-2 rounded-xl border border-border bg-surface py-2.5 pr-4 pl-3 text-sm font-medium text-fg shadow-floating transition duration-200 ease-soft starting:-translate-y-4 starting:opacity-0"
        >
          {icons[tone]}
          <span className="min-w-0 break-words">{text}</span>
        </p>
      ))}
    </div>
  )
}
