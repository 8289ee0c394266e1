import { exampleTick } from '@touchstone/domain/examples/example-facts'
import type { FeedTick } from '@touchstone/domain/market/tick'
import { printDecimal, type Price } from '@touchstone/domain/money/decimal'
import { openHouse } from '../../house/house.ts'
import type { DatabaseAddress } from '../../platform/database.ts'

/** Puts a price on the tape every half minute until a moment, as a house does that was there. */
export async function tapeHalfMinutes(
  address: DatabaseAddress,
  { symbol, until, prices }: { symbol: string; until: number; prices: readonly Price[] },
): Promise<void> {
  let now = until - prices.length * 30_000
  const house = await openHouse({ lockedFacts: [], address, clock: () => now })
  for (const price of prices) {
    now += 30_000
    const { sequence: _, ...fed } = exampleTick(symbol, 0, now, printDecimal(price))
    await house.ingest([{ ...fed, receivedAt: now } satisfies FeedTick])
  }
  await house.stop()
}
