import { type IeoTerms, listWithinUsual } from '../settings/ieo-terms.ts'
import { dayAfter, dayMs } from '../time.ts'

/** When a sale that opens at a time closes: a midnight, in epoch milliseconds. */
export const closesAfter = (subscriptionDays: number, at: number): number => dayAfter(at) + subscriptionDays * dayMs

/** Until when the token of a sale that closes at a midnight is listed at the latest: a midnight too. */
export const listByAfter = (
  { listWithinDays = listWithinUsual }: Pick<IeoTerms, 'listWithinDays'>,
  closesAt: number,
): number => closesAt + listWithinDays * dayMs

/** How long the winners of a draw have to pay. */
export const payWithinMs = dayMs
