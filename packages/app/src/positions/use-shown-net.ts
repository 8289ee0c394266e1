import type { PreviewContext } from '../previews/preview-context.queries.ts'
import { useLiveFacts } from '../previews/use-live-facts.ts'
import { usePositionResult } from '../results/close-result.ts'
import type { Position } from './positions.queries.ts'
import { shownNet } from './shown-net.ts'

/** What closing all of a position would bring now, net of all fees, with every tick; null until the book that has it was read. */
export function useShownNet(
  { id, symbol }: Pick<Position, 'id' | 'symbol'>,
  context: PreviewContext | undefined,
): string | null {
  const facts = useLiveFacts(context, [symbol])
  const soFar = usePositionResult(id).data
  return shownNet(id, context, facts, soFar)?.net ?? null
}
