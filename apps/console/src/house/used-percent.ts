import { absolute, parseDecimal } from '@touchstone/domain/money/decimal'

/** Returns how much of a limit is used, in whole percent, cut. */
export function usedPercent(netNotional: string | null, limit: string): number {
  const net = parseDecimal(netNotional ?? '0') ?? 0n
  const most = parseDecimal(limit) ?? 0n
  return most === 0n ? 0 : Number((absolute(net) * 100n) / most)
}
