import { Bell, Star } from 'lucide-react'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useBook } from '../platform/book.ts'
import { haptic } from '../platform/haptic.ts'
import { pathTo } from '../platform/paths.ts'
import { noteSeen } from '../platform/recently-seen.ts'
import { useFavourites, useSetFavourite } from '../queries/favourites.ts'
import { type ListedSymbol, useSymbols, useSymbolTicks } from '../queries/symbols.ts'
import { Empty } from '../ui/Empty.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { KlineSkeleton } from './KlineSkeleton.tsx'
import { MoreTabs } from './MoreTabs.tsx'
import { PriceHero } from './PriceHero.tsx'
import { SymbolPicker } from './SymbolPicker.tsx'
import { TradeBar } from './TradeBar.tsx'
import { useFullScreen } from './use-full-screen.ts'

/** The chart of a symbol, with the person's own positions on it. */
export function KlineScreen() {
  const symbols = useSymbols()
  const [search] = useSearchParams()
  const asked = search.get('symbol')
  const listed =
    symbols.data?.find(({ symbol }) => symbol === asked) ?? (asked === null ? symbols.data?.[0] : undefined)
  if (listed !== undefined) return <SymbolChart listed={listed} />
  return (
    <Screen back title={asked ?? ''} bare>
      <Loaded query={symbols} skeleton={<KlineSkeleton />}>
        {() => <UnknownSymbol />}
      </Loaded>
    </Screen>
  )
}

function SymbolChart({ listed }: { listed: ListedSymbol }) {
  const { symbol } = listed
  const book = useBook()
  const fullScreen = useFullScreen()
  const isFull = fullScreen.place !== 'page'
  useSymbolTicks(symbol)
  useEffect(() => noteSeen(symbol), [symbol])
  return (
    <Screen
      bare
      back={!isFull}
      title={isFull ? undefined : <SymbolPicker listed={listed} />}
      right={isFull ? undefined : <HeadButtons symbol={symbol} />}
      footer={isFull ? undefined : <TradeBar listed={listed} book={book} />}
    >
      {!isFull && <PriceHero listed={listed} isDemo={book === 'demo'} />}
      <ChartPanel listed={listed} book={book} fullScreen={fullScreen} />
      {!isFull && <MoreTabs listed={listed} />}
    </Screen>
  )
}

function HeadButtons({ symbol }: { symbol: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isFavourite = useFavourites().data?.includes(symbol) ?? false
  const setFavourite = useSetFavourite()
  return (
    <>
      <IconButton
        label={t(isFavourite ? 'market.removeFavourite' : 'market.addFavourite', { symbol })}
        aria-pressed={isFavourite}
        icon={<Star aria-hidden className={clsx('size-5', isFavourite && 'fill-accent text-accent')} />}
        onClick={() => {
          haptic()
          setFavourite({ symbol, isFavourite: !isFavourite })
        }}
      />
      <IconButton
        label={t('chart.alert')}
        icon={<Bell aria-hidden className="size-5" />}
        onClick={() => void navigate(pathTo('alerts', { symbol }))}
      />
    </>
  )
}

function UnknownSymbol() {
  const { t } = useTranslation()
  return (
    <Empty
      title={t('chart.unknownSymbol')}
      action={
        <LinkButton size="md" to={pathTo('market')}>
          {t('chart.toMarkets')}
        </LinkButton>
      }
    />
  )
}
