import { queries } from '../api/queries.ts'

/** Refetches the book's queries after a change of the book. */
export function refreshBook(): void {
  for (const noun of ['positions', 'orders', 'wallets', 'ledger']) void queries.invalidateQueries({ queryKey: [noun] })
}
