import { decimal, printDecimal, type Quantity } from '@touchstone/domain/money/decimal'
import { type Burden, yieldOf } from '@touchstone/domain/positions/position-result'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { bookIdOf } from '../books/book-id-of.ts'
import type { ToastResult } from '../feedback/toast.ts'
import { directionOf, percentText } from '../format/number-text.ts'
import { moneyText, printed } from '../format/print-money.ts'

export type PositionResult = z.output<Api['positionResult']['reply']>
/** A result as the server sends it, of a close or of a position's life. */
export type ShownResult = PositionResult['parts'][number] | NonNullable<PositionResult['result']>

/** The two figures of a result as every place shows them: signed, net of everything, cut to cents and hundredths. */
export const resultText = (result: Pick<ShownResult, 'net' | 'yield'>): { net: string; yield: string } => ({
  net: moneyText(result.net, { signed: true }),
  yield: percentText(result.yield, 2, true),
})

/** A result in passing, with the way to the record of it. */
export function toastResult(
  result: Pick<ShownResult, 'net' | 'yield'>,
  { positionId, sequence }: Pick<ClosePlace, 'positionId' | 'sequence'>,
): ToastResult {
  const shown = resultText(result)
  const receipt = { bookId: bookIdOf(positionId), sequence: String(sequence) }
  return { ...shown, direction: directionOf(shown.net), receipt }
}

/** What several closes brought together, and that as a part of their margins. */
export function together(results: readonly Pick<ShownResult, 'net' | 'margin'>[]): Pick<ShownResult, 'net' | 'yield'> {
  const net = results.reduce((sum, each) => sum + decimal(each.net), 0n)
  const margin = results.reduce((sum, each) => sum + decimal(each.margin), 0n)
  return { net: printDecimal(net), yield: printed(yieldOf(net, margin)) }
}

const keyOf = (id: string) => ['positions', 'result', id]

/** What a position has brought so far, and what its open part bears. */
export const usePositionResult = (id: string): UseQueryResult<PositionResult> =>
  useQuery({ queryKey: keyOf(id), queryFn: () => api.positionResult({ id }) })

/** Which close it is: the command in the book of its position, and which settlement of that. */
export type ClosePlace = { positionId: string; sequence: number; place: number }

/** The result of a close that was just made; undefined where it cannot be fetched now. */
export async function fetchCloseResult({
  positionId: id,
  sequence,
  place,
}: ClosePlace): Promise<ShownResult | undefined> {
  try {
    const { parts } = await queries.fetchQuery({
      queryKey: [...keyOf(id), sequence],
      queryFn: () => api.positionResult({ id }),
      staleTime: Infinity,
    })
    return parts.find((part) => part.sequence === sequence && part.place === place)
  } catch {
    return undefined
  }
}

/** What each of these positions bears already, as the domain reads it; undefined while that of one is unknown. */
export function useBurdens(positions: readonly Held[]): ReadonlyMap<string, Burden> | undefined {
  const results = useQueries({
    queries: positions.map(({ id }) => ({ queryKey: keyOf(id), queryFn: () => api.positionResult({ id }) })),
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
