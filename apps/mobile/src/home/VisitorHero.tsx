import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Change } from '../ui/Change.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Price } from '../ui/Price.tsx'
import { SandboxChip } from '../market/SandboxChip.tsx'
import { dayChange } from '@touchstone/app/market/day-change'
import { type ListedSymbol, useSymbols } from '@touchstone/app/market/symbols.queries'
import { useTick, useTicksOf } from '@touchstone/app/live/use-tick'
import { pathTo } from '../routes/paths.ts'
import { FlatLine } from '../wallets/FlatLine.tsx'
import { loadWorthHero } from './load-worth-hero.ts'
import type { PickedPrice, PriceLineProps } from './PriceLine.tsx'

/** The market whose line a visitor sees. */
const shownFirst = 'BTC/USDT'

/** Where its code cannot be had, the price stands without its line. */
const PriceLine = lazy<ComponentType<PriceLineProps>>(async () => ({
  default: await import('./PriceLine.tsx').then(
    (loaded) => loaded.PriceLine,
    () => FlatLine,
  ),
}))

/** What the house is about, a living price, and the one tap that begins it. */
export function VisitorHero() {
  const { t } = useTranslation()
  const symbols = useSymbols().data
  const listed = symbols?.find(({ symbol }) => symbol === shownFirst) ?? symbols?.find(({ price }) => price !== null)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl font-semibold text-balance">{t('home.claim')}</h2>
      {listed === undefined ? <NoLine /> : <LivingLine listed={listed} />}
      <LinkButton to={pathTo('demo', { start: '1' })} wide>
        {t('home.tryDemo')}
      </LinkButton>
      <p className="text-center text-sm text-balance text-fg-2">{t('home.tryDemoText')}</p>
    </section>
  )
}

/** In the place of the line, before any price. */
function NoLine() {
  return (
    <div className="flex flex-col">
      <span className="h-16" />
      <FlatLine />
    </div>
  )
}

function LivingLine({ listed }: { listed: ListedSymbol }) {
  const [picked, setPicked] = useState<PickedPrice | null>(null)
  const { symbol, priceTick, day } = listed
  useTicksOf([symbol])
  // The server is there; their own total is one tap away.
  useEffect(() => {
    loadWorthHero().catch(() => undefined)
  }, [])
  const mark = useTick(symbol)?.mark ?? listed.sparkline.at(-1)
  return (
    <div className="flex flex-col">
      <div className="flex h-16 items-end justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm text-fg-2">{picked === null ? symbol : `${symbol}, ${picked.when}`}</p>
          <Price value={picked?.value ?? mark} tick={priceTick} className="text-2xl font-semibold" />
        </div>
        <div className="flex flex-col items-end gap-1">
          <SandboxChip />
          <Change value={dayChange(day?.open, picked?.value ?? mark)} className="text-sm" />
        </div>
      </div>
      <Suspense fallback={<FlatLine />}>
        <PriceLine listed={listed} mark={mark} onPick={setPicked} />
      </Suspense>
    </div>
  )
}
