import * as z from 'zod/mini'
import { signedAmount } from './fields.ts'

/** Why a pool declined an order, and for how much of it there was room: an amount, of machines how many. */
export const decline = z.object({
  reason: z.enum(['sold_out', 'sale_closed', 'product_frozen']),
  left: signedAmount,
})
