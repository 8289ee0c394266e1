import { useSession } from '../api/session.ts'
import { keep, useKept } from '../device/kept.ts'

/** In local storage: the guest whose first demo trade has ended. */
export const firstClose = keep('firstClose')

/** In local storage: the guest who can come back with name and password. */
export const savedGuest = keep('savedGuest')

/** A guest who has signed in, by whatever way, needs no device to come back: nobody else is remembered. */
export function noteSignedIn(): void {
  const { userInfo } = useSession.getState()
  if (userInfo?.guest === true) savedGuest.set(userInfo.account)
}

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
