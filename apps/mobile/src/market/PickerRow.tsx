import { clsx } from 'clsx'
import { nameOfSymbol } from '@touchstone/app/market/symbol-names'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { useStanding } from '@touchstone/app/market/use-standing'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import { LivePrice } from './LivePrice.tsx'
import { StandingChip } from './StandingChip.tsx'

type PickerRowProps = {
  listed: ListedSymbol
  isSilent: boolean
  isChosen: boolean
  onChoose: (symbol: string) => void
}

/** A market to choose, with its price. */
export function PickerRow({ listed, isSilent, isChosen, onChoose }: PickerRowProps) {
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
