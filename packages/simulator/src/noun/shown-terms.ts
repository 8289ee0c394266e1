import { promisedByMachine } from '@touchstone/domain/mining/fresh-miner-order'
import { machineTermsHash } from '@touchstone/domain/mining/machine-terms-hash'
import type { MinerTerms } from '@touchstone/domain/settings/miner-terms'
import type { Settings } from '@touchstone/domain/settings/settings'
import { promisedBy } from '@touchstone/domain/strategies/fresh-strategy-order'
import { strategyTermsHash } from '@touchstone/domain/strategies/strategy-terms-hash'

/** What somebody who buys names the terms by that they saw; nothing for what is not there. */
export function shownTo({ investments }: Pick<Settings, 'investments'>, product: string): { termsSha256?: string } {
  const terms = investments?.strategies.find(({ id }) => id === product)
  return terms === undefined ? {} : { termsSha256: strategyTermsHash(promisedBy(terms)) }
}

/** The same of a machine. */
export const shownMachine = (terms: MinerTerms): { termsSha256: string } => ({
  termsSha256: machineTermsHash(promisedByMachine(terms)),
})
