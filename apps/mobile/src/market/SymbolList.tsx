import { memo, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { turnoverNow } from '@touchstone/app/market/market-figures'
import { SymbolRow } from './SymbolRow.tsx'
import { useSilence } from '@touchstone/app/live/use-silence'
import { useTicksOf } from '@touchstone/app/live/use-tick'
import { useFavourites, useSetFavourite } from '@touchstone/app/market/favourites'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { FavouriteStar } from './FavouriteStar.tsx'
import { turnoverText } from '@touchstone/app/market/turnover-text'

/** With more symbols than this one topic for all of them is lighter. Our choice. */
const topicsMax = 50

type SymbolListProps = {
  symbols: readonly ListedSymbol[]
  /** Under each symbol its turnover in place of its name. */
  turnover?: boolean
  label?: string
}

/** Symbols with their stars. Rows out of sight are not laid out, so that long lists scroll. */
export function SymbolList({ symbols, turnover = false, label }: SymbolListProps): ReactNode {
  const favourites = useFavourites().data
  const kept = useMemo(() => new Set(favourites), [favourites])
  const setFavourite = useSetFavourite()
  const silent = useSilence()
  useTicksOf(symbols.length > topicsMax ? '*' : symbols.map(({ symbol }) => symbol).toSorted())
  return (
    <ul aria-label={label}>
      {symbols.map((listed) => (
        <Line
          key={listed.symbol}
          listed={listed}
          silent={silent}
          turnover={turnover}
          isFavourite={kept.has(listed.symbol)}
          onFavourite={setFavourite}
        />
      ))}
    </ul>
  )
}

type LineProps = {
  listed: ListedSymbol
  silent: boolean
  turnover: boolean
  isFavourite: boolean
  onFavourite: (change: { symbol: string; isFavourite: boolean }) => void
}

const Line = memo(function Line({ listed, silent, turnover, isFavourite, onFavourite }: LineProps) {
  const { t } = useTranslation()
  return (
    <li className="flex [contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
      <FavouriteStar symbol={listed.symbol} isFavourite={isFavourite} onChange={onFavourite} />
      <SymbolRow
        listed={listed}
        silent={silent}
        sub={turnover ? t('market.volumeOf', { volume: turnoverText(turnoverNow(listed)) }) : undefined}
      />
    </li>
  )
})
