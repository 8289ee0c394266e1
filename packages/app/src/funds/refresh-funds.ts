import { queries } from '../api/queries.ts'

/** After one of them was cancelled, or turned out to have moved on. */
export function refreshFunds(): void {
  for (const noun of ['deposits', 'withdrawals', 'wallets', 'ledger'])
    void queries.invalidateQueries({ queryKey: [noun] })
}
