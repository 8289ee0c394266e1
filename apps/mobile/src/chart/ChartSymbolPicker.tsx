import { ChevronDown, Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { LivePrice } from '../market/LivePrice.tsx'
import { useSilence } from '@touchstone/app/live/use-silence'
import { useTicksOf } from '@touchstone/app/live/use-tick'
import { pathTo } from '../routes/paths.ts'
import { nameOfSymbol } from '@touchstone/app/market/symbol-names'
import { useFavourites } from '@touchstone/app/market/favourites'
import { type ListedSymbol, useSymbols } from '@touchstone/app/market/symbols.queries'
import { Button } from '../ui/Button.tsx'
import { Chips } from '../ui/Chips.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'

type Group = 'all' | 'favourites' | ListedSymbol['marketClass']

/** The symbol in the bar: shows all others to go to. */
export function ChartSymbolPicker({ listed }: { listed: ListedSymbol }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${listed.symbol}, ${t('chart.chooseSymbol')}`}
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center gap-1 rounded-md px-1 outline-offset-[-2px]"
      >
        <span className="truncate">{listed.symbol}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-fg-3" />
      </button>
      <Sheet open={open} onOpenChange={setOpen} title={t('chart.chooseSymbol')}>
        <Markets shown={listed.symbol} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

function Markets({ shown, onDone }: { shown: string; onDone: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [, setSearch] = useSearchParams()
  const [group, setGroup] = useState<Group>('all')
  const symbols = useSymbols().data ?? []
  const favourites = useFavourites().data ?? []
  const isSilent = useSilence()
  useTicksOf('*')
  const classes = [...new Set(symbols.map(({ marketClass }) => marketClass))]
  const groups: Group[] = ['all', ...(favourites.length > 0 ? (['favourites'] as const) : []), ...classes]
  const inGroup = symbols.filter(
    ({ symbol, marketClass }) =>
      group === 'all' || (group === 'favourites' ? favourites.includes(symbol) : marketClass === group),
  )
  const choose = (symbol: string): void => {
    onDone()
    setSearch(
      (search) => {
        search.set('symbol', symbol)
        return search
      },
      { replace: true },
    )
  }
  return (
    <>
      <Chips
        label={t('market.groups')}
        value={group}
        onChange={setGroup}
        items={groups.map((value) => ({ value, label: value === 'all' ? t('words.all') : t(`market.${value}`) }))}
      />
      <ul className="-mx-4 pb-2">
        {inGroup.map((listed) => (
          <li key={listed.symbol}>
            <Market listed={listed} isShown={listed.symbol === shown} isSilent={isSilent} onChoose={choose} />
          </li>
        ))}
      </ul>
      <Button kind="soft" size="md" wide onClick={() => void navigate(pathTo('search'))}>
        <Search aria-hidden className="size-4" />
        {t('chart.searchAll')}
      </Button>
    </>
  )
}

type MarketProps = {
  listed: ListedSymbol
  isShown: boolean
  isSilent: boolean
  onChoose: (symbol: string) => void
}

function Market({ listed, isShown, isSilent, onChoose }: MarketProps) {
  const { symbol, base, quote, priceTick, day, sparkline } = listed
  return (
    <button
      type="button"
      aria-current={isShown}
      onClick={() => onChoose(symbol)}
      className="flex min-h-14 w-full items-center gap-3 px-4 py-1.5 text-left outline-offset-[-2px] transition-colors duration-150 active:bg-surface-2 aria-current:bg-accent-soft"
    >
      <SymbolIcon symbol={symbol} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-base font-semibold">
          {base}
          <span className="text-xs font-medium text-fg-3">/{quote}</span>
        </span>
        <span className="block truncate text-xs text-fg-3">{nameOfSymbol(symbol)}</span>
      </span>
      <LivePrice
        symbol={symbol}
        tick={priceTick}
        dayOpen={day?.open ?? null}
        lastKnown={sparkline.at(-1)}
        silent={isSilent}
      />
    </button>
  )
}
