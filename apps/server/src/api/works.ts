import { refuse, type Result } from '@touchstone/domain/result'
import type { Refused } from './handler.ts'

/** Our choices: an app asks for a chart and for a receipt at once; a few more wait, so that nobody sees a refusal for it. */
export const worksAtOnce = 2
export const worksWaitingMax = 6
const retryAfterSeconds = 3

export type Works = {
  /** Runs expensive work of a caller once fewer than two are running, or refuses when too many wait already. */
  run: <Value>(caller: string, work: () => Promise<Value>) => Promise<Result<Value, Refused>>
}

type Turn = () => void

/** So many works of a caller at once, and so many that wait, in their order. */
export function createWorks(): Works {
  const callers = new Map<string, { running: number; waiting: Turn[] }>()

  /** Resolves when it is the work's turn; undefined when too many wait. */
  function turnOf(caller: string): Promise<void> | undefined {
    const works = callers.get(caller) ?? { running: 0, waiting: [] }
    callers.set(caller, works)
    if (works.running < worksAtOnce) {
      works.running += 1
      return Promise.resolve()
    }
    if (works.waiting.length >= worksWaitingMax) return undefined
    return new Promise((resolve) => works.waiting.push(resolve))
  }

  function end(caller: string): void {
    const works = callers.get(caller)
    if (works === undefined) return
    const next = works.waiting.shift()
    // Its place goes to the next, so that nobody comes in between.
    if (next !== undefined) next()
    else if (works.running > 1) works.running -= 1
    else callers.delete(caller)
  }

  return {
    async run(caller, work) {
      const turn = turnOf(caller)
      if (turn === undefined) return refuse({ kind: 'too_many_requests', seconds: retryAfterSeconds })
      await turn
      try {
        return { ok: true, value: await work() }
      } finally {
        end(caller)
      }
    },
  }
}
