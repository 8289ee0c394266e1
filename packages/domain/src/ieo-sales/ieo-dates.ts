import { dayAfter, dayMs } from '../time.ts'

/** When a sale that opens at a time closes: a midnight, in epoch milliseconds. */
export const closesAfter = (subscriptionDays: number, at: number): number => dayAfter(at) + subscriptionDays * dayMs

/** How long the winners of a draw have to pay. */
export const payWithinMs = dayMs
