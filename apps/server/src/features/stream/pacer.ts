/** Slots take turns, each once in a while that is the same for all, so that the work of a while is not done in one go. */
export type Pacer = {
  start: () => void
  stop: () => void
  /** Milliseconds until the slot's next turn. */
  untilNext: (slot: number) => number
}

/**
 * Turns of `slots` slots, each every `everyMs`, evenly apart. A turn that comes late does not move those after it; one
 * that was missed whole is left out.
 */
export function createPacer(slots: number, everyMs: number, takeTurn: (slot: number) => void): Pacer {
  const stepMs = everyMs / slots
  let timer: NodeJS.Timeout | undefined
  let originMs = 0
  /** Turns since the origin. */
  let step = 0

  const dueMs = (of: number): number => originMs + of * stepMs

  function wake(): void {
    const nowMs = performance.now()
    const missed = Math.floor((nowMs - dueMs(step)) / everyMs)
    if (missed > 0) step += missed * slots
    while (timer !== undefined && dueMs(step) <= performance.now()) {
      const slot = step % slots
      step += 1
      takeTurn(slot)
    }
    if (timer !== undefined) timer = setTimeout(wake, Math.max(0, Math.ceil(dueMs(step) - performance.now())))
  }

  return {
    start() {
      if (timer !== undefined) return
      originMs = performance.now()
      step = 0
      timer = setTimeout(wake, 0)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
    untilNext(slot) {
      if (timer === undefined) return 0
      const next = step + ((slot - (step % slots) + slots) % slots)
      return Math.max(0, dueMs(next) - performance.now())
    },
  }
}
