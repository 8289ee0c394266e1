import { entryKinds, isEndOfTrade, isEntryKind } from '@touchstone/wire/entry-kinds'
import type { UserEvent } from '@touchstone/wire/stream'
import { useEffect } from 'react'
import { api } from '../api/api.ts'
import { useSession } from '../api/session.ts'
import { useUserEvents } from '../live/use-user-events.ts'
import { firstClose, savedGuest } from './use-save-due.ts'

/**
 * Remembers that the first demo trade of a guest has ended, whatever ended it, and calls `onFirstClose` once if its
 * event comes now. What ended while the app was not there is found in the book, and calls nobody.
 */
export function useFirstClose(onFirstClose: () => void): void {
  const account = useSession(({ userInfo }) => (userInfo?.guest === true ? userInfo.account : undefined))
  useUserEvents((event) => {
    if (account === undefined || firstClose.read() === account || !isDemoEnd(event)) return
    firstClose.set(account)
    if (savedGuest.read() !== account) onFirstClose()
  })
  useEffect(() => {
    if (account === undefined || firstClose.read() === account || savedGuest.read() === account) return
    // Without an answer it is asked again with the next start.
    void hasEnded()
      .then((ended) => ended && firstClose.set(account))
      .catch(() => undefined)
  }, [account])
}

const isDemoEnd = (event: UserEvent): boolean =>
  (event.kind === 'settlement' || (event.kind === 'second_contract' && event.state !== 'placed')) &&
  event.book === 'demo'

const endKinds = Object.keys(entryKinds).filter(isEntryKind).filter(isEndOfTrade)

/** Whether anything in the demo book has ended. */
async function hasEnded(): Promise<boolean> {
  const { records } = await api.ledgerEntries({ book: 'demo', kind: endKinds, pageSize: 1 })
  return records.length > 0
}
