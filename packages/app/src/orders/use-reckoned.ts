import { crossSymbolsOf, useLiveFacts } from '../previews/use-live-facts.ts'
import type { Ground } from '../previews/ground.queries.ts'
import type { OrderDraft } from './order-form.ts'
import { reckonOrder, type Reckoned } from './reckon-order.ts'

/** The order that is being written, at the prices of this moment; undefined until the rules and the book are there. */
export function useReckoned(draft: OrderDraft, ground: Ground | undefined): Reckoned | undefined {
  const known = ground?.symbol === draft.symbol ? ground : undefined
  const facts = useLiveFacts(known, known === undefined ? [] : [draft.symbol, ...crossSymbolsOf(known)])
  if (known === undefined || facts === undefined) return undefined
  return reckonOrder(draft, { engine: known.engine, book: known.book, facts })
}
