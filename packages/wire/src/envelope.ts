import * as z from 'zod/mini'

/** What every answer is wrapped in. */
export type Envelope = { code: number; message: string; result: unknown }

/** What `result` holds when a call is refused: which refusal, and what a screen needs to explain it. */
export type RefusedResult = { key: string; details: Record<string, unknown> }

export const envelope = z.object({ code: z.int(), message: z.string(), result: z.unknown() })

export const refusedResult = z.object({ key: z.string(), details: z.record(z.string(), z.unknown()) })
