import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSilence } from '@touchstone/app/live/use-silence'
import { useTicksOf } from '@touchstone/app/live/use-tick'
import { useFavourites } from '@touchstone/app/market/favourites'
import { openFirst, type PickerPart, pickerParts } from '@touchstone/app/market/picker-order'
import { found, noteSearch } from '@touchstone/app/market/search'
import { type ListedSymbol, useSymbols } from '@touchstone/app/market/symbols.queries'
import { Empty } from '../ui/Empty.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { PickerRow } from './PickerRow.tsx'

export type PickerListProps = {
  chosen: string
  onChoose: (symbol: string) => void
  /** Of all markets; without it all can be chosen. */
  isOffered?: (symbol: string) => boolean
}

/** A search field over all markets: favourites first, then what trades now, then what does not. */
export function PickerList({ isOffered = () => true, ...list }: PickerListProps) {
  const [text, setText] = useState('')
  const { t } = useTranslation()
  useTicksOf('*')
  return (
    <>
      <search className="sticky top-0 z-10 block bg-bg px-4 pt-1 pb-2">
        <SearchField label={t('market.searchField')} value={text} onChange={setText} />
      </search>
      <Loaded query={useSymbols()} skeleton={<SkeletonRows count={8} />}>
        {(listed) => {
          const offered = listed.filter(({ symbol }) => isOffered(symbol))
          return text.trim() === '' ? (
            <Parts {...list} symbols={offered} />
          ) : (
            <Found {...list} symbols={offered} text={text.trim()} />
          )
        }}
      </Loaded>
    </>
  )
}

type ShownProps = Omit<PickerListProps, 'isOffered'> & { symbols: readonly ListedSymbol[] }

const headings = {
  favourites: 'market.favourites',
  open: 'market.openNow',
  closed: 'market.closedNow',
} as const satisfies Record<PickerPart['name'], string>

/** In the order of when they were first shown: a list that jumps cannot be tapped. */
function Parts({ symbols, ...list }: ShownProps) {
  const { t } = useTranslation()
  const favourites = useFavourites().data
  const [kept, setKept] = useState<{ of: string; parts: PickerPart[] }>()
  const of = `${symbols.map(({ symbol }) => symbol).join()} ${favourites?.join() ?? ''}`
  const fresh = kept?.of === of ? kept : { of, parts: pickerParts(symbols, favourites ?? []) }
  if (fresh !== kept) setKept(fresh)
  const bySymbol = new Map(symbols.map((listed) => [listed.symbol, listed]))
  return fresh.parts.map(({ name, symbols: held }) => (
    <section key={name} aria-label={t(headings[name])} className="pb-2">
      <h3 aria-hidden className="px-4 pt-2 pb-1 text-xs font-semibold text-fg-3">
        {t(headings[name])}
      </h3>
      <Rows {...list} symbols={held.map((listed) => bySymbol.get(listed.symbol) ?? listed)} />
    </section>
  ))
}

function Found({ symbols, text, onChoose, ...list }: ShownProps & { text: string }) {
  const { t } = useTranslation()
  const matching = openFirst(found(symbols, text))
  return (
    <>
      <output className="sr-only">{t('market.foundCount', { count: matching.length })}</output>
      {matching.length === 0 ? (
        <Empty icon={<SearchX />} title={t('market.noneFound', { text })} text={t('market.noneFoundText')} />
      ) : (
        <Rows
          {...list}
          symbols={matching}
          onChoose={(symbol) => {
            noteSearch(text)
            onChoose(symbol)
          }}
        />
      )}
    </>
  )
}

function Rows({ symbols, chosen, onChoose }: ShownProps) {
  const isSilent = useSilence()
  return (
    <ul>
      {symbols.map((listed) => (
        <li key={listed.symbol}>
          <PickerRow listed={listed} isSilent={isSilent} isChosen={listed.symbol === chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}
