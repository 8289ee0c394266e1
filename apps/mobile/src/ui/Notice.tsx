import { clsx } from 'clsx'
import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export type NoticeTone = 'info' | 'warn' | 'danger'

type NoticeProps = {
  tone?: NoticeTone
  children: ReactNode
  onClose?: (() => void) | undefined
  action?: ReactNode
  /** In place of the tone's own. */
  icon?: ReactNode
}

const looks: Record<NoticeTone, { colours: string; icon: ReactNode }> = {
  info: { colours: 'bg-info-soft text-info', icon: <Info aria-hidden className="size-4.5" /> },
  warn: { colours: 'bg-warn-soft text-warn', icon: <TriangleAlert aria-hidden className="size-4.5" /> },
  danger: { colours: 'bg-danger-soft text-danger', icon: <CircleAlert aria-hidden className="size-4.5" /> },
}

/** Something to know before going on. */
export function Notice({ tone = 'info', children, onClose, action, icon }: NoticeProps) {
  const { t } = useTranslation()
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx('flex items-start gap-2.5 rounded-md px-3 py-2.5 text-sm', looks[tone].colours)}
    >
      <span className="mt-px shrink-0">{icon ?? looks[tone].icon}</span>
      <div className="min-w-0 flex-1 break-words">
        {children}
        {action !== undefined && <div className="mt-2">{action}</div>}
      </div>
      {onClose !== undefined && (
        <button
          type="button"
          aria-label={t('ui.close')}
          onClick={onClose}
          className="relative -m-1 grid size-7 shrink-0 place-items-center rounded-full after:absolute after:-inset-2"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  )
}
