import { decimal, larger, parseDecimal, printDecimal, smaller } from '@touchstone/domain/money/decimal'
import { clsx } from 'clsx'
import { CirclePause, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dayChange } from '@touchstone/app/market/day-change'
import { useTick } from '@touchstone/app/live/use-tick'
import { momentWithinText } from '@touchstone/app/time/moments'
import { printTime } from '@touchstone/app/time/times'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { Change } from '../ui/Change.tsx'
import { DemoBadge } from '../books/DemoBadge.tsx'
import { Flash } from '../ui/Flash.tsx'
import { noNumber } from '@touchstone/app/format/number-text'
import { Price } from '../ui/Price.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { chartNumber } from '@touchstone/app/chart/chart-number'
import { type MarketState, useMarketState } from '@touchstone/app/market/market-state'

/** The one number of the screen, how far it moved in 24 hours, and whether it may be believed. */
export function ChartPrice({ listed, isDemo }: { listed: ListedSymbol; isDemo: boolean }) {
  const { symbol, priceTick, day, sparkline } = listed
  const mark = useTick(symbol)?.mark
  const state = useMarketState(symbol)
  const change = dayChange(day?.open, mark)
  const isOpen = state.kind === 'open'
  // Before its first tick a symbol has the last mark of its 24 hours.
  const shown = mark ?? sparkline.at(-1)
  return (
    <div className="flex items-start justify-between gap-3 px-4 pt-1 pb-2">
      {/* With large letters the names of the day's figures give way, never the price. */}
      <div className="min-w-min shrink-999">
        <Flash value={isOpen ? mark : undefined}>
          <Price
            value={shown}
            tick={priceTick}
            className={clsx('text-2xl font-semibold', isOpen ? toneOf(change) : 'text-fg-3')}
          />
        </Flash>
        <div className="flex min-h-5 flex-wrap items-center gap-1.5 text-sm">
          <span className={clsx(!isOpen && 'opacity-60 grayscale')}>
            <Change value={change} />
          </span>
          {isDemo && <DemoBadge />}
          <State state={state} />
        </div>
      </div>
      <Day listed={listed} mark={mark} />
    </div>
  )
}

function toneOf(change: string | null): string | undefined {
  if (change === null || !/[1-9]/.test(change)) return undefined
  return change.startsWith('-') ? 'text-down' : 'text-up'
}

/** Nothing while all is well. */
function State({ state }: { state: MarketState }) {
  // What it shows follows from the clock too.
  'use no memo'
  const { t } = useTranslation()
  if (state.kind === 'open' || state.kind === 'missing') return null
  if (state.kind === 'closed')
    return (
      <StatusChip icon={<Clock aria-hidden />}>
        {state.opensAtMs === undefined
          ? t('chart.marketClosed')
          : t('chart.opensAt', { time: momentWithinText(state.opensAtMs) })}
      </StatusChip>
    )
  return (
    <StatusChip tone="warn" icon={<CirclePause aria-hidden />}>
      {t('chart.lastPriceAt', { time: printTime(state.sinceMs).slice(-8) })}
    </StatusChip>
  )
}

/** High and low include the present price: what was read is up to a minute old. */
function Day({ listed: { day, priceTick }, mark }: { listed: ListedSymbol; mark: string | undefined }) {
  const { t } = useTranslation()
  const now = parseDecimal(mark ?? '')
  const reached = (extreme: string, pick: typeof larger): string =>
    now === undefined ? extreme : printDecimal(pick(decimal(extreme), now))
  return (
    <dl className="grid min-w-0 grid-cols-[auto_auto] gap-x-2.5 gap-y-0.5 pt-1 text-2xs">
      <Fact label={t('chart.high')}>
        <Price value={day && reached(day.high, larger)} tick={priceTick} />
      </Fact>
      <Fact label={t('chart.low')}>
        <Price value={day && reached(day.low, smaller)} tick={priceTick} />
      </Fact>
      <Fact label={t('chart.volume')}>
        <span className="num">{day === null ? noNumber : chartNumber(Number(day.volume), 2, true)}</span>
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-fg-3">{label}</dt>
      <dd className="text-right font-medium text-fg-2">{children}</dd>
    </div>
  )
}
