import { CallRefused } from '@touchstone/client/call-failed'
import { type QueryClient, useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { api } from '../api/api.ts'
import { useIsSignedIn } from '../api/session.ts'
import { storedList, storeList } from '../device/stored-list.ts'

/** In local storage: the favourites of a visitor. */
const deviceKey = 'favourites'

type Change = { symbol: string; isFavourite: boolean }

const keyOf = (isSignedIn: boolean) => ['favourites', isSignedIn ? 'account' : 'device'] as const

/** The favourite symbols in their order: the account's, or without one the device's. */
export function useFavourites(): UseQueryResult<readonly string[]> {
  const isSignedIn = useIsSignedIn()
  return useQuery({
    queryKey: keyOf(isSignedIn),
    queryFn: () => (isSignedIn ? readAccount() : storedList(deviceKey)),
    staleTime: isSignedIn ? 60_000 : 0,
  })
}

/** The account's, to which those of the device have been added. */
async function readAccount(): Promise<readonly string[]> {
  const { symbols } = await api.favourites({})
  const added = storedList(deviceKey).filter((symbol) => !symbols.includes(symbol))
  let merged: readonly string[] = symbols
  for (const symbol of added) {
    try {
      merged = (await api.addFavourite({ symbol })).symbols
    } catch (error) {
      // One that the account has no place for is left out; anything else is tried again the next time.
      if (!isNoPlace(error)) return merged
    }
  }
  storeList(deviceKey, [])
  return merged
}

const isNoPlace = (error: unknown): boolean =>
  error instanceof CallRefused && (error.kind === 'symbol_unknown' || error.kind === 'favourite_limit_reached')

/** Makes a symbol a favourite, or no longer one. It is seen at once, and taken back if it was refused. */
export function useSetFavourite(): (change: Change) => void {
  const isSignedIn = useIsSignedIn()
  const queries = useQueryClient()
  const show = (change: Change): void => {
    queries.setQueryData<readonly string[]>(keyOf(isSignedIn), (known) => changed(known ?? [], change))
  }
  const { mutate } = useMutation({
    mutationKey: ['favourites'],
    mutationFn: async (change: Change) => {
      if (!isSignedIn) storeList(deviceKey, changed(storedList(deviceKey), change))
      else await (change.isFavourite ? api.addFavourite : api.removeFavourite)({ symbol: change.symbol })
    },
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: ['favourites'] })
      show(change)
    },
    onError: (_error, { symbol, isFavourite }) => {
      show({ symbol, isFavourite: !isFavourite })
    },
    onSettled: () => readAgain(queries),
  })
  return useCallback(
    (change) => {
      mutate(change)
    },
    [mutate],
  )
}

/** Puts the favourites in this order. It is seen at once; of several changes in a row the last is sent. */
export function useOrderFavourites(): (symbols: readonly string[]) => void {
  const isSignedIn = useIsSignedIn()
  const queries = useQueryClient()
  const sent = useRef<readonly string[]>(undefined)
  const shown = () => queries.getQueryData<readonly string[]>(keyOf(isSignedIn)) ?? []
  const { mutate } = useMutation({
    mutationKey: ['favourites'],
    // One at a time: the server keeps the order that it receives last.
    scope: { id: 'order of favourites' },
    mutationFn: async () => {
      const symbols = shown()
      if (!isSignedIn) storeList(deviceKey, symbols)
      else if (symbols !== sent.current) {
        sent.current = symbols
        await api.orderFavourites({ symbols: [...symbols] })
      }
    },
    onSettled: () => readAgain(queries),
  })
  return (symbols) => {
    void queries.cancelQueries({ queryKey: ['favourites'] })
    const others = shown().filter((symbol) => !symbols.includes(symbol))
    queries.setQueryData<readonly string[]>(keyOf(isSignedIn), [...symbols, ...others])
    mutate()
  }
}

/** After the last change: one under way would be undone by what the server knew before it. */
async function readAgain(queries: QueryClient): Promise<void> {
  if (queries.isMutating({ mutationKey: ['favourites'] }) === 1)
    await queries.invalidateQueries({ queryKey: ['favourites'] })
}

function changed(symbols: readonly string[], { symbol, isFavourite }: Change): readonly string[] {
  const others = symbols.filter((each) => each !== symbol)
  return isFavourite ? [...others, symbol] : others
}
