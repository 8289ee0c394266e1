import { useSession } from '../api/session.ts'
import { keep, useKept } from '../device/kept.ts'

/** In local storage: the guest whose first demo trade has ended. */
export const firstClose = keep('firstClose')

/** In local storage: the guest who can come back with name and password. */
export const savedGuest = keep('savedGuest')

/** Whether somebody is a guest who would lose the account with this device. */
export function useIsUnsaved(): boolean {
  const saved = useKept(savedGuest)
  return useSession(({ userInfo }) => userInfo?.guest === true && userInfo.account !== saved)
}

/** The same, of a guest who has something to keep: a first demo trade has ended. */
export function useSaveDue(): boolean {
  const account = useKept(firstClose)
  const isUnsaved = useIsUnsaved()
  return useSession(({ userInfo }) => userInfo?.account === account) && isUnsaved
}
