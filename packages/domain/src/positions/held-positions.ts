import type { Draft } from '../books/draft.ts'
import type { PartKind } from '../books/record-kind.ts'
import { type Direction, type MarginMode, type Position, positionRecord } from './position.ts'

export type LeverageKey = `${string}:${MarginMode}`
export const leverageKey = (symbol: string, marginMode: MarginMode): LeverageKey => `${symbol}:${marginMode}`

/** By symbol and margin mode. */
export const leveragesPart: PartKind<'leverages', { readonly [key: LeverageKey]: number }> = {
  name: 'leverages',
  empty: {},
  atRisk: 'nothing',
  isSparse: false,
  decimals: {},
}

/** The last margin-call threshold in percent that the user was notified of for the cross positions; 0 for none. */
export const marginCallPart: PartKind<'marginCallPercent', number> = {
  name: 'marginCallPercent',
  empty: 0,
  atRisk: 'nothing',
  isSparse: false,
  decimals: {},
}

export const positionOf = (
  draft: Draft,
  symbol: string,
  direction: Direction,
  marginMode: MarginMode,
): Position | undefined =>
  draft
    .all(positionRecord)
    .find((each) => each.symbol === symbol && each.direction === direction && each.marginMode === marginMode)

export const crossPositions = (draft: Draft): Position[] =>
  draft.all(positionRecord).filter((each) => each.marginMode === 'cross')

export const leverageOf = (draft: Draft, symbol: string, marginMode: MarginMode): number | undefined =>
  draft.part(leveragesPart)[leverageKey(symbol, marginMode)]

export function keepLeverage(draft: Draft, symbol: string, marginMode: MarginMode, leverage: number): void {
  if (leverageOf(draft, symbol, marginMode) !== leverage)
    draft.setPart(leveragesPart, { ...draft.part(leveragesPart), [leverageKey(symbol, marginMode)]: leverage })
}
