/** A check is due a few times in the time that counts as a pause. */
const checksPerPause = 4

/** The machine's own count of milliseconds, and its clock, which alone goes on while the machine sleeps. */
const machineTimes = (): readonly number[] => [performance.now(), Date.now()]

export type PauseWatch = {
  /** To be called before anything that came from outside is believed: tells a pause as soon as it is over. */
  look: () => void
  stop: () => void
}

/**
 * Notices that this process stood still for longer than `pauseMs`: stopped, swapped out, asleep with its machine, or busy
 * with one thing. What arrived meanwhile waits in buffers and looks new afterwards.
 */
export function watchPauses(pauseMs: number, onPause: (ms: number) => void, times = machineTimes): PauseWatch {
  let seen = times()

  function look(): void {
    const next = times()
    const stoodMs = Math.max(...next.map((at, index) => at - (seen[index] ?? at)))
    seen = next
    if (stoodMs > pauseMs) onPause(stoodMs)
  }

  const timer = setInterval(look, pauseMs / checksPerPause)
  timer.unref()
  return {
    look,
    stop() {
      clearInterval(timer)
    },
  }
}
