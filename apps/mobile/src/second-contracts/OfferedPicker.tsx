import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayChange } from '@touchstone/app/market/day-change'
import { useStanding } from '@touchstone/app/market/use-standing'
import { useTickField, useTicksOf } from '@touchstone/app/live/use-tick'
import { nameOfSymbol } from '@touchstone/app/market/symbol-names'
import { type ListedSymbol, useSymbols } from '@touchstone/app/market/symbols.queries'
import { Change } from '../ui/Change.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Price } from '../ui/Price.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'

type OfferedPickerProps = { symbol: string; offered: readonly string[]; onChange: (symbol: string) => void }

/** The symbol of the next contract; opens the others that are offered. */
export function OfferedPicker({ symbol, offered, onChange }: OfferedPickerProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="-ml-1 flex min-h-11 min-w-0 items-center gap-2 rounded-md px-1 text-base font-semibold active:bg-surface-2"
      >
        <span className="sr-only">{t('words.symbol')}:</span> <SymbolIcon symbol={symbol} size="sm" />
        {symbol}
        <ChevronDown aria-hidden className="size-4 text-fg-3" />
      </button>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={t('secondContracts.chooseSymbol')}>
        <OfferedList
          chosen={symbol}
          offered={offered}
          onChoose={(next) => {
            setIsOpen(false)
            onChange(next)
          }}
        />
      </Sheet>
    </>
  )
}

type OfferedListProps = { chosen: string; offered: readonly string[]; onChoose: (symbol: string) => void }

function OfferedList({ chosen, offered, onChoose }: OfferedListProps) {
  const { t } = useTranslation()
  const symbols = useSymbols()
  useTicksOf(offered)
  return (
    <Loaded query={symbols} skeleton={<SkeletonRows count={8} />}>
      {(listed) => (
        <ul aria-label={t('secondContracts.chooseSymbol')} className="-mx-4">
          {listed
            .filter(({ symbol }) => offered.includes(symbol))
            .map((each) => (
              <li key={each.symbol}>
                <OfferedLine listed={each} isChosen={each.symbol === chosen} onChoose={onChoose} />
              </li>
            ))}
        </ul>
      )}
    </Loaded>
  )
}

type OfferedLineProps = { listed: ListedSymbol; isChosen: boolean; onChoose: (symbol: string) => void }

function OfferedLine({ listed, isChosen, onChoose }: OfferedLineProps) {
  const { t } = useTranslation()
  const { symbol, base, quote, priceTick, day, sparkline } = listed
  const mark = useTickField(symbol, (tick) => tick.mark) ?? sparkline.at(-1)
  const standing = useStanding(listed)
  const isClosed = standing === 'closed'
  const isBlocked = isClosed || standing === 'delayed'
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(symbol)}
      className={`flex min-h-14 w-full items-center gap-3 px-4 py-1.5 text-left -outline-offset-2 active:bg-surface-2 ${isChosen ? 'bg-accent-soft' : ''}`}
    >
      <SymbolIcon symbol={symbol} />
      <span className="min-w-0 flex-1">
        <span className="block text-base font-semibold">
          {base}
          <span className="text-sm font-normal text-fg-3">/{quote}</span>
        </span>
        <span className="block truncate text-xs text-fg-3">
          {isBlocked
            ? t(isClosed ? 'secondContracts.blocked_closed' : 'secondContracts.blocked_stale')
            : nameOfSymbol(symbol)}
        </span>
      </span>
      <span className="flex flex-col items-end">
        <Price value={mark} tick={priceTick} className={isBlocked ? 'text-base text-fg-3' : 'text-base font-medium'} />
        <Change value={dayChange(day?.open, mark)} className="text-xs" />
      </span>
    </button>
  )
}
