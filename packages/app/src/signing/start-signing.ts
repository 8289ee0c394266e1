import { signCommandsWith } from '../api/api.ts'
import { useSession } from '../api/session.ts'
import { within } from '../device/within.ts'

const load = () => import('./sign-command.ts')

/** Our choice: a close or a stop never waits longer for its signature. */
const signedMaxMs = 2_000

/**
 * Has this device sign the commands that a person gives from here on. What it cannot sign in two seconds, as when its code
 * does not load, is sent without a signature, and `onUnsigned` is called: the receipt will say so too.
 */
export function startSigning(onUnsigned: () => void): void {
  signCommandsWith(async (asked) => {
    const sign = async (): Promise<string | undefined> => (await load()).signCommand(asked)
    const signed = await within(signedMaxMs, sign()).catch(() => undefined)
    if (signed === undefined) onUnsigned()
    return signed
  })
  useSession.subscribe(({ userInfo }, before) => {
    if (userInfo !== undefined && userInfo.id !== before.userInfo?.id) prepare(userInfo.id)
  })
}

function prepare(userId: number): void {
  const run = (): void =>
    void load()
      .then(
        ({ prepareSigning }) => prepareSigning(userId),
        () => undefined,
      )
      .catch(() => undefined)
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 5_000 })
  else setTimeout(run, 1_000)
}
