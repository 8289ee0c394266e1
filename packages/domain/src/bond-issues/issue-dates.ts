import type { BondTerms } from '../settings/bond-terms.ts'
import { dayAfter, dayMs } from '../time.ts'

/** When a bond that is opened at a time ends its subscription, and when it is decided: midnights in epoch milliseconds. */
export function datesOf(
  { subscriptionDays, thinkDays }: Pick<BondTerms, 'subscriptionDays' | 'thinkDays'>,
  at: number,
) {
  const subscribedUntil = dayAfter(at) + subscriptionDays * dayMs
  return { subscribedUntil, closesAt: subscribedUntil + thinkDays * dayMs }
}
