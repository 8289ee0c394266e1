import type { Refusal } from '@touchstone/domain/rulebook/nouns'

/**
 * The refusal of a preview, where it stands without the live stream too. While that is silent every price is old here
 * (`liveFacts`), and not at the server, which decides at its own.
 */
export const standingRefusal = (refusal: Refusal | undefined, isSilent: boolean): Refusal | undefined =>
  isSilent && refusal?.kind === 'price_stale' ? undefined : refusal
