import * as z from 'zod/mini'

/** The envelope of every reply. */
export type Envelope = { code: number; message: string; result: unknown }

export const envelope = z.object({ code: z.int(), message: z.string(), result: z.unknown() })

/** The `result` of a refused call: which refusal, and the details that a screen needs to explain it. */
export const refusedResult = z.object({ key: z.string(), details: z.record(z.string(), z.unknown()) })
