import { useProtection } from '@touchstone/app/protection/protection.queries'
import { useBalances } from '@touchstone/app/wallets/wallets.queries'
import { useWithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'

/**
 * Whether it is known which notices stand above the field of a form that buys: one that came later would move the field from
 * under the finger. What could not be read holds nothing up.
 */
export function useFormReady(): boolean {
  const [protection, balances, terms] = [useProtection(), useBalances('real'), useWithdrawalTerms()]
  return protection.isFetched && balances.isFetched && terms.isFetched
}
