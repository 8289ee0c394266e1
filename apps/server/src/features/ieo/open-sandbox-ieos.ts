import { tokensOf } from '@touchstone/domain/ieo-sales/ieo-agreement'
import type { IeoTerms } from '@touchstone/domain/settings/ieo-terms'
import { openSandboxBook, type SandboxDeps } from '../house-books/open-sandbox-book.ts'
import { findSaleBook } from './sale-books.store.ts'

/** Opens each sale of a sandbox once, with all of its tokens. */
export async function openSandboxIeos(deps: SandboxDeps, ieos: readonly IeoTerms[]): Promise<void> {
  const operators: number[] = []
  for (const terms of ieos) {
    const { id: product, token: currency } = terms
    const found = await findSaleBook(deps.sql, product)
    if (found !== undefined && found.sale.state !== 'none') continue
    const amount = tokensOf(terms, terms.lots)
    await openSandboxBook(deps, { purpose: 'ieo', product, currency }, [
      ['tokens', { kind: 'receive_tokens', product, amount, reference: 'sandbox', operators }],
      ['open', { kind: 'open_ieo', product, operators }],
    ])
  }
}
