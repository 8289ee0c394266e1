/** Head and tail of a hash: enough to compare it with another at a glance. */
export const shortHash = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-8)}`
