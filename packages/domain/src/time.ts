/** Lengths of time in milliseconds; a day has 24 hours, since all days here are UTC. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** When the UTC day of a moment begins. Both in epoch milliseconds. */
export const dayStart = (at: number): number => Math.floor(at / dayMs) * dayMs

/** The first whole UTC day after a moment: nothing is known of it yet. Both in epoch milliseconds. */
export const dayAfter = (at: number): number => dayStart(at) + dayMs
