import { useSession } from '../api/session.ts'
import type { Book } from '../books/book.ts'
import { useAssets } from '../wallets/wallets.queries.ts'
import { plainCurrency } from '../wallets/worth.queries.ts'
import { accountOf, useChosenAccount } from './shown-account.ts'

/** The account that home shows a signed-in person: where a screen is about one account and nobody said which, it is this. */
export function useShownAccount(): Book {
  const isGuest = useSession(({ userInfo }) => userInfo?.guest === true)
  const chosen = useChosenAccount()
  const real = useAssets('real', plainCurrency)
  // If the balance cannot be loaded, show demo or real as if it were 0; the person can switch.
  const equity = real.data?.equity.value ?? (real.error === null ? undefined : '0')
  return accountOf(chosen, isGuest, equity) ?? 'real'
}
