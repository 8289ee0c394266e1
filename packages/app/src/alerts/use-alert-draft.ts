import { useTickField } from '../live/use-tick.ts'
import type { ListedSymbol } from '../market/symbols.queries.ts'
import { type AlertDraft, readDraft } from './alert-draft.ts'

/** The draft beside the current mark; renders again with the mark. */
export function useDraft(typed: string, { symbol, price, priceTick }: ListedSymbol): AlertDraft {
  const mark = useTickField(symbol, (tick) => tick.mark) ?? price?.mark
  return readDraft(typed, { mark, tick: priceTick })
}
