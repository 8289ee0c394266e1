import { useSession } from '../api/session.ts'
import { useUserEvents } from '../live/use-user-events.ts'
import { saveOffered } from './use-save-due.ts'

/** Calls `offer` after a guest's first close of a demo trade: once for each guest, whatever they answer. */
export function useSaveOffer(offer: () => void): void {
  useUserEvents((event) => {
    if (event.kind !== 'settlement' || event.book !== 'demo') return
    const { userInfo } = useSession.getState()
    if (userInfo?.guest !== true || saveOffered.read() === userInfo.account) return
    saveOffered.set(userInfo.account)
    offer()
  })
}
