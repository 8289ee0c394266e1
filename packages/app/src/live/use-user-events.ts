import type { UserEvent } from '@touchstone/wire/stream'
import { useEffect, useEffectEvent, useRef } from 'react'
import { queries } from '../api/queries.ts'
import { useSession } from '../api/session.ts'
import { listenToEvents, listenToLoss, liveStream } from './stream.ts'

/** Calls back with each of the user's own events while the screen is on. */
export function useUserEvents(onEvent: (event: UserEvent) => void): void {
  const report = useEffectEvent(onEvent)
  useEffect(
    () =>
      listenToEvents((events) => {
        for (const event of events) report(event)
      }),
    [],
  )
}

/** What an event makes old: the first words of query keys. */
const outdated: Record<UserEvent['kind'], readonly string[]> = {
  fill: ['positions', 'orders', 'ledger'],
  settlement: ['positions', 'orders', 'ledger', 'protection'],
  margin_call: ['positions', 'messages'],
  position: ['positions'],
  order: ['orders'],
  second_contract: ['second-contracts', 'ledger', 'protection'],
  balances: ['wallets', 'positions', 'ledger'],
  // A reached price alert arrives as a message.
  // So do blocks, waiting periods and changes of a person's accounts.
  message: ['messages', 'alerts', 'withdrawals', 'settlement-accounts'],
  withdrawal: ['withdrawals', 'wallets', 'ledger'],
  deposit: ['deposits', 'wallets', 'ledger'],
  identity: ['identity', 'withdrawals', 'protection'],
}

/** Keeps what the app has read in step with what happens to the user, wherever it happens. For the app's frame. */
export function useFreshQueries(): void {
  const token = useSession((state) => state.token)
  const hadToken = useRef(false)
  useEffect(() => {
    // Without a token too, after one: the socket forgets the user.
    if (token !== undefined || hadToken.current) liveStream().signIn()
    hadToken.current = token !== undefined
  }, [token])
  useEffect(() => {
    const endEvents = listenToEvents((events) => {
      const nouns = new Set(events.flatMap(({ kind }) => outdated[kind]))
      for (const noun of nouns) void queries.invalidateQueries({ queryKey: [noun] })
    })
    const endLoss = listenToLoss(() => {
      for (const noun of new Set(Object.values(outdated).flat())) void queries.invalidateQueries({ queryKey: [noun] })
    })
    return () => {
      endEvents()
      endLoss()
    }
  }, [])
}
