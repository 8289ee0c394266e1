import type { BondTerms } from '@touchstone/domain/settings/bond-terms'
import { bondsUnder, investmentsUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { readBondBooks } from '../../features/bonds/bond-books.store.ts'
import { openedTerms } from '../../features/bonds/opened-terms.ts'
import { readPools } from '../../features/house-books/house-books.store.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Transaction } from '../../platform/database.ts'

/** What decides of a bond that was opened under an id; and the ids whose books hold money of the house. */
export type KeptProducts = {
  bonds: readonly Pick<BondTerms, 'id' | 'issuer' | 'currency' | 'unit' | 'repayment'>[]
  pools: ReadonlySet<string>
}

export async function keptProducts(
  sql: Transaction,
  { settingsVersions }: Pick<HousePort, 'settingsVersions'>,
): Promise<KeptProducts> {
  const [books, pools] = [await readBondBooks(sql), await readPools(sql)]
  const bonds = books.flatMap((book) => (book.issue.state === 'none' ? [] : [openedTerms(book, settingsVersions)]))
  return { bonds, pools: new Set(pools.map(({ pool }) => pool.product)) }
}

/** People hold units of what was opened, and its past is shown under its id: another bond needs another id, and so does a strategy. */
export function keptFaults({ bonds, pools }: KeptProducts, to: Pick<Settings, 'investments'>): string[] {
  const before = new Map(bonds.map((kept) => [kept.id, kept]))
  const changed = bondsUnder(to).filter(({ id, issuer, currency, unit, repayment }) => {
    const was = before.get(id)
    if (was === undefined) return pools.has(id)
    return was.issuer !== issuer || was.currency !== currency || was.unit !== unit || was.repayment !== repayment
  })
  return [
    ...changed.map(({ id }) =>
      before.has(id)
        ? `the bond ${id} was opened and keeps its issuer, currency, unit and repayment: another one needs an id of its own`
        : `the bond ${id} needs an id of its own: a pool of the house has this one`,
    ),
    ...investmentsUnder(to)
      .strategies.filter(({ id }) => before.has(id))
      .map(({ id }) => `the strategy product ${id} needs an id of its own: a bond was opened under this one`),
  ]
}
