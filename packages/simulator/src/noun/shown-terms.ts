import type { Settings } from '@touchstone/domain/settings/settings'
import { promisedBy } from '@touchstone/domain/strategies/fresh-strategy-order'
import { termsHash } from '@touchstone/domain/strategies/terms-hash'

/** What somebody who buys names the terms by that they saw; nothing for what is not there. */
export function shownTo({ investments }: Pick<Settings, 'investments'>, product: string): { termsSha256?: string } {
  const terms = investments?.strategies.find(({ id }) => id === product)
  return terms === undefined ? {} : { termsSha256: termsHash(promisedBy(terms)) }
}
