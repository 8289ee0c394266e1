import { VenetianMask } from 'lucide-react'
import { startTransition, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import { Button } from '../ui/Button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const CheatCard = lazyPart(async () => (await import('../receipts/CheatCard.tsx')).CheatCard)

/** Below a seal: the way to change a digit of a copy, and to see who notices. Its place is kept until there is a receipt. */
export function TryToCheat({ receipt }: { receipt: Receipt | undefined }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const ask = (
    <Button
      kind="ghost"
      size="md"
      wide
      disabled={receipt === undefined}
      aria-expanded={isOpen}
      // The button, and the focus with it, stay until the digits are there to take it.
      onClick={() => startTransition(() => setIsOpen(true))}
    >
      <VenetianMask aria-hidden className="size-4.5" />
      {t('cheat.title')}
    </Button>
  )
  return (
    <Suspense fallback={ask}>
      {isOpen && receipt !== undefined ? <CheatCard receipt={receipt} isBegun /> : ask}
    </Suspense>
  )
}
