import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import { Sheet } from '../ui/Sheet.tsx'
import type { PreviewContext } from '@touchstone/app/previews/preview-context.queries'
import { LeveragePanel } from './LeveragePanel.tsx'
import type { OrderDraft } from '@touchstone/app/orders/order-form'
import { pillLook } from './pill-look.ts'
import type { OrderEstimate } from '@touchstone/app/orders/estimate-order'

type LeverageButtonProps = {
  book: Book
  draft: OrderDraft
  context: PreviewContext | undefined
  estimate: OrderEstimate | undefined
}

export function LeverageButton({ book, draft, context, estimate }: LeverageButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const shown = estimate === undefined ? '—' : `${estimate.leverage}×`
  return (
    <span data-field="leverage" className="contents">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t('words.leverage')}: ${shown}`}
        disabled={estimate === undefined}
        onClick={() => setIsOpen(true)}
        className={`num min-w-15 ${pillLook}`}
      >
        {shown}
        <ChevronDown aria-hidden className="size-3.5 text-fg-3" />
      </button>
      <Sheet
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('positions.leverageOf', { symbol: draft.symbol })}
        text={t('positions.leverageText', { mode: t(`words.${draft.marginMode}`) })}
      >
        {context !== undefined && estimate !== undefined && (
          <LeveragePanel
            book={book}
            draft={draft}
            context={context}
            leverage={estimate.leverage}
            leverageMax={estimate.leverageMax}
            onDone={() => setIsOpen(false)}
          />
        )}
      </Sheet>
    </span>
  )
}
