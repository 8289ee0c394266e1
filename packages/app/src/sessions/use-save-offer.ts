import { storedText, storeText } from '../device/storage.ts'
import { useSession } from '../api/session.ts'
import { useUserEvents } from '../live/use-user-events.ts'

/** In local storage: the guest to whom it was offered. */
const offeredKey = 'saveOffered'

/** Calls `offer` after a guest's first close of a demo trade: once for each guest, whatever they answer. */
export function useSaveOffer(offer: () => void): void {
  useUserEvents((event) => {
    if (event.kind !== 'settlement' || event.book !== 'demo') return
    const { userInfo } = useSession.getState()
    if (userInfo?.guest !== true || storedText(offeredKey) === userInfo.account) return
    storeText(offeredKey, userInfo.account)
    offer()
  })
}
