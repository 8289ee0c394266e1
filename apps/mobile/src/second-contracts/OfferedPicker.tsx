import { useTranslation } from 'react-i18next'
import { SymbolChoices, SymbolSheetButton } from '../market/SymbolSheetButton.tsx'
import { dayChange } from '@touchstone/app/market/day-change'
import { useStanding } from '@touchstone/app/market/use-standing'
import { useTickField, useTicksOf } from '@touchstone/app/live/use-tick'
import { nameOfSymbol } from '@touchstone/app/market/symbol-names'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { Change } from '../ui/Change.tsx'
import { Price } from '../ui/Price.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'

type OfferedPickerProps = { symbol: string; offered: readonly string[]; onChange: (symbol: string) => void }

/** The symbol of the next contract; opens the others that are offered. */
export function OfferedPicker({ symbol, offered, onChange }: OfferedPickerProps) {
  const { t } = useTranslation()
  return (
    <SymbolSheetButton
      symbol={symbol}
      title={t('secondContracts.chooseSymbol')}
      className="-ml-1 min-w-0 gap-2 px-1 text-base font-semibold"
      onChange={onChange}
    >
      {(choose) => <OfferedSymbols chosen={symbol} offered={offered} onChoose={choose} />}
    </SymbolSheetButton>
  )
}

type OfferedSymbolsProps = { chosen: string; offered: readonly string[]; onChoose: (symbol: string) => void }

function OfferedSymbols({ chosen, offered, onChoose }: OfferedSymbolsProps) {
  const { t } = useTranslation()
  useTicksOf(offered)
  return (
    <SymbolChoices
      label={t('secondContracts.chooseSymbol')}
      isOffered={(symbol) => offered.includes(symbol)}
      row={(listed) => <OfferedLine listed={listed} isChosen={listed.symbol === chosen} onChoose={onChoose} />}
    />
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
