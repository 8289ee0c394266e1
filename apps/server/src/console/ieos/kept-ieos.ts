import type { Currency } from '@touchstone/domain/money/currency'
import type { IeoTerms } from '@touchstone/domain/settings/ieo-terms'
import { ieosUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { HousePort } from '../../house/house-port.ts'
import type { Transaction } from '../../platform/database.ts'
import { ieoOpeningOf, ieoTermsOf } from './ieo-objections.ts'
import { readSaleBooks } from '../../features/ieo/sale-books.store.ts'
import { openedVersions } from './ieos.store.ts'

/** The book of a sale: its token, the terms that it was opened on, and whether it has tokens of its issuer. */
export type KeptIeo = { id: string; token: Currency; opened: IeoTerms | undefined; isOpen: boolean; hasTokens: boolean }

export async function keptIeos(
  sql: Transaction,
  { settingsVersions }: Pick<HousePort, 'settingsVersions'>,
): Promise<KeptIeo[]> {
  const books = await readSaleBooks(sql)
  const versions = await openedVersions(
    sql,
    books.map(({ bookId }) => bookId),
  )
  return books.map(({ bookId, pool, sale, escrow }) => {
    const of = settingsVersions().find(({ version }) => version === versions.get(bookId))
    const opened = of && ieoTermsOf(of, pool.product)
    return { id: pool.product, token: pool.currency, opened, isOpen: sale.state === 'open', hasTokens: escrow > 0n }
  })
}

/** The levels that people need may change; everything else was agreed on. */
const agreedText = ({ identityLevel: _identityLevel, levelLimit: _levelLimit, ...terms }: IeoTerms): string =>
  JSON.stringify(Object.entries(ieoOpeningOf({ ...terms, identityLevel: 0 })).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Whether a level shuts somebody out who could apply when the sale was opened. */
const isNarrower = (now: IeoTerms, then: IeoTerms): boolean =>
  now.identityLevel > then.identityLevel || (now.levelLimit ?? 0) > (then.levelLimit ?? 0)

/**
 * People have what was opened, a token is first sold once, and tokens that an issuer delivered go out by their sale or back to
 * the issuer: the settings keep all three.
 */
export function keptIeoFaults(kept: readonly KeptIeo[], to: Pick<Settings, 'investments'>): string[] {
  const sales = ieosUnder(to)
  const tokensTwice = sales.flatMap(({ id, token }) => {
    const other = kept.find((each) => each.token === token && each.id !== id)
    return other === undefined ? [] : [`the sale ${id} needs another token: ${token} is first sold by ${other.id}`]
  })
  return [...tokensTwice, ...kept.flatMap(faultOf)]

  function faultOf({ id, token, opened, isOpen, hasTokens }: KeptIeo): string[] {
    const terms = sales.find((each) => each.id === id)
    if (opened !== undefined && isOpen) {
      if (terms === undefined) return [`the sale ${id} stays while it is open: people could not apply any more`]
      if (isNarrower(terms, opened))
        return [`the sale ${id} is open and may ask for no higher level than at its opening: some have applied already`]
    }
    if (opened !== undefined)
      return terms === undefined || agreedText(terms) === agreedText(opened)
        ? []
        : [`the sale ${id} was opened and keeps its terms: another one needs an id of its own`]
    if (terms === undefined)
      return hasTokens ? [`the sale ${id} stays until it is opened, or its tokens went back to the issuer`] : []
    return terms.token === token ? [] : [`the sale ${id} keeps its token ${token}: another one needs an id of its own`]
  }
}
