import type { Settings } from '@touchstone/domain/settings/settings'
import type { HousePort } from '../../house/house-port.ts'

/**
 * The terms on which a product was opened. Who bought some of it keeps them when later settings have others, or have it no more.
 * @throws where the settings of then have no such product.
 */
export function openedTerms<Terms extends { id: string }>(
  termsUnder: (settings: Settings) => readonly Terms[],
  { product, settingsVersion }: { product: string; settingsVersion: number },
  settingsVersions: HousePort['settingsVersions'],
): Terms {
  const settings = settingsVersions().find(({ version }) => version === settingsVersion)
  const terms = settings && termsUnder(settings).find(({ id }) => id === product)
  if (terms === undefined) throw new Error(`version ${settingsVersion} of the settings did not open ${product}`)
  return terms
}
