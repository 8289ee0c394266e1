import type { BondTerms } from '@touchstone/domain/settings/bond-terms'
import { bondsUnder } from '@touchstone/domain/settings/investments'
import type { HousePort } from '../../house/house-port.ts'
import type { BondBook } from './bond-books.store.ts'

/**
 * The terms on which a bond was opened. Its holders keep them when later settings have others, or have it no more.
 * @throws for one that was not opened.
 */
export function openedTerms(
  { pool: { product }, issue }: Pick<BondBook, 'pool' | 'issue'>,
  settingsVersions: HousePort['settingsVersions'],
): BondTerms {
  const settings = settingsVersions().find(({ version }) => version === issue.settingsVersion)
  const terms = settings && bondsUnder(settings).find(({ id }) => id === product)
  if (terms === undefined) throw new Error(`version ${issue.settingsVersion} of the settings did not open ${product}`)
  return terms
}
