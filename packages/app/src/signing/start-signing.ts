import { signCommandsWith } from '../api/api.ts'
import { useSession } from '../api/session.ts'

const load = () => import('./sign-command.ts')

/**
 * Has this device sign the commands that a person gives from here on. Where it cannot, as when its code does not load, they
 * are sent without a signature, and their receipts say so.
 */
export function startSigning(): void {
  signCommandsWith(async (asked) => {
    try {
      return await (await load()).signCommand(asked)
    } catch {
      return undefined
    }
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
