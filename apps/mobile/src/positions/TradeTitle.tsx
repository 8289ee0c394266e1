import { clsx } from 'clsx'
import { dayChange } from '@touchstone/app/market/day-change'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { useTick } from '@touchstone/app/live/use-tick'
import { useTradeState } from '@touchstone/app/market/use-trade-state'
import { Change } from '../ui/Change.tsx'
import { Price } from '../ui/Price.tsx'
import { SymbolPicker } from '../market/SymbolPicker.tsx'

type TradeTitleProps = {
  symbol: string
  listed: ListedSymbol | undefined
  /** The large price has been scrolled away. */
  isCompact: boolean
  onChange: (symbol: string) => void
}

/** The symbol that is traded; under it the price, once the large one is out of sight. */
export function TradeTitle({ symbol, listed, isCompact, onChange }: TradeTitleProps) {
  return (
    <span className="relative block">
      <span className={clsx('block transition-transform duration-150', isCompact && '-translate-y-2')}>
        <SymbolPicker chosen={symbol} onChange={onChange} />
      </span>
      {isCompact && <CompactPrice symbol={symbol} listed={listed} />}
    </span>
  )
}

/** Read out where it is large, not a second time here. */
function CompactPrice({ symbol, listed }: Pick<TradeTitleProps, 'symbol' | 'listed'>) {
  const tick = useTick(symbol)
  const isLive = useTradeState(symbol, listed) === 'open'
  const change = dayChange(listed?.day?.open, tick?.mark)
  return (
    <span
      aria-hidden
      data-compact-price
      className={clsx(
        'pointer-events-none absolute inset-x-0 bottom-0.5 flex items-center justify-center gap-1.5 text-xs leading-none font-semibold',
        !isLive && 'text-fg-3 grayscale',
      )}
    >
      <Price value={tick?.mark ?? listed?.sparkline.at(-1)} tick={listed?.priceTick} />
      {change !== null && <Change value={change} className="text-2xs" />}
    </span>
  )
}
