import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LivePrice } from '../market/LivePrice.tsx'
import { StandingChip } from '../market/StandingChip.tsx'
import { useSilence } from '@touchstone/app/live/use-silence'
import { useStanding } from '@touchstone/app/market/use-standing'
import { useTicksOf } from '@touchstone/app/live/use-tick'
import { nameOfSymbol } from '@touchstone/app/market/symbol-names'
import { type ListedSymbol, useSymbols } from '@touchstone/app/market/symbols.queries'
import { Loaded } from '../ui/Loaded.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'

/** The symbol that is traded; opens the others. */
export function TradedSymbolPicker({ symbol, onChange }: { symbol: string; onChange: (symbol: string) => void }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 items-center gap-1.5 rounded-md px-2 active:bg-surface-2"
      >
        <span className="sr-only">{t('words.symbol')}:</span> <SymbolIcon symbol={symbol} size="sm" />
        {symbol}
        <ChevronDown aria-hidden className="size-4 text-fg-3" />
      </button>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={t('positions.chooseSymbol')}>
        <SymbolList
          chosen={symbol}
          onChoose={(next) => {
            setIsOpen(false)
            onChange(next)
          }}
        />
      </Sheet>
    </>
  )
}

function SymbolList({ chosen, onChoose }: { chosen: string; onChoose: (symbol: string) => void }) {
  const { t } = useTranslation()
  const symbols = useSymbols()
  const isSilent = useSilence()
  useTicksOf('*')
  return (
    <Loaded query={symbols} skeleton={<SkeletonRows count={8} />}>
      {(listed) => (
        <ul aria-label={t('positions.chooseSymbol')} className="-mx-4">
          {listed.map((each) => (
            <li key={each.symbol}>
              <SymbolLine listed={each} isSilent={isSilent} isChosen={each.symbol === chosen} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

type SymbolLineProps = {
  listed: ListedSymbol
  isSilent: boolean
  isChosen: boolean
  onChoose: (symbol: string) => void
}

function SymbolLine({ listed, isSilent, isChosen, onChoose }: SymbolLineProps) {
  const { symbol, base, quote, priceTick, day, sparkline } = listed
  const standing = useStanding(listed)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(symbol)}
      className={clsx(
        'flex min-h-15 w-full items-center gap-3 px-4 py-1.5 text-left -outline-offset-2 active:bg-surface-2',
        isChosen && 'bg-accent-soft',
      )}
    >
      <SymbolIcon symbol={symbol} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-base font-semibold">
          {base}
          <span className="text-xs font-medium text-fg-3">/{quote}</span>
        </span>
        <span className="block truncate text-xs text-fg-3">{nameOfSymbol(symbol)}</span>
      </span>
      {standing !== 'open' && <StandingChip standing={standing} />}
      <span className="min-w-20 shrink-0 text-right">
        <LivePrice
          symbol={symbol}
          tick={priceTick}
          dayOpen={day?.open ?? null}
          lastKnown={sparkline.at(-1)}
          silent={isSilent}
        />
      </span>
    </button>
  )
}
