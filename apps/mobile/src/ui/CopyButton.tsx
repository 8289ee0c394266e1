import { clsx } from 'clsx'
import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copy } from '@touchstone/app/device/copy'
import { toast } from '@touchstone/app/feedback/toast'

type CopyButtonProps = {
  text: string
  /** What is copied, for screen readers: `Copy` alone where nothing is said. */
  label?: string | undefined
  /** Shown before the sign. */
  children?: ReactNode
  /** Asks to be pressed: in the colour of what can be done. */
  accent?: boolean | undefined
  className?: string | undefined
}

const shownMs = 2000

/** Copies a text and says for two seconds whether that worked. */
export function CopyButton({ text, label, children, accent = false, className }: CopyButtonProps) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const run = async (): Promise<void> => {
    const worked = await copy(text)
    toast(worked ? t('ui.copied') : t('ui.copyFailed'), worked ? 'success' : 'failure')
    setCopied(worked)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), shownMs)
  }
  const Sign = copied ? Check : Copy
  return (
    <button
      type="button"
      aria-label={children === undefined ? (label ?? t('ui.copy')) : undefined}
      onClick={() => void run()}
      className={clsx(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md text-sm font-medium active:opacity-70',
        copied ? 'text-up' : accent ? 'text-accent' : 'text-fg-2',
        className,
      )}
    >
      {children !== undefined && label !== undefined && <span className="sr-only">{label}: </span>}
      {children}
      <Sign aria-hidden="true" className="size-4 flex-none" />
    </button>
  )
}
