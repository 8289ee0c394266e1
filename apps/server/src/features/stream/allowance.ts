/** A number of things a second, of which some may come at once. `take` is false for one too many. Times in milliseconds. */
export function createAllowance(aSecond: number, atOnce: number, nowMs: number): { take: (nowMs: number) => boolean } {
  let left = atOnce
  let lastMs = nowMs
  return {
    take(now) {
      left = Math.min(atOnce, left + ((now - lastMs) * aSecond) / 1_000)
      lastMs = now
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
