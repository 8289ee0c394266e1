import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import type { Book } from '../books/book.ts'
import { useIsSignedIn, useSession } from '../api/session.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type Assets = Reply<'assets'>
export type ContractBalance = Reply<'contractBalance'>

/** What a book is worth, in USDT and in the display currency. */
export function useAssets(book: Book, currency: string): UseQueryResult<Assets> {
  return useQuery({
    queryKey: ['wallets', 'assets', book, currency],
    queryFn: () => api.assets({ book, currency }),
    enabled: useIsSignedIn(),
    // In another currency what was known stays until that comes.
    placeholderData: (known) => (known?.book === book ? known : undefined),
    refetchInterval: 15_000,
  })
}

/** What a book holds of every currency in each of its accounts. */
export function useBalances(book: Book): UseQueryResult<Reply<'balances'>> {
  return useQuery({
    queryKey: ['wallets', 'balances', book],
    queryFn: () => api.balances({ book }),
    enabled: useIsSignedIn(),
  })
}

/** The contract account of a book: what is in it, and what of it is free. */
export function useContractBalance(book: Book): UseQueryResult<ContractBalance> {
  return useQuery({
    queryKey: ['wallets', 'contract', book],
    queryFn: async () => {
      const balance = await api.contractBalance({ book })
      if (book === 'real') useSession.setState({ tradeAssetInfo: balance })
      return balance
    },
    enabled: useIsSignedIn(),
    refetchInterval: 15_000,
  })
}
