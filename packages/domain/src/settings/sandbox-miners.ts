import { decimal, ONE } from '../money/decimal.ts'
import { mulDiv } from '../money/mul-div.ts'
import { subsidyAt } from '../networks/networks.ts'
import { simulatedDay, simulatedFrom } from '../networks/simulated-network.ts'
import { dayMs, dayStart } from '../time.ts'
import type { MinerTerms } from './miner-terms.ts'

/** The day for which the default machines are made: 2026-12-01. */
const madeFor = 20_788 * dayMs

/** About what a unit brings in its term where the coin stays at the base of the simulated market, 95,000 USDT. */
const prices: Readonly<Record<string, string>> = { 'northforge-n200-30': '90', 'northforge-n110-90': '65' }

/**
 * The machines of a sandbox that is first started at a time, in epoch milliseconds. Difficulty grows for good and what blocks
 * create halves: later machines have as much more hashrate, so that they find as much as those of 2026 did.
 */
export function sandboxMiners(miners: readonly MinerTerms[], at: number): MinerTerms[] {
  const now = simulatedDay(Math.max(simulatedFrom, dayStart(at)))
  const then = simulatedDay(madeFor)
  return miners.map((terms) => {
    const { network, hashrate } = terms
    const harder = now.difficulty * subsidyAt(network, then.height)
    const easier = then.difficulty * subsidyAt(network, now.height)
    const terahashes = mulDiv(hashrate, harder, easier * ONE, 'up')
    return { ...terms, hashrate: terahashes * ONE, price: decimal(prices[terms.id] ?? '90') }
  })
}
