import { promisedByMachine } from '../mining/fresh-miner-order.ts'
import { machineTermsHash } from '../mining/machine-terms-hash.ts'
import { assert } from '../result.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { investmentsUnder, minersUnder } from '../settings/investments.ts'
import type { Settings } from '../settings/settings.ts'
import { promisedBy } from '../strategies/fresh-strategy-order.ts'
import { strategyTermsHash } from '../strategies/strategy-terms-hash.ts'

/** What a purchase of a strategy names where its buyer was shown the terms in force. */
export function shownOf(
  product: string,
  settings: Pick<Settings, 'investments'> = defaultSettings,
): { termsSha256: string } {
  const terms = investmentsUnder(settings).strategies.find(({ id }) => id === product)
  assert(terms !== undefined, `there is a product ${product}`)
  return { termsSha256: strategyTermsHash(promisedBy(terms)) }
}

/** The same of machines. */
export function shownOfMachine(
  product: string,
  settings: Pick<Settings, 'investments'> = defaultSettings,
): { termsSha256: string } {
  const terms = minersUnder(settings).find(({ id }) => id === product)
  assert(terms !== undefined, `there is a machine ${product}`)
  return { termsSha256: machineTermsHash(promisedByMachine(terms)) }
}
