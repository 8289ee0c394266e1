/** Running work. Its errors are our bugs; they are logged, and affect nothing else. */
export type Flights = {
  add: (work: Promise<void>) => void
  size: () => number
  /** Resolves when nothing is on its way any more, nor anything that came of it. */
  idle: () => Promise<void>
}

export function createFlights(log: (message: string, details: Record<string, unknown>) => void): Flights {
  const going = new Set<Promise<void>>()
  return {
    add(work) {
      const safe = work
        .catch((error: unknown) => {
          log('a trigger task failed', { error })
        })
        .finally(() => going.delete(safe))
      going.add(safe)
    },
    size: () => going.size,
    async idle() {
      while (going.size > 0) await Promise.all(going)
    },
  }
}
