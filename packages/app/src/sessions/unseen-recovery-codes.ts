import { CallRefused } from '@touchstone/client/call-failed'
import { useSession } from '../api/session.ts'
import { keep, useKept } from '../device/kept.ts'

/** Whose recovery codes were asked for, and have not been seen: the answer that had them was lost. */
const unseenBy = keep('unseen-recovery-codes')

/** Sends what makes recovery codes. Until `sawRecoveryCodes`, whoever gets no answer is told that there may be some. */
export async function askForRecoveryCodes<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  const before = unseenBy.get()
  unseenBy.set(userId())
  try {
    return await send()
  } catch (error) {
    // It made none. What was lost before stays lost.
    if (error instanceof CallRefused) unseenBy.set(before)
    throw error
  }
}

export const sawRecoveryCodes = (): void => unseenBy.set(undefined)

export const useHasUnseenRecoveryCodes = (): boolean => {
  const id = useSession(({ userInfo }) => userInfo?.id)
  return useKept(unseenBy) === String(id)
}

const userId = (): string => String(useSession.getState().userInfo?.id)
