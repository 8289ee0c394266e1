import { ONE, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'
import { useMemo, useSyncExternalStore } from 'react'
import type { Book } from '../books/book.ts'
import { ticks } from '../live/stream.ts'
import { useSilence } from '../live/use-silence.ts'
import { useTicksOf } from '../live/use-tick.ts'
import { type Position, useOpenPositions } from '../positions/positions.queries.ts'
import type { Assets } from './wallets.queries.ts'

type Held = Pick<Position, 'symbol' | 'direction' | 'quantity' | 'mark' | 'profit'>

const amountOf = (text: string | null | undefined): bigint => (text == null ? 0n : (parseDecimal(text) ?? 0n))

/** How much a position has gained since the server valued it. */
function gainedSince({ direction, quantity, mark }: Held, now: string | undefined): bigint {
  if (now === undefined || mark === null) return 0n
  const gained = mulDiv(amountOf(quantity), amountOf(now) - amountOf(mark), ONE, 'down')
  return direction === 'long' ? gained : -gained
}

/** What has been gained in USDT since a total was told: what is open, at the marks of this moment. */
export function gainedOf(
  profit: Assets['profit']['value'],
  positions: readonly Held[],
  markOf: (symbol: string) => string | undefined,
): string {
  const now = positions.reduce((sum, each) => sum + amountOf(each.profit) + gainedSince(each, markOf(each.symbol)), 0n)
  return printDecimal(now - amountOf(profit))
}

/** A list this long may be cut by the server: its sum would then be too small. */
const listedMax = 100

/** What a book has gained since its total was told, in USDT; renders with the ticks of what is open in it. */
export function useGained(book: Book, assets: Assets | undefined): string {
  const { data: positions = [], isPlaceholderData } = useOpenPositions(book)
  const isSilent = useSilence()
  const named = [...new Set(positions.map(({ symbol }) => symbol))].toSorted().join(' ')
  const symbols = useMemo(() => (named === '' ? [] : named.split(' ')), [named])
  useTicksOf(symbols)
  const listen = useMemo(
    () => (changed: () => void) => {
      const ends = symbols.map((symbol) => ticks.listen(symbol, changed))
      return () => {
        for (const end of ends) end()
      }
    },
    [symbols],
  )
  return useSyncExternalStore(listen, () => {
    const isKnown = assets !== undefined && !isPlaceholderData && positions.length > 0 && positions.length < listedMax
    if (!isKnown || isSilent) return '0'
    return gainedOf(assets.profit.value, positions, (symbol) => ticks.get(symbol)?.mark)
  })
}

/** A total and today's profit with what has been gained since. */
export function withGained(assets: Assets, gained: string): { equity: string; today: string } {
  const add = (text: string): string => printDecimal(amountOf(text) + amountOf(gained))
  return { equity: add(assets.equity.value), today: add(assets.today.profit.value) }
}
