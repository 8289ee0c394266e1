import { Star } from 'lucide-react'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useBook } from '../routes/use-book.ts'
import { haptic } from '@touchstone/app/feedback/haptic'
import { pathTo } from '../routes/paths.ts'
import { noteSeen } from '@touchstone/app/market/recently-seen'
import { useFavourites, useSetFavourite } from '@touchstone/app/market/favourites'
import { type ListedSymbol, useSymbols, useSymbolTicks } from '@touchstone/app/market/symbols.queries'
import { Empty } from '../ui/Empty.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { icons } from '../ui/icons.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { ChartSkeleton } from './ChartSkeleton.tsx'
import { MoreTabs } from './MoreTabs.tsx'
import { symbolAsked } from './symbol-asked.ts'
import { ChartPrice } from './ChartPrice.tsx'
import { ChartSymbolPicker } from './ChartSymbolPicker.tsx'
import { TradeBar } from './TradeBar.tsx'
import { useFullScreen } from './use-full-screen.ts'

/** The chart of a symbol, with the person's own positions on it. */
export function ChartScreen() {
  const symbols = useSymbols()
  const [search] = useSearchParams()
  const listed = symbolAsked(symbols.data ?? [], search)
  if (listed !== undefined) return <SymbolChart listed={listed} />
  return (
    <Screen back title={search.get('symbol') ?? ''} bare>
      <Loaded query={symbols} skeleton={<ChartSkeleton />}>
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
      title={isFull ? undefined : <ChartSymbolPicker symbol={symbol} />}
      right={isFull ? undefined : <HeadButtons symbol={symbol} />}
      footer={isFull ? undefined : <TradeBar listed={listed} book={book} />}
    >
      {!isFull && <ChartPrice listed={listed} isDemo={book === 'demo'} />}
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
        icon={<icons.alerts aria-hidden className="size-5" />}
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
