import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { nameOfSymbol } from '@touchstone/app/market/symbol-names'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { Sparkline } from '../ui/Sparkline.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import { LivePrice } from './LivePrice.tsx'
import { quoteLook } from './quote-look.ts'
import { OpenDot, StandingChip } from './StandingChip.tsx'
import { useStanding } from '@touchstone/app/market/use-standing'

type SymbolRowProps = {
  listed: ListedSymbol
  silent: boolean
  /** Under the symbol, in place of its name. */
  sub?: string | undefined
}

/** A symbol in a list: leads to its chart. A tick renders its price alone; out of sight it is not laid out. */
export const SymbolRow = memo(function SymbolRow({ listed, silent, sub }: SymbolRowProps) {
  // Names change with the language.
  useTranslation()
  const { symbol, base, quote, day, sparkline, priceTick, hours } = listed
  const standing = useStanding(listed)
  return (
    <Link
      to={pathTo('kline', { symbol })}
      className="flex min-h-16 min-w-0 flex-1 items-center gap-2.5 py-2.5 pr-4 outline-offset-[-2px] transition-colors duration-150 active:bg-surface-2"
    >
      <SymbolIcon symbol={symbol} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center text-base font-semibold">
          <span className="truncate">
            {base}
            <span className={quoteLook}>/{quote}</span>
          </span>
          {standing === 'open' && hours !== 'always' && <OpenDot />}
        </span>
        <span className="block truncate text-xs text-fg-3">{sub ?? nameOfSymbol(symbol)}</span>
      </span>
      <span className="flex min-w-16 shrink-0 justify-end">
        {standing === 'open' ? (
          <Sparkline points={sparkline} tone={toneOf(day?.change)} />
        ) : (
          <StandingChip standing={standing} />
        )}
      </span>
      <span className="min-w-20 shrink-0 text-right">
        <LivePrice
          symbol={symbol}
          tick={priceTick}
          dayOpen={day?.open ?? null}
          lastKnown={sparkline.at(-1)}
          silent={silent}
        />
      </span>
    </Link>
  )
})

function toneOf(change: string | undefined): 'up' | 'down' | 'flat' {
  if (change === undefined || !/[1-9]/.test(change)) return 'flat'
  return change.startsWith('-') ? 'down' : 'up'
}
