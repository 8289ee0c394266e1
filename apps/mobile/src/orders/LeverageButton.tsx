import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import { Sheet } from '../ui/Sheet.tsx'
import type { Ground } from '@touchstone/app/previews/ground.queries'
import { LeveragePanel } from './LeveragePanel.tsx'
import type { OrderDraft } from '@touchstone/app/orders/order-form'
import { pillLook } from './pill-look.ts'
import type { Reckoned } from '@touchstone/app/orders/reckon-order'

type LeverageButtonProps = {
  book: Book
  draft: OrderDraft
  ground: Ground | undefined
  reckoned: Reckoned | undefined
}

export function LeverageButton({ book, draft, ground, reckoned }: LeverageButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const shown = reckoned === undefined ? '—' : `${reckoned.leverage}x`
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t('words.leverage')}: ${shown}`}
        disabled={reckoned === undefined}
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
        {ground !== undefined && reckoned !== undefined && (
          <LeveragePanel
            book={book}
            draft={draft}
            ground={ground}
            leverage={reckoned.leverage}
            leverageMax={reckoned.leverageMax}
            onDone={() => setIsOpen(false)}
          />
        )}
      </Sheet>
    </>
  )
}
