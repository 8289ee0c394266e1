import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { ticks } from '../live/stream.ts'
import { api } from '../api/api.ts'
import type { ChartPoint } from '../plot/chart-geometry.ts'
import { joined, pastPoints } from './price-points.ts'
import { settlementPrice, useIsDerived } from './settlement-price.ts'

/** How many ticks and minutes are read before the live ones. */
const ticksMax = 100
const minutes = 6

/** Settlement prices of a symbol in the last minutes, oldest first, with its live ticks. Undefined while first read. */
export function usePricePoints(symbol: string): ChartPoint[] | undefined {
  const isDerived = useIsDerived(symbol)
  const { data: past, isPending } = useQuery({
    queryKey: ['market', 'minutes', symbol, isDerived],
    queryFn: async () => {
      const [recent, candles] = await Promise.all([
        api.recentTicks({ symbol, limit: ticksMax }),
        api.candles({ symbol, interval: '1m', limit: minutes }),
      ])
      const settling = recent.map((tick) => ({ ...tick, mark: settlementPrice(tick, isDerived) }))
      return pastPoints(settling, candles)
    },
    // Fills what was missed while the connection was away.
    refetchInterval: 60_000,
  })
  const live = useLivePoints(symbol, isDerived)
  return useMemo(() => (isPending ? undefined : joined(past ?? [], live)), [isPending, past, live])
}

type Lived = { symbol: string; points: readonly ChartPoint[] }
const none: readonly ChartPoint[] = []

function useLivePoints(symbol: string, isDerived: boolean): readonly ChartPoint[] {
  const [lived, setLived] = useState<Lived>({ symbol, points: none })
  useEffect(
    () =>
      ticks.listen(symbol, () => {
        const tick = ticks.get(symbol)
        if (tick === undefined) return
        const point = { at: tick.sourceAtMs, value: Number(settlementPrice(tick, isDerived)) }
        setLived((before) => ({ symbol, points: joined(before.symbol === symbol ? before.points : none, [point]) }))
      }),
    [symbol, isDerived],
  )
  return lived.symbol === symbol ? lived.points : none
}
