import type { BondTerms } from '@touchstone/domain/settings/bond-terms'
import { bondsUnder } from '@touchstone/domain/settings/investments'
import type { HousePort } from '../../house/house-port.ts'
import { openedTerms } from '../house-books/opened-terms.ts'
import type { BondBook } from './bond-books.store.ts'

/** The terms on which a bond was opened. @throws for one that was not opened. */
export const openedBondTerms = (
  { pool: { product }, issue: { settingsVersion } }: Pick<BondBook, 'pool' | 'issue'>,
  settingsVersions: HousePort['settingsVersions'],
): BondTerms => openedTerms(bondsUnder, { product, settingsVersion }, settingsVersions)
