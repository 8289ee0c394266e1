import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { LivePrice } from '../market/LivePrice.tsx'
import { SymbolChoices, SymbolSheetButton } from '../market/SymbolSheetButton.tsx'
import { StandingChip } from '../market/StandingChip.tsx'
import { useSilence } from '@touchstone/app/live/use-silence'
import { useStanding } from '@touchstone/app/market/use-standing'
import { useTicksOf } from '@touchstone/app/live/use-tick'
import { nameOfSymbol } from '@touchstone/app/market/symbol-names'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'

/** The symbol that is traded; opens the others. */
export function TradedSymbolPicker({ symbol, onChange }: { symbol: string; onChange: (symbol: string) => void }) {
  const { t } = useTranslation()
  return (
    <SymbolSheetButton symbol={symbol} title={t('positions.chooseSymbol')} className="gap-1.5 px-2" onChange={onChange}>
      {(choose) => <TradedSymbols chosen={symbol} onChoose={choose} />}
    </SymbolSheetButton>
  )
}

function TradedSymbols({ chosen, onChoose }: { chosen: string; onChoose: (symbol: string) => void }) {
  const { t } = useTranslation()
  const isSilent = useSilence()
  useTicksOf('*')
  return (
    <SymbolChoices
      label={t('positions.chooseSymbol')}
      row={(listed) => (
        <SymbolLine listed={listed} isSilent={isSilent} isChosen={listed.symbol === chosen} onChoose={onChoose} />
      )}
    />
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
