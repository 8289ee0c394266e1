/** The result of a rule: a value, or the refusal that a person sees. Throwing is for our own bugs. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })
export const refuse = <const Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal })

/** Guards what only our own bug could break. */
export function assert(condition: boolean, claim: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${claim}`)
}
