import { dayAfter, dayMs } from '../time.ts'

/** When a sale that opens at a time closes: a midnight, in epoch milliseconds. */
export const closesAfter = (subscriptionDays: number, at: number): number => dayAfter(at) + subscriptionDays * dayMs

/** So long whoever has won in a draw has to pay. */
export const payWithinMs = dayMs
