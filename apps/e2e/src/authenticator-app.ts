import { oneTimeCode } from './operator-desk.ts'

const stepMs = 30_000

/**
 * An authenticator app with this key. Each code counts once, and the one of the next half minute already counts: so it
 * answers that one where the present one was used, and waits where both were.
 */
export function authenticatorApp(key: string): () => Promise<string> {
  let usedStep = 0
  return async () => {
    const presentStep = () => Math.floor(Date.now() / stepMs)
    const step = Math.max(presentStep(), usedStep + 1)
    while (step > presentStep() + 1) await new Promise((resolve) => setTimeout(resolve, 500))
    usedStep = step
    return oneTimeCode(key, step * stepMs)
  }
}
