import { queries } from '../api/queries.ts'

/** After anything that changed the book: what was read of it is read anew. */
export function refreshBook(): void {
  for (const noun of ['positions', 'orders', 'wallets', 'ledger']) void queries.invalidateQueries({ queryKey: [noun] })
}
