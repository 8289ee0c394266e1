import { printDecimal, type Price, type Quantity } from '@touchstone/domain/money/decimal'
import { type Expiry, expiresAtMs } from '../orders/order-form.ts'
import { typedDecimal } from '../format/typed-decimal.ts'

export type CloseDraft = { type: 'market' | 'limit'; quantity: string; limit: string; expiry: Expiry }

/** The close as the API takes it. One of all that there is has no quantity, so that nothing is left over. */
export type CloseRequest =
  | { how: 'whole'; body: { id: string } }
  | { how: 'part'; body: { id: string; quantity: string } }
  | { how: 'limit'; body: { id: string; quantity: string; price: string; expiresAtMs: number | null } }

/** Undefined while something is missing. `openedAtMs`: when the person began, so that asking again is the same close. */
export function closeRequest(
  id: string,
  draft: CloseDraft,
  closable: Quantity,
  openedAtMs: number,
): CloseRequest | undefined {
  const quantity = typedDecimal(draft.quantity)
  if (quantity === undefined || quantity <= 0n) return undefined
  const text = printDecimal(quantity)
  if (draft.type === 'market')
    return quantity === closable ? { how: 'whole', body: { id } } : { how: 'part', body: { id, quantity: text } }
  const price = limitOf(draft)
  if (price === undefined) return undefined
  const expiry = expiresAtMs(draft.expiry, openedAtMs)
  return { how: 'limit', body: { id, quantity: text, price: printDecimal(price), expiresAtMs: expiry } }
}

export const limitOf = ({ limit }: Pick<CloseDraft, 'limit'>): Price | undefined => {
  const price = typedDecimal(limit)
  return price === undefined || price <= 0n ? undefined : price
}
