import { useSession } from '../api/session.ts'
import { keep, useKept } from '../device/kept.ts'

/** In local storage: the guest to whom it was offered to save the account. */
export const saveOffered = keep('saveOffered')

/** Whether somebody is a guest whose first demo trade has been closed on this device. */
export function useSaveDue(): boolean {
  const account = useKept(saveOffered)
  return useSession(({ userInfo }) => userInfo?.guest === true && userInfo.account === account)
}
