import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import { useIsSandbox } from '@touchstone/app/setup/setup.queries'

/**
 * Says over the figures of a book that is called real that in a sandbox they are play money too: such a page may be
 * photographed and handed on.
 */
export function SandboxStrip({ book }: { book: Book }) {
  const { t } = useTranslation()
  const isSandbox = useIsSandbox()
  if (book === 'demo' || isSandbox !== true) return null
  return (
    <p
      className="flex items-center gap-2 rounded-md bg-info-soft px-3.5 py-2.5 text-sm font-semibold text-info"
      role="note"
    >
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      {t('market.sandboxMoney')}
    </p>
  )
}
