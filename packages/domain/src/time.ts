/** Lengths of time in milliseconds; a day has 24 hours, since all days here are UTC. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
