import { useBalances } from './wallets.queries.ts'

/** What somebody has free of a currency in the real account, a decimal string; null while unknown. */
export function useAvailable(currency: string) {
  const { data, error, refetch } = useBalances('real')
  const held = data?.balances
  return {
    available: held === undefined ? null : (held.find((each) => each.currency === currency)?.balance ?? '0'),
    /** It could not be read again. */
    isOld: error !== null,
    readAgain: (): void => void refetch(),
  }
}
