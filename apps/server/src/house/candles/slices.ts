import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

/** How long the process rests after a piece that nobody waits for: with pieces of a millisecond, a third of one core. */
const restMs = 2

/** Somebody waits for a piece that is needed now; one for later runs when there is none of those. */
export type Urgency = 'now' | 'later'

/** Long computations in pieces of a millisecond or two: at most one a turn of the event loop, so that all else goes on. */
export type Slices = {
  /** Runs a piece when its turn comes. Rejects with what it throws, and once stopped. */
  run: <T>(piece: () => T, urgency: Urgency) => Promise<T>
  stop: () => void
}

type Waiting = { run: () => void; drop: () => void }

export function createSlices(): Slices {
  const waiting: Record<Urgency, Waiting[]> = { now: [], later: [] }
  let pumping = false
  let stopped = false

  async function pump(): Promise<void> {
    pumping = true
    // Whoever waits for a piece asks for the next one before the turn is over, and keeps the pump going.
    await nextTurn()
    for (;;) {
      const urgent = waiting.now.shift()
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
      for (const queue of [waiting.now, waiting.later]) for (const each of queue.splice(0)) each.drop()
    },
  }
}
