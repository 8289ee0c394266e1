import { keep, useKept } from '../device/kept.ts'
import { useSession } from '../api/session.ts'
import { useUserEvents } from '../live/use-user-events.ts'

/** In local storage: the guest to whom it was offered. */
const offered = keep('saveOffered')

/** Calls `offer` after a guest's first close of a demo trade: once for each guest, whatever they answer. */
export function useSaveOffer(offer: () => void): void {
  useUserEvents((event) => {
    if (event.kind !== 'settlement' || event.book !== 'demo') return
    const { userInfo } = useSession.getState()
    if (userInfo?.guest !== true || offered.read() === userInfo.account) return
    offered.set(userInfo.account)
    offer()
  })
}

/** Whether somebody is a guest whose first demo trade has been closed on this device. */
export function useSaveDue(): boolean {
  const account = useKept(offered)
  return useSession(({ userInfo }) => userInfo?.guest === true && userInfo.account === account)
}
