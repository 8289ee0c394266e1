/** Returns the latest of some moments in epoch milliseconds; null if none is known. */
export function latestOf(...moments: readonly (number | null | undefined)[]): number | null {
  const known = moments.flatMap((each) => each ?? [])
  return known.length === 0 ? null : Math.max(...known)
}
