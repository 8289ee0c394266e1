import { SearchX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { forgetSeen, recentlySeen } from '@touchstone/app/market/recently-seen'
import { type ListedSymbol, useSymbols } from '@touchstone/app/market/symbols.queries'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { Heading } from './Heading.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { found, noteSearch } from '@touchstone/app/market/search'
import { mostTraded, sorted } from '@touchstone/app/market/sorting'
import { SymbolList } from './SymbolList.tsx'

/** Finds a market by code or name; before anything is typed it offers what was looked at before. */
export function SearchScreen() {
  const { t } = useTranslation()
  const symbols = useSymbols()
  const [query, setQuery] = useSearchParams()
  const text = query.get('q') ?? ''
  const field = useRef<HTMLInputElement>(null)
  // A person opens this screen to type.
  useEffect(() => {
    field.current?.focus()
  }, [])
  const search = (next: string) => {
    setQuery(next === '' ? {} : { q: next }, { replace: true })
  }
  return (
    <Screen bare back title={t('market.searchTitle')}>
      <search className="sticky top-(--below-bar) z-10 bg-bg px-4 pt-1 pb-2">
        <SearchField ref={field} label={t('market.searchField')} value={text} onChange={search} />
      </search>
      <Loaded query={symbols} skeleton={<SkeletonRows count={6} />}>
        {(listed) =>
          text.trim() === '' ? (
            <Offered symbols={listed} onSearch={search} />
          ) : (
            <Found symbols={listed} text={text.trim()} />
          )
        }
      </Loaded>
    </Screen>
  )
}

function Found({ symbols, text }: { symbols: readonly ListedSymbol[]; text: string }) {
  const { t } = useTranslation()
  const matching = found(symbols, text)
  return (
    <>
      <output className="sr-only">{t('market.foundCount', { count: matching.length })}</output>
      {matching.length === 0 ? (
        <Empty
          icon={<SearchX />}
          title={t('market.noneFound', { text })}
          text={t('market.noneFoundText')}
          action={
            <LinkButton kind="soft" size="md" to={pathTo('market')}>
              {t('home.allMarkets')}
            </LinkButton>
          }
        />
      ) : (
        <div
          onClickCapture={() => {
            noteSearch(text)
          }}
        >
          <SymbolList symbols={matching} label={t('market.found')} />
        </div>
      )}
    </>
  )
}

/** As many as fit below the rest. Our choice. */
const popularMax = 5

function Offered({ symbols, onSearch }: { symbols: readonly ListedSymbol[]; onSearch: (text: string) => void }) {
  const { t } = useTranslation()
  const [seen, setSeen] = useState(recentlySeen)
  const seenNow = seen.flatMap((each) => symbols.find(({ symbol }) => symbol === each) ?? [])
  const others = symbols.filter(({ symbol }) => !seen.includes(symbol))
  const popular = sorted(others, mostTraded).slice(0, popularMax)
  return (
    <>
      <RecentSearches onSearch={onSearch} />
      {seenNow.length > 0 && (
        <section>
          <Heading
            title={t('market.recentlySeen')}
            onClear={() => {
              forgetSeen()
              setSeen([])
            }}
          />
          <SymbolList symbols={seenNow} label={t('market.recentlySeen')} />
        </section>
      )}
      <section className="pb-4">
        <Heading title={t('market.popular')} />
        <SymbolList symbols={popular} label={t('market.popular')} />
      </section>
    </>
  )
}
