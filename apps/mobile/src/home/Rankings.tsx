import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { SymbolRow } from '../market/SymbolRow.tsx'
import { useSilence } from '@touchstone/app/live/use-silence'
import { useTicksOf } from '@touchstone/app/live/use-tick'
import { pathTo } from '../routes/paths.ts'
import { useBeat } from '@touchstone/app/time/use-beat'
import { type ListedSymbol, useSymbols } from '@touchstone/app/market/symbols.queries'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { isRanking, ranked, type Ranking, rankings } from '@touchstone/app/market/ranking'

/** Places change this often: a list that jumps with every tick cannot be tapped. Our choice. */
const everyMs = 5_000

/** What is traded most, and what rose and fell most in 24 hours. */
export function Rankings() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('ranking')
  const ranking = isRanking(wanted) ? wanted : 'hot'
  const symbols = useSymbols()
  const show = (next: Ranking) => {
    query.set('ranking', next)
    setQuery(query, { replace: true })
  }
  return (
    <Card>
      <div className="px-3 pt-3 pb-1">
        <Segmented
          label={t('home.markets')}
          items={rankings.map((value) => ({ value, label: t(`home.${value}`) }))}
          value={ranking}
          onChange={show}
        />
      </div>
      <Loaded
        query={symbols}
        skeleton={<SkeletonRows count={6} />}
        isEmpty={(listed) => listed.length === 0}
        empty={<Empty title={t('home.noMarkets')} />}
      >
        {(listed) => <Ranked symbols={listed} ranking={ranking} />}
      </Loaded>
      <Link
        to={pathTo('market')}
        className="flex min-h-11 items-center justify-center gap-1 text-sm font-semibold text-accent outline-offset-[-2px]"
      >
        {t('home.allMarkets')}
        <ChevronRight aria-hidden className="size-4" />
      </Link>
    </Card>
  )
}

function Ranked({ symbols, ranking }: { symbols: readonly ListedSymbol[]; ranking: Ranking }) {
  const { t } = useTranslation()
  const silent = useSilence()
  useBeat(everyMs)
  const shown = ranked(symbols, ranking)
  useTicksOf(shown.map(({ symbol }) => symbol).toSorted())
  if (shown.length === 0)
    return (
      <p className="px-4 py-10 text-center text-sm text-fg-2">
        {t(ranking === 'losers' ? 'home.noLosers' : ranking === 'gainers' ? 'home.noGainers' : 'home.noMarkets')}
      </p>
    )
  return (
    <ul aria-label={t('home.markets')}>
      {shown.map((listed) => (
        <li key={listed.symbol} className="flex pl-4">
          <SymbolRow listed={listed} silent={silent} />
        </li>
      ))}
    </ul>
  )
}
