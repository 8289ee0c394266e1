import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

/** The pause of the process after a background piece: with pieces of a millisecond, a third of one core. */
const restMs = 2

/**
 * `now`: a request waits for the piece; `soon`: a request waits for many of them, and lets short ones pass; `later`: runs
 * only when no request is waiting.
 */
export type Urgency = 'now' | 'soon' | 'later'

/**
 * Runs long computations in pieces of a millisecond or two, at most one per turn of the event loop, so that everything
 * else keeps running.
 */
export type Slices = {
  /** Runs a piece when its turn comes. Rejects with the error of the piece, and after a stop. */
  run: <T>(piece: () => T, urgency: Urgency) => Promise<T>
  stop: () => void
}

type Waiting = { run: () => void; drop: () => void }

export function createSlices(): Slices {
  const waiting: Record<Urgency, Waiting[]> = { now: [], soon: [], later: [] }
  let pumping = false
  let stopped = false

  async function pump(): Promise<void> {
    pumping = true
    // A caller that waits for a piece asks for the next one before the turn is over, and keeps the pump running.
    await nextTurn()
    for (;;) {
      const urgent = waiting.now.shift() ?? waiting.soon.shift()
      const piece = urgent ?? waiting.later.shift()
      if (piece === undefined) break
      piece.run()
      await (urgent === undefined ? pause(restMs) : nextTurn())
    }
    pumping = false
  }

  return {
    run: (piece, urgency) =>
      new Promise((resolve, reject) => {
        const drop = (): void => {
          reject(new Error('candles: computation stopped'))
        }
        if (stopped) {
          drop()
          return
        }
        const run = (): void => {
          try {
            resolve(piece())
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)))
          }
        }
        waiting[urgency].push({ run, drop })
        if (!pumping) void pump()
      }),
    stop() {
      stopped = true
      for (const queue of Object.values(waiting)) for (const each of queue.splice(0)) each.drop()
    },
  }
}
