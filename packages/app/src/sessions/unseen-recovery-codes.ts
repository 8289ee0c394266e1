import { endBy } from '@touchstone/client/one-intent'
import * as z from 'zod/mini'
import { useSession } from '../api/session.ts'
import { keep, useKept } from '../device/kept.ts'
import { storedForm } from '../device/stored-form.ts'

/** Whose recovery codes were asked for, and have not been seen: the answer that had them was lost. */
const unseenBy = keep('unseen-recovery-codes')
/** One number: as earlier versions kept it. */
const noted = z.union([z.array(z.int()), z.int()])

/** Sends what makes recovery codes. Until `sawRecoveryCodes`, whoever gets no answer is told that there may be some. */
export async function askForRecoveryCodes<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  const id = userId()
  const wasUnseen = read(unseenBy.read()).includes(id)
  note(id, true)
  try {
    return await send()
  } catch (error) {
    // A refusal made none. What was lost before stays lost.
    note(id, wasUnseen || endBy(error) === 'unknown')
    throw error
  }
}

export const sawRecoveryCodes = (): void => note(userId(), false)

export const useHasUnseenRecoveryCodes = (): boolean => {
  const id = useSession(({ userInfo }) => userInfo?.id)
  return read(useKept(unseenBy)).includes(id ?? nobody)
}

/** No user has it. */
const nobody = 0
const userId = (): number => useSession.getState().userInfo?.id ?? nobody

const read = (text: string | undefined): number[] => [storedForm(noted, text) ?? []].flat()

/** Of one person alone: others of this device keep theirs. */
function note(id: number, isUnseen: boolean): void {
  const others = read(unseenBy.read()).filter((each) => each !== id)
  const all = isUnseen && id !== nobody ? [...others, id] : others
  unseenBy.set(all.length === 0 ? undefined : JSON.stringify(all))
}
