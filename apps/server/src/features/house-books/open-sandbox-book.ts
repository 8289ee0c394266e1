import type { PoolPurpose } from '@touchstone/domain/house-books/purposes'
import type { Currency } from '@touchstone/domain/money/currency'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import type { Executor } from '../../executor/executor.ts'
import type { Sql } from '../../platform/database.ts'
import { houseBook, poolHolder } from './house-books.store.ts'

export type SandboxDeps = {
  sql: Sql
  submit: Executor['submit']
  log: (message: string, details: Record<string, unknown>) => void
}

/**
 * Makes the book of a product of a sandbox and opens it, each step once, up to the first that is not done. Elsewhere that takes
 * two operators.
 */
export async function openSandboxBook(
  { sql, submit, log }: SandboxDeps,
  { purpose, product, currency }: { purpose: PoolPurpose; product: string; currency: Currency },
  steps: readonly (readonly [name: string, command: HouseCommand])[],
): Promise<void> {
  const bookId = await houseBook(sql, poolHolder(product))
  const made = ['make', { kind: 'make_pool', purpose, product, currency }] as const
  for (const [name, command] of [made, ...steps]) {
    const key = `sandbox:${name}:${product}`
    const outcome = await submit({ bookId, key, command })
    if (outcome.kind === 'done') continue
    log('a product of the sandbox was not opened', { key, outcome })
    return
  }
}
