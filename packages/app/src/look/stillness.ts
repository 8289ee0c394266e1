/** Whether this person wants as little motion as possible. */
export const wantsStillness = (): boolean => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches
