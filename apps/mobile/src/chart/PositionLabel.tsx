import { isStop, lineId, type PriceLine, type StopDraft } from '@touchstone/app/chart/price-lines'
import { LineLabel } from './LineLabel.tsx'
import { type LabelProps, StopHandle } from './StopHandle.tsx'
import { StopSheet } from './StopSheet.tsx'
import type { PositionStops } from './use-position-stops.ts'

type PositionLabelProps = Omit<LabelProps, 'position' | 'book' | 'held' | 'takerRate' | 'stops'> & {
  open: PositionStops
  line: PriceLine
}

/** The label of a line of an open position; its stops can be dragged. */
export function PositionLabel({ open, line, ...at }: PositionLabelProps) {
  const { book, positions, stops, takerRate } = open
  const position = positions.find(({ id }) => id === line.positionId)
  if (position === undefined) return null
  const own = { ...at, position, book, stops, takerRate, held: open.held.get(position.id) }
  return isStop(line.kind) ? (
    <StopHandle {...own} kind={line.kind} price={line.price} />
  ) : (
    <LineLabel {...own} line={line} />
  )
}

/** The line that is being moved: its label stays whatever else there is no room for. */
export const movedLineId = (draft: StopDraft | undefined): string | undefined =>
  draft && lineId(draft.positionId, draft.kind)

/** Asks about the stop that was moved. */
export function PositionStopSheet({ open, priceTick }: { open: PositionStops; priceTick: string }) {
  const { book, positions, held, stops, takerRate } = open
  const asked = stops.draft && positions.find(({ id }) => id === stops.draft?.positionId)
  if (asked === undefined || stops.draft === undefined || takerRate === undefined) return null
  return (
    <StopSheet
      book={book}
      position={asked}
      held={held.get(asked.id)}
      draft={stops.draft}
      stops={stops}
      priceTick={priceTick}
      takerRate={takerRate}
    />
  )
}
