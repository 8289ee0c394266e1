import { estimateOrder } from './estimate-order.ts'
import type { OpeningCommand, OrderDraft } from './order-form.ts'

/**
 * An order that waits for its confirmation, at the prices of this moment: one that was sized by its margin is sized by it
 * again, as the form does it, so that no more is taken than was typed.
 */
export function sizedNow(
  command: OpeningCommand,
  draft: OrderDraft,
  known: Parameters<typeof estimateOrder>[1] | undefined,
): OpeningCommand {
  const quantity = draft.entry === 'margin' && known !== undefined ? estimateOrder(draft, known)?.quantity : undefined
  return quantity === undefined || quantity <= 0n ? command : { ...command, quantity }
}
