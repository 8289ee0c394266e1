import type { BondTerms } from '@touchstone/domain/settings/bond-terms'
import { openSandboxBook, type SandboxDeps } from '../house-books/open-sandbox-book.ts'

/** Opens each bond of a sandbox once. */
export async function openSandboxBonds(deps: SandboxDeps, bonds: readonly BondTerms[]): Promise<void> {
  for (const { id: product, currency } of bonds)
    await openSandboxBook(deps, { purpose: 'bond', product, currency }, [
      ['open', { kind: 'open_bond', product, operators: [] }],
    ])
}
