import { clsx } from 'clsx'
import { memo, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ticks as liveTicks } from '@touchstone/app/live/stream'
import { printTime } from '@touchstone/app/time/times'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { Empty } from '../ui/Empty.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Price } from '../ui/Price.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useRecentTicks } from '@touchstone/app/chart/chart.queries'
import { mergedTicks, type RecentTick, type ShownTick, shownTicks } from '@touchstone/app/chart/tick-tape'

const cells = 'grid grid-cols-[4.2rem_1fr_1fr_1fr] gap-2 px-4'

/** The newest ticks of the tape as they come, newest first. */
export function RecentTicks({ listed: { symbol, priceTick } }: { listed: ListedSymbol }) {
  const { t } = useTranslation()
  const query = useRecentTicks(symbol)
  const live = useLiveTicks(symbol)
  const shown = useMemo(() => shownTicks(mergedTicks(query.data ?? [], live)), [query.data, live])
  return (
    <div>
      <div className={clsx(cells, 'py-2 text-2xs text-fg-3')}>
        <span>{t('words.time')}</span>
        <span className="text-right">{t('chart.bid')}</span>
        <span className="text-right">{t('chart.ask')}</span>
        <span className="text-right">{t('chart.mark')}</span>
      </div>
      <Loaded
        query={query}
        skeleton={<TicksSkeleton />}
        isEmpty={() => shown.length === 0}
        empty={<Empty title={t('chart.noTicks')} />}
      >
        {() => (
          <ol className="relative" style={{ height: `${shown.length * rowRem}rem` }}>
            {shown.map(({ sequence, sourceAtMs, bid, ask, mark, moved }, index) => (
              // Moved and not laid out again: they all go down with every tick.
              <li
                key={sequence}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${index * rowRem}rem)` }}
              >
                <Line {...{ sourceAtMs, bid, ask, mark, moved, priceTick }} />
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </div>
  )
}

/** Of a tick in the list. */
const rowRem = 1.75

function TicksSkeleton() {
  return (
    <div aria-hidden className="flex flex-col px-4">
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="flex h-7 items-center justify-between">
          <Skeleton className="h-3 w-14" />
          <Skeleton className="h-3 w-16" />
          <Skeleton className="h-3 w-16" />
          <Skeleton className="h-3 w-20" />
        </div>
      ))}
    </div>
  )
}

const arrows = { up: '▲', down: '▼', flat: '' } as const
const tones = { up: 'text-up', down: 'text-down', flat: 'text-fg' } as const

type LineProps = Omit<ShownTick, 'sequence'> & { priceTick: string }

/** A tick in the list does not render again when the next one arrives. */
const Line = memo(function Line({ sourceAtMs, bid, ask, mark, moved, priceTick }: LineProps) {
  const { t } = useTranslation()
  return (
    <div className={clsx(cells, 'num h-7 items-center text-xs')}>
      <span className="text-fg-3">{printTime(sourceAtMs).slice(-8)}</span>
      <Price value={bid} tick={priceTick} className="text-right text-fg-2" />
      <Price value={ask} tick={priceTick} className="text-right text-fg-2" />
      <span className={clsx('text-right font-medium', tones[moved])}>
        <span aria-hidden className="mr-1 text-[0.65em]">
          {arrows[moved]}
        </span>
        {moved !== 'flat' && <span className="sr-only">{t(`ui.${moved}`)}</span>}
        <Price value={mark} tick={priceTick} />
      </span>
    </div>
  )
})

/** Faster than this nobody reads, and each time the whole list moves. Our choice. */
const everyMs = 250

/** What has come since the list was opened. */
function useLiveTicks(symbol: string): readonly RecentTick[] {
  const [seen, setSeen] = useState<{ symbol: string; ticks: readonly RecentTick[] }>({ symbol, ticks: [] })
  useEffect(() => {
    let waiting: RecentTick[] = []
    let showing: ReturnType<typeof setTimeout> | undefined
    const show = (): void => {
      const fresh = waiting
      waiting = []
      showing = undefined
      setSeen((before) => ({ symbol, ticks: mergedTicks(before.symbol === symbol ? before.ticks : [], fresh) }))
    }
    const end = liveTicks.listen(symbol, () => {
      const tick = liveTicks.get(symbol)
      if (tick === undefined) return
      waiting.push(tick)
      showing ??= setTimeout(show, everyMs)
    })
    return () => {
      end()
      clearTimeout(showing)
    }
  }, [symbol])
  return seen.symbol === symbol ? seen.ticks : []
}
