/** Who waits until a count has come so far, in the order of their coming, and none longer than the same time. */
export type Held = {
  /** Whether the count came to `count` in time. Nobody may ask for less than another before. */
  until: (count: number) => Promise<boolean>
  reach: (count: number) => void
  /** Nobody waits any more. */
  letGo: () => void
}

/** Starts a timer of `ms` milliseconds; answers with what stops it. */
export type StartTimer = (act: () => void, ms: number) => () => void

const startTimer: StartTimer = (act, ms) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

export function createHeld(longestMs: number, start = startTimer): Held {
  const waiting: { count: number; since: number; done: (inTime: boolean) => void }[] = []
  let stop: (() => void) | undefined

  function release(isOver: (first: { count: number; since: number }) => boolean, inTime: boolean): void {
    const kept = waiting.findIndex((each) => !isOver(each))
    for (const { done } of waiting.splice(0, kept === -1 ? waiting.length : kept)) done(inTime)
    if (waiting.length > 0) return
    stop?.()
    stop = undefined
  }

  /** One timer for all: who came first waits out first. */
  function watch(): void {
    const first = waiting[0]
    if (first === undefined) return
    stop = start(
      () => {
        const now = performance.now()
        release(({ since }) => now - since >= longestMs, false)
        watch()
      },
      first.since + longestMs - performance.now(),
    )
  }

  return {
    until: (count) =>
      new Promise((done) => {
        waiting.push({ count, since: performance.now(), done })
        if (stop === undefined) watch()
      }),
    reach(count) {
      release((first) => first.count <= count, true)
    },
    letGo() {
      release(() => true, false)
    },
  }
}
