import { ArrowUpDown, Search } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { SandboxChip } from './SandboxChip.tsx'
import { pathTo } from '../routes/paths.ts'
import { haptic } from '@touchstone/app/feedback/haptic'
import { useBeat } from '@touchstone/app/time/use-beat'
import { useFavourites } from '@touchstone/app/market/favourites'
import { type ListedSymbol, useSymbols } from '@touchstone/app/market/symbols.queries'
import { Empty } from '../ui/Empty.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { FavouritesOrder } from './FavouritesOrder.tsx'
import {
  allGroup,
  favouritesGroup,
  type Group,
  groupBeside,
  groupedIn,
  groupsOf,
  isGroup,
} from '@touchstone/app/market/groups'
import { HoursLine } from './HoursLine.tsx'
import { NoFavourites } from './NoFavourites.tsx'
import { SortBar } from './SortBar.tsx'
import { mostTraded, printSorting, readSorting, sorted, type Sorting } from '@touchstone/app/market/sorting'
import { SymbolList } from './SymbolList.tsx'
import { SymbolListSkeleton } from './SymbolListSkeleton.tsx'
import { useSwipe } from './use-swipe.ts'

/** Every market by what it is about, with its price as it moves; or the favourites while they are put in order. */
export function MarketScreen() {
  const [query] = useSearchParams()
  return query.get('form') === 'order' ? <FavouritesOrder /> : <Markets />
}

function Markets() {
  const { t } = useTranslation()
  const symbols = useSymbols()
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('group')
  const groups = useMemo(() => groupsOf(symbols.data), [symbols.data])
  const group: Group = isGroup(wanted) && groups.includes(wanted) ? wanted : 'coin'
  const nameOf = (value: Group): string => (value === allGroup ? t('words.all') : t(`market.${value}`))
  const sorting = readSorting(query.get('sort'))
  const show = (name: 'group' | 'sort', value: string | undefined) => {
    if (value === undefined) query.delete(name)
    else query.set(name, value)
    setQuery(query, { replace: true })
  }
  const swipe = useSwipe((by) => {
    const next = groupBeside(groups, group, by)
    if (next === undefined) return
    haptic()
    show('group', next)
  })
  return (
    <Screen
      bare
      title={
        <span className="flex items-center gap-2">
          {t('frame.market')}
          <SandboxChip />
        </span>
      }
      right={
        <>
          {group === favouritesGroup && <OrderLink />}
          <Link to={pathTo('search')} aria-label={t('market.searchTitle')} className={barLink}>
            <Search aria-hidden className="size-6" />
          </Link>
        </>
      }
    >
      <div className="sticky top-(--below-bar) z-10 bg-bg">
        <div className="px-4">
          <Tabs
            label={t('market.groups')}
            items={groups.map((value) => ({ value, label: nameOf(value) }))}
            value={group}
            onChange={(value) => {
              show('group', value)
            }}
          />
        </div>
        <SortBar
          sorting={sorting}
          onChange={(next) => {
            show('sort', next === undefined ? undefined : printSorting(next))
          }}
        />
      </div>
      <div role="tabpanel" aria-label={nameOf(group)} className="min-h-[60dvh] pb-4" {...swipe}>
        <Loaded
          query={symbols}
          skeleton={<SymbolListSkeleton />}
          isEmpty={(listed) => listed.length === 0}
          empty={<Empty title={t('market.noMarkets')} />}
        >
          {(listed) => <Grouped symbols={listed} group={group} sorting={sorting} />}
        </Loaded>
      </div>
    </Screen>
  )
}

const barLink = 'grid size-11 place-items-center rounded-full active:bg-surface-2'

/** To where the favourites are put in order; nothing where there is only one. */
function OrderLink() {
  const { t } = useTranslation()
  if ((useFavourites().data?.length ?? 0) < 2) return null
  return (
    <Link
      to={pathTo('market', { group: favouritesGroup, form: 'order' })}
      aria-label={t('market.order')}
      className={barLink}
    >
      <ArrowUpDown aria-hidden className="size-5" />
    </Link>
  )
}

/** Places change this often: a list that jumps with every tick cannot be tapped. Our choice. */
const everyMs = 5_000

function Grouped(props: { symbols: readonly ListedSymbol[]; group: Group; sorting: Sorting | undefined }) {
  const { symbols, group, sorting } = props
  const favourites = useFavourites()
  useBeat(everyMs)
  const grouped = groupedIn(group, symbols, favourites.data ?? [])
  const shown = sorted(grouped, sorting ?? (group === favouritesGroup ? undefined : mostTraded))
  const turnover = sorting?.field === 'volume'
  if (group !== favouritesGroup)
    return (
      <>
        <HoursLine symbols={shown} />
        {/* Another list, not the same one whose rows move. */}
        <SymbolList key={group} symbols={shown} turnover={turnover} />
      </>
    )
  return (
    <Loaded
      query={favourites}
      skeleton={<SkeletonRows count={4} />}
      isEmpty={() => shown.length === 0}
      empty={<NoFavourites />}
    >
      {() => <SymbolList symbols={shown} turnover={turnover} />}
    </Loaded>
  )
}
