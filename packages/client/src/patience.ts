import { CallFailed } from './call-failed.ts'

/** How long is waited for a call in all: so many milliseconds, or until whoever asked gives it up. */
export type Patience = {
  signal: AbortSignal
  /** What is waited for. @throws CallFailed when the patience ends first. */
  until: <Value>(value: Promise<Value>) => Promise<Value>
  /** It is not needed any more: no timer is left. */
  end: () => void
}

export function createPatience(ms: number, given: AbortSignal | undefined): Patience {
  // Not `AbortSignal.any`: phones of 2023 do not have it.
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(() => {
    controller.abort(new CallFailed(`no answer in ${ms / 1_000} s`))
  }, ms)
  const giveUp = (): void => {
    controller.abort(new CallFailed('given up', { cause: given?.reason }))
  }
  given?.addEventListener('abort', giveUp)
  if (given?.aborted === true) giveUp()
  const over = new Promise<never>((_resolve, reject) => {
    const fail = (): void => {
      reject(signal.reason as CallFailed)
    }
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail)
  })
  // It may end while nobody waits.
  over.catch(() => undefined)
  return {
    signal,
    until: (value) => Promise.race([over, value]),
    end() {
      clearTimeout(timer)
      given?.removeEventListener('abort', giveUp)
    },
  }
}
