import type { Position } from '../positions/positions.queries.ts'

export type StopKind = 'takeProfit' | 'stopLoss'
export type LineKind = 'entry' | 'liquidation' | StopKind

/** A price of an open position, as a line over the chart. */
export type PriceLine = {
  id: string
  positionId: string
  kind: LineKind
  direction: Position['direction']
  price: string
}

/** A stop that a person is moving or adding: shown instead of the one in force. */
export type StopDraft = { positionId: string; kind: StopKind; price: string }

export const isStop = (kind: LineKind): kind is StopKind => kind === 'takeProfit' || kind === 'stopLoss'
export const lineId = (positionId: string, kind: LineKind): string => `${positionId}:${kind}`

const weights: Record<LineKind, number> = { stopLoss: 4, takeProfit: 4, entry: 3, liquidation: 2 }

/** Which labels stay where there is no room for all: the greatest. */
export const weightOf = ({ kind }: Pick<PriceLine, 'kind'>): number => weights[kind]

/** The lines of open positions, a draft included. A position that is just being closed has none but its entry. */
export function linesOf(positions: readonly Position[], draft: StopDraft | undefined): PriceLine[] {
  return positions.flatMap((position) => {
    const settles = position.state !== 'running'
    const drafted = (kind: StopKind): string | undefined =>
      draft?.positionId === position.id && draft.kind === kind ? draft.price : undefined
    const prices: [LineKind, string | null | undefined][] = [
      ['entry', position.entryPrice],
      ['liquidation', settles ? null : position.liquidationPrice],
      ['takeProfit', settles ? null : (drafted('takeProfit') ?? position.takeProfit?.price)],
      ['stopLoss', settles ? null : (drafted('stopLoss') ?? position.stopLoss?.price)],
    ]
    return prices.flatMap(([kind, price]) =>
      price === null || price === undefined
        ? []
        : [{ id: lineId(position.id, kind), positionId: position.id, kind, direction: position.direction, price }],
    )
  })
}
