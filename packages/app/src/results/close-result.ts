import { decimal, type Quantity } from '@touchstone/domain/money/decimal'
import type { Burden } from '@touchstone/domain/positions/position-result'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'

export type PositionResult = z.output<Api['positionResult']['reply']>
/** A result as the server sends it, of a close or of a position's life. */
export type ShownResult = PositionResult['parts'][number] | NonNullable<PositionResult['result']>

/** Under which an answer about a position's result is kept. */
export const resultKey = (id: string) => ['positions', 'result', id]

/** What a position has brought so far, and what its open part bears. */
export const usePositionResult = (id: string): UseQueryResult<PositionResult> =>
  useQuery({ queryKey: resultKey(id), queryFn: () => api.positionResult({ id }) })

/** Which close it is: the command in the book of its position, and which settlement of that. */
export type ClosePlace = { positionId: string; sequence: number; place: number }

/** What each of these positions bears already, as the domain reads it; undefined while that of one is unknown. */
export function useBurdens(positions: readonly Held[]): ReadonlyMap<string, Burden> | undefined {
  const results = useQueries({
    queries: positions.map(({ id }) => ({ queryKey: resultKey(id), queryFn: () => api.positionResult({ id }) })),
  })
  const burdens = positions.flatMap(({ id, quantity }, index): [string, Burden][] => {
    const burden = burdenOf(results[index]?.data, quantity)
    return burden === undefined ? [] : [[id, burden]]
  })
  return burdens.length === positions.length ? new Map(burdens) : undefined
}

type Held = { id: string; quantity: Quantity }

/** What the open part bears, as the domain reads it; undefined while unknown, or where it is of another quantity. */
export function burdenOf(result: PositionResult | undefined, quantity: Quantity): Burden | undefined {
  const open = result?.open
  if (open === null || open === undefined || decimal(open.quantity) !== quantity) return undefined
  return {
    quantity,
    cost: decimal(open.cost),
    margin: decimal(open.margin),
    openingFee: decimal(open.openingFee),
    funding: decimal(open.funding),
    realised: decimal(open.realised),
  }
}
