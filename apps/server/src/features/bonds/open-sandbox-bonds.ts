import type { BondTerms } from '@touchstone/domain/settings/bond-terms'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import type { Executor } from '../../executor/executor.ts'
import type { Sql } from '../../platform/database.ts'
import { houseBook, poolHolder } from '../house-books/house-books.store.ts'

type Deps = { sql: Sql; submit: Executor['submit']; log: (message: string, details: Record<string, unknown>) => void }

/** Opens each bond of a sandbox once. Elsewhere that takes two operators. */
export async function openSandboxBonds({ sql, submit, log }: Deps, bonds: readonly BondTerms[]): Promise<void> {
  for (const { id: product, currency } of bonds) {
    const bookId = await houseBook(sql, poolHolder(product))
    const commands: [string, HouseCommand][] = [
      [`sandbox:make:${product}`, { kind: 'make_pool', purpose: 'bond', product, currency }],
      [`sandbox:open:${product}`, { kind: 'open_bond', product, operators: [] }],
    ]
    for (const [key, command] of commands) {
      const outcome = await submit({ bookId, key, command })
      if (outcome.kind === 'done') continue
      log('a bond of the sandbox was not opened', { key, outcome })
      break
    }
  }
}
