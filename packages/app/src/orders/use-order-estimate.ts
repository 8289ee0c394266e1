import { symbolsAround, useLiveFacts } from '../previews/use-live-facts.ts'
import type { PreviewContext } from '../previews/preview-context.queries.ts'
import type { OrderDraft } from './order-form.ts'
import { estimateOrder, type OrderEstimate } from './estimate-order.ts'

/** Estimates the drafted order at the current prices; undefined until the rules and the book have loaded. */
export function useOrderEstimate(draft: OrderDraft, context: PreviewContext | undefined): OrderEstimate | undefined {
  const known = context?.symbol === draft.symbol ? context : undefined
  const facts = useLiveFacts(known, symbolsAround(known, draft.symbol))
  if (known === undefined || facts === undefined) return undefined
  return estimateOrder(draft, { engine: known.engine, book: known.book, facts })
}
