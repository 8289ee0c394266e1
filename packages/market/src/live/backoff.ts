export type Backoff = { backoffMs: number; backoffMsMax: number }

/**
 * How long to wait before the next try after `failures` in a row, in milliseconds: doubling up to the limit, of which
 * chance (0 to 1) takes up to a half, so that many who lost the same server do not come back at the same moment.
 */
export function backoffDelay(failures: number, { backoffMs, backoffMsMax }: Backoff, chance: number): number {
  const whole = Math.min(backoffMs * 2 ** Math.min(failures, 30), backoffMsMax)
  return whole * (1 - chance / 2)
}
