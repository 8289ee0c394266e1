import { tokensOf } from '@touchstone/domain/ieo-sales/ieo-agreement'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import type { IeoTerms } from '@touchstone/domain/settings/ieo-terms'
import type { Executor } from '../../executor/executor.ts'
import type { Sql } from '../../platform/database.ts'
import { houseBook, poolHolder } from '../house-books/house-books.store.ts'
import { findSaleBook } from './sale-books.store.ts'

type Deps = { sql: Sql; submit: Executor['submit']; log: (message: string, details: Record<string, unknown>) => void }

/** Opens each sale of a sandbox once, with all of its tokens. Elsewhere that takes two operators. */
export async function openSandboxIeos({ sql, submit, log }: Deps, ieos: readonly IeoTerms[]): Promise<void> {
  const operators: number[] = []
  for (const terms of ieos) {
    const { id: product, token: currency } = terms
    const found = await findSaleBook(sql, product)
    if (found !== undefined && found.sale.state !== 'none') continue
    const bookId = await houseBook(sql, poolHolder(product))
    const amount = tokensOf(terms, terms.lots)
    const commands: [string, HouseCommand][] = [
      [`sandbox:make:${product}`, { kind: 'make_pool', purpose: 'ieo', product, currency }],
      [`sandbox:tokens:${product}`, { kind: 'receive_tokens', product, amount, reference: 'sandbox', operators }],
      [`sandbox:open:${product}`, { kind: 'open_ieo', product, operators }],
    ]
    for (const [key, command] of commands) {
      const outcome = await submit({ bookId, key, command })
      if (outcome.kind === 'done') continue
      log('the sale of a token of the sandbox was not opened', { key, outcome })
      break
    }
  }
}
