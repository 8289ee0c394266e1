import type { Book } from '@touchstone/app/books/book'
import { useHeld } from '@touchstone/app/chart/chart.queries'
import { type Stops, useStops } from '@touchstone/app/chart/use-stops'
import type { Held } from '@touchstone/app/chart/stop-change'
import { useSymbolDetails } from '@touchstone/app/market/symbols.queries'
import { type Position, useOpenPositions } from '@touchstone/app/positions/positions.queries'

export type PositionStops = {
  book: Book
  positions: readonly Position[]
  /** As the book holds them, by their ids. */
  held: ReadonlyMap<string, Held>
  stops: Stops
  takerRate: string | undefined
}

const none: readonly Position[] = []

/** The person's open positions of a symbol, and the stop of theirs that is being moved. */
export function usePositionStops(book: Book, symbol: string): PositionStops {
  const positions = useOpenPositions(book, symbol).data ?? none
  const details = useSymbolDetails(symbol).data
  const held = useHeld(book, symbol, positions.length === 0 ? undefined : details?.settingsVersion)
  return { book, positions, held, stops: useStops(book), takerRate: details?.takerRate }
}
