import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListedSymbol, useSymbols } from '@touchstone/app/market/symbols.queries'
import { Loaded } from '../ui/Loaded.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'

type SymbolSheetButtonProps = {
  symbol: string
  /** Of the sheet. */
  title: string
  className: string
  onChange: (symbol: string) => void
  /** What the sheet holds; it is mounted while the sheet is open. */
  children: (choose: (symbol: string) => void) => ReactNode
}

/** A button with the present symbol; opens a sheet with the others. */
export function SymbolSheetButton({ symbol, title, className, onChange, children }: SymbolSheetButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={clsx('flex min-h-11 items-center rounded-md active:bg-surface-2', className)}
      >
        <span className="sr-only">{t('words.symbol')}:</span> <SymbolIcon symbol={symbol} size="sm" />
        {symbol}
        <ChevronDown aria-hidden className="size-4 text-fg-3" />
      </button>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={title}>
        {children((next) => {
          setIsOpen(false)
          onChange(next)
        })}
      </Sheet>
    </>
  )
}

type SymbolChoicesProps = {
  label: string
  isOffered?: (symbol: string) => boolean
  row: (listed: ListedSymbol) => ReactNode
}

/** The listed symbols in a sheet, a row each. */
export function SymbolChoices({ label, isOffered = () => true, row }: SymbolChoicesProps) {
  return (
    <Loaded query={useSymbols()} skeleton={<SkeletonRows count={8} />}>
      {(listed) => (
        <ul aria-label={label} className="-mx-4">
          {listed
            .filter(({ symbol }) => isOffered(symbol))
            .map((each) => (
              <li key={each.symbol}>{row(each)}</li>
            ))}
        </ul>
      )}
    </Loaded>
  )
}
