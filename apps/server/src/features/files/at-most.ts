/** Runs at most `limit` pieces of work at a time; the others wait for their turn, first come first served. */
export function atMost(limit: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The next waiter takes over the slot.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
