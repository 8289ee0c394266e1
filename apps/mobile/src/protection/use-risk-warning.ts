import { CallRefused } from '@touchstone/client/call-failed'
import { useState } from 'react'
import type { Book } from '@touchstone/app/books/book'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import type { RiskSheetProps } from './RiskSheet.tsx'

export type RiskGate = {
  /** Goes on at once where the warning was acknowledged or money is play money; else once it has been. */
  before: (go: () => void) => void
  /** Shows the warning where the server refused for the lack of it, and goes on once it is acknowledged. */
  refused: (error: unknown, go: () => void) => void
  sheet: RiskSheetProps
}

/** The risk warning before the first trade with real money. What it held up goes on by itself. */
export function useRiskWarning(book: Book): RiskGate {
  const protection = useProtection().data
  const [isOpen, setIsOpen] = useState(false)
  const [waiting, setWaiting] = useState<() => void>()
  const ask = (go: () => void): void => {
    setWaiting(() => go)
    setIsOpen(true)
  }
  return {
    before: (go) => {
      const isMissing = book === 'real' && protection?.riskAcknowledgedAtMs === null
      if (isMissing) ask(go)
      else go()
    },
    refused: (error, go) => {
      if (error instanceof CallRefused && error.kind === 'risk_not_acknowledged') ask(go)
    },
    sheet: {
      open: isOpen,
      onOpenChange: setIsOpen,
      onAcknowledged: () => {
        setIsOpen(false)
        waiting?.()
      },
    },
  }
}
