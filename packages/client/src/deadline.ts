import { CallFailed } from './call-failed.ts'

/** The time limit of a call: a number of milliseconds, or until the caller aborts. */
export type Deadline = {
  signal: AbortSignal
  /** Waits for a value. @throws CallFailed when the deadline passes first. */
  until: <Value>(value: Promise<Value>) => Promise<Value>
  /** The call has finished: clears the timer. */
  end: () => void
}

export function createDeadline(ms: number, caller: AbortSignal | undefined): Deadline {
  // Not `AbortSignal.any`: phones of 2023 lack it.
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(() => {
    controller.abort(new CallFailed(`no response within ${ms / 1_000} s`))
  }, ms)
  const abort = (): void => {
    controller.abort(new CallFailed('aborted by the caller', { cause: caller?.reason }))
  }
  caller?.addEventListener('abort', abort)
  if (caller?.aborted === true) abort()
  const expired = new Promise<never>((_resolve, reject) => {
    const fail = (): void => {
      reject(signal.reason as CallFailed)
    }
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail)
  })
  // The deadline may pass while nothing waits for it.
  expired.catch(() => undefined)
  return {
    signal,
    until: (value) => Promise.race([expired, value]),
    end() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', abort)
    },
  }
}
