import * as z from 'zod/mini'
import { productId } from '../bond-shapes.ts'
import { outcomeOf } from '../command-replies.ts'
import { rowId, time, typed } from '../fields.ts'

/** A text of an operator for others; if the user sees it, then unchanged. */
export const reason = typed(1, 500)

/** Of a bank or a chain, as it wrote it. */
export const reference = typed(1, 100)

/** What is proposed about a product says which, and why. */
export const aboutProduct = { product: productId, reason }

/** An operator as others see them. */
export const namedOperator = z.object({ id: rowId, name: z.string() })

/** A user as a list shows them. */
export const namedUser = z.object({ id: z.int(), account: z.string() })

/** One step in the life of a record; without an operator the person or the house itself did it. */
export const step = z.object({ stage: z.string(), time, operator: z.nullable(namedOperator) })

/** What an act on a book came to, as the journal recorded it. */
export const recordedOutcome = z.looseObject({ kind: z.string() })
export const recorded = outcomeOf(recordedOutcome)

export const byId = z.strictObject({ id: rowId })
export const byIdWithReason = z.strictObject({ id: rowId, reason })

/** The refusals of a book that an act on it can come to are shown as they are. */
export const actRefusals = ['not_found', 'not_allowed'] as const
