import { type Decimal, decimal, parseDecimal } from '@touchstone/domain/money/decimal'

/** Parses the field as a limit: `12.` is 12; undefined if empty or zero. */
export function typedLimit(text: string): Decimal | undefined {
  const typed = parseDecimal(text.replace(/[.]$/, ''))
  return typed === undefined || typed <= 0n ? undefined : typed
}

/** Whether a limit, or none, lets more be lost than the present one: then it counts only a day later. */
export const isLooser = (wanted: Decimal | null, present: string | null): boolean =>
  present !== null && (wanted === null || wanted > decimal(present))
