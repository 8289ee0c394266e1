import { parseDecimal } from '@touchstone/domain/money/decimal'
import type { Offering } from '@touchstone/wire/console/console-offerings'

export type Cover = {
  /** What the escrow covers of what it must cover, in whole percent, cut; undefined where nothing must be covered. */
  percent: number | undefined
  /** Parts of a bar, in percent of its length: escrow that covers running orders, other escrow, what is missing. */
  parts: { owed: number; free: number; missing: number }
}

const hundred = 100n
const of = (amount: string | null): bigint => parseDecimal(amount ?? '0') ?? 0n
const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b)

/** How the escrow of an offering covers the whole sale; of one whose product is gone, what still runs. */
export function coverOf({ escrow, owed, mostOwed }: Pick<Offering, 'escrow' | 'owed' | 'mostOwed'>): Cover {
  const [held, running] = [of(escrow), of(owed)]
  const needed = larger(of(mostOwed), running)
  const whole = larger(held, needed)
  const share = (part: bigint): number => (whole === 0n ? 0 : Number((part * 10_000n) / whole) / 100)
  return {
    percent: needed === 0n ? undefined : Number((held * hundred) / needed),
    parts: { owed: share(running), free: share(held - running), missing: share(larger(needed - held, 0n)) },
  }
}
