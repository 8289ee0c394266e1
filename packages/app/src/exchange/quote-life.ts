import { CallRefused } from '@touchstone/client/call-failed'
import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'

/** So long before its end a quote is renewed, so that there is no moment without one. Our choice. */
const renewBeforeMs = 500
/** So soon it is asked again where there was none. Our choice. */
const againAfterMs = 5_000

type Lifetime = { quotedAtMs: number; expiresAtMs: number }

/** For how long a quote is good. It is counted from when it came: the device's clock may be wrong. */
export const lifeOf = ({ quotedAtMs, expiresAtMs }: Lifetime): number => expiresAtMs - quotedAtMs

/** What is wrong with the amount is said at its field; asking again would not mend it. */
const amountFaults: readonly (RefusalKind | undefined)[] = [
  'amount_too_small',
  'amount_too_large',
  'amount_off_grid',
  'amount_not_positive',
]
export const isAmountFault = (error: unknown): error is CallRefused =>
  error instanceof CallRefused && amountFaults.includes(error.kind)

/** In how many milliseconds the next quote is asked for; false for not by itself. */
export function nextQuoteIn(
  state: { data: Lifetime | undefined; error: unknown; dataUpdatedAt: number },
  nowMs: number,
): number | false {
  if (state.error !== null) return isAmountFault(state.error) ? false : againAfterMs
  if (state.data === undefined) return false
  return Math.max(renewBeforeMs, state.dataUpdatedAt + lifeOf(state.data) - renewBeforeMs - nowMs)
}
