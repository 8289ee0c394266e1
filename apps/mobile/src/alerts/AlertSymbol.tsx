import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOfSymbol } from '@touchstone/app/market/symbol-names'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { ChoicePage } from '../ui/ChoicePage.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'

type AlertSymbolProps = { symbols: readonly ListedSymbol[]; symbol: string; onChoose: (symbol: string) => void }

/** The symbol of the next alert; opens a page to search for another. */
export function AlertSymbol({ symbols, symbol, onChoose }: AlertSymbolProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-my-1 -ml-1 flex min-h-12 min-w-0 items-center gap-2.5 rounded-md px-1 text-left active:bg-surface-2"
      >
        <span className="sr-only">{t('words.symbol')}:</span> <SymbolIcon symbol={symbol} />
        <span className="min-w-0">
          <span className="flex items-center gap-1 text-base font-semibold">
            {symbol}
            <ChevronDown aria-hidden className="size-4 shrink-0 text-fg-3" />
          </span>
          <span aria-hidden className="block truncate text-xs text-fg-3">
            {nameOfSymbol(symbol)}
          </span>
        </span>
      </button>
      <ChoicePage
        open={isOpen}
        onOpenChange={setOpen}
        label={t('alerts.chooseSymbol')}
        value={symbol}
        options={symbols
          .filter(({ enabled }) => enabled)
          .map((each) => ({
            value: each.symbol,
            label: each.symbol,
            sub: nameOfSymbol(each.symbol),
            icon: <SymbolIcon symbol={each.symbol} />,
          }))}
        onChoose={(next) => {
          setOpen(false)
          onChoose(next)
        }}
      />
    </>
  )
}
