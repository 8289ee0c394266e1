import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Seal } from '@touchstone/app/receipts/use-seal'
import { sealSentence } from './seal-words.ts'
import { SealMark } from './SealMark.tsx'

type SealLineProps = { seal: Seal; nextSeconds: number | undefined; to: string; onLeave: () => void }

/** The seal of a card, with what it says; it leads to the receipt. */
export function SealLine({ seal, nextSeconds, to, onLeave }: SealLineProps) {
  const { t } = useTranslation()
  const { phase } = seal
  return (
    <Link
      to={to}
      onClick={onLeave}
      className={clsx(
        'flex min-h-18 items-center gap-3 rounded-lg px-3 py-2.5 transition-colors duration-300 active:opacity-70',
        phase === 'holds' ? 'bg-accent-soft' : phase === 'fails' ? 'bg-danger-soft' : 'bg-surface-2',
      )}
    >
      <SealMark {...seal} className="size-11 shrink-0" />
      <span className="min-w-0 flex-1" role="status">
        <span
          className={clsx(
            'block text-base font-semibold',
            phase === 'holds' && 'text-accent',
            phase === 'fails' && 'text-danger',
          )}
        >
          {t(`receipts.${phase}`)}
        </span>
        <span className={clsx('num block text-xs', phase === 'fails' ? 'text-danger' : 'text-fg-2')}>
          {sealSentence(t, seal, nextSeconds)}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-fg-3" />
      <span className="sr-only">{t('receipts.openReceipt')}</span>
    </Link>
  )
}
