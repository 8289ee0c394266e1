import { printDecimal } from '@touchstone/domain/money/decimal'
import { burdenOf, usePositionResult } from '../results/close-result.ts'
import { type Closing, type Held, resultAt } from './stop-change.ts'

type Known = {
  positionId: string
  /** Undefined until the book has been read. */
  held: Held | undefined
  takerRate: string | undefined
}

/** What a stop would bring, net of all fees; undefined while it is not known what the position bears already. */
export function useStopResult({ positionId, held, takerRate }: Known, closing: Closing): string | undefined {
  const soFar = usePositionResult(positionId)
  const burden = held && burdenOf(soFar.data, held.quantity)
  if (held === undefined || burden === undefined || takerRate === undefined) return undefined
  return printDecimal(resultAt(held, closing, { takerRate, burden }).net)
}
