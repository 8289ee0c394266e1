import type { IeoTerms } from '@touchstone/domain/settings/ieo-terms'
import { ieosUnder } from '@touchstone/domain/settings/investments'
import type { HousePort } from '../../house/house-port.ts'
import type { SaleRow } from './sale-books.store.ts'

/**
 * The terms on which a sale was opened. Who applied keeps them when later settings have others, or have it no more.
 * @throws where the settings of then have no such sale.
 */
export function openedTerms(
  { reply: { product, settingsVersion } }: Pick<SaleRow<'ieo_opened'>, 'reply'>,
  settingsVersions: HousePort['settingsVersions'],
): IeoTerms {
  const settings = settingsVersions().find(({ version }) => version === settingsVersion)
  const terms = settings && ieosUnder(settings).find(({ id }) => id === product)
  if (terms === undefined) throw new Error(`version ${settingsVersion} of the settings did not open ${product}`)
  return terms
}
