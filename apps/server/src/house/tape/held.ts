/** Who waits until a count has come so far, in the order of their coming, and none longer than the same time. */
export type Held = {
  /** Whether the count came to `count` in time. Nobody may ask for less than another before. */
  until: (count: number) => Promise<boolean>
  reach: (count: number) => void
  /** Nobody waits any more. */
  letGo: () => void
}

export function createHeld(longestMs: number): Held {
  const waiting: { count: number; since: number; done: (inTime: boolean) => void }[] = []
  let timer: NodeJS.Timeout | undefined

  function release(isOver: (first: { count: number; since: number }) => boolean, inTime: boolean): void {
    const kept = waiting.findIndex((each) => !isOver(each))
    for (const { done } of waiting.splice(0, kept === -1 ? waiting.length : kept)) done(inTime)
    if (waiting.length > 0) return
    clearTimeout(timer)
    timer = undefined
  }

  /** One timer for all: who came first waits out first. */
  function watch(): void {
    const first = waiting[0]
    if (first === undefined) return
    timer = setTimeout(
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
        if (timer === undefined) watch()
      }),
    reach(count) {
      release((first) => first.count <= count, true)
    },
    letGo() {
      release(() => true, false)
    },
  }
}
