export type Backoff = { backoffMs: number; backoffMsMax: number }

/**
 * How many milliseconds to wait before the next attempt after `failures` in a row. The delay doubles up to the limit;
 * the random `chance` (0 to 1) takes off up to half, so that clients that lost the same server do not all reconnect
 * at once.
 */
export function backoffDelay(failures: number, { backoffMs, backoffMsMax }: Backoff, chance: number): number {
  const whole = Math.min(backoffMs * 2 ** Math.min(failures, 30), backoffMsMax)
  return whole * (1 - chance / 2)
}
