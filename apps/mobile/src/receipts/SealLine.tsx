import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Seal } from '@touchstone/app/receipts/use-seal'
import { sealSentence, sealTitle } from './seal-words.ts'
import { SealMark } from './SealMark.tsx'

type SealLineProps = {
  seal: Seal
  nextSeconds: number | undefined
  /** Which figure is another one than it should be, in English. */
  fault: string | undefined
  /** What of the result only the server says. */
  isTold: boolean
  to: string
  onLeave: () => void
}

/** The seal of a card, with what it says; it leads to the receipt. Its height is kept while it checks. */
export function SealLine({ seal, nextSeconds, fault, isTold, to, onLeave }: SealLineProps) {
  const { t } = useTranslation()
  const { phase } = seal
  return (
    <Link
      to={to}
      onClick={onLeave}
      className={clsx(
        'flex min-h-23 items-center gap-3 rounded-lg px-3 py-2.5 transition-colors duration-300 active:opacity-70',
        phase === 'holds' ? 'bg-accent-soft' : phase === 'fails' ? 'bg-danger-soft' : 'bg-surface-2',
      )}
    >
      <SealMark {...seal} className="size-11 shrink-0" />
      <span className="min-w-0 flex-1">
        {/* Heard once when it begins and once when it is known. */}
        <span
          role="status"
          className={clsx(
            'block text-base font-semibold',
            phase === 'holds' && 'text-accent',
            phase === 'fails' && 'text-danger',
          )}
        >
          {sealTitle(t, seal, isTold)}
        </span>
        <span className={clsx('num block text-xs', phase === 'fails' ? 'text-danger' : 'text-fg-2')}>
          {sealSentence(t, seal, nextSeconds)}
          {isTold && phase !== 'checking' && phase !== 'fails' && (
            <span className="block text-warn">{t('receipts.toldText')}</span>
          )}
          {phase === 'fails' && fault !== undefined && (
            <span lang="en" className="block break-words">
              {fault}
            </span>
          )}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-fg-3" />
      <span className="sr-only">{t('receipts.openReceipt')}</span>
    </Link>
  )
}
