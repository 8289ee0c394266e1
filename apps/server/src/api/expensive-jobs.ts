import { refuse, type Result } from '@touchstone/domain/result'
import type { Refused } from './handler.ts'

export type JobsOptions = {
  /** Of all callers together. */
  atOnce: number
  /** Of one caller: running, and waiting behind those. */
  callerAtOnce: number
  callerWaitingMax: number
  /** What has waited this long is refused. */
  waitMsMax: number
  /** Gives the place of a job to the next one, at once or later. */
  pass: (next: () => void, tookMs: number) => void
}

export const passAtOnce: JobsOptions['pass'] = (next) => {
  next()
}
/** The place rests for as long as the job took: others get half of a processor. */
export const passAfterRest: JobsOptions['pass'] = (next, tookMs) => void setTimeout(next, tookMs).unref()

/** Our choices: an app asks for a chart and for a receipt at once; a few more wait, so that nobody sees a refusal for it. */
export const callerJobs = { callerAtOnce: 2, callerWaitingMax: 6, waitMsMax: 10_000 }
const retryAfterSeconds = 3

export type Jobs = {
  /**
   * Runs an expensive job when its turn comes, or refuses it when too much of the caller waits or it has waited too long.
   * Of what waits the job of the caller with most left of their budget comes first: who asks for much does not hold up
   * who asks for little.
   */
  run: <Value>(caller: string, left: () => number, job: () => Promise<Value>) => Promise<Result<Value, Refused>>
}

/** `patience` ends its wait. */
type Waiting = { caller: string; left: () => number; begin: () => void; patience: NodeJS.Timeout }

export function createJobs({ atOnce, callerAtOnce, callerWaitingMax, waitMsMax, pass }: JobsOptions): Jobs {
  const runningOf = new Map<string, number>()
  const waiting: Waiting[] = []
  let running = 0

  const isFree = (caller: string): boolean => running < atOnce && (runningOf.get(caller) ?? 0) < callerAtOnce

  function begin(caller: string): void {
    running += 1
    runningOf.set(caller, (runningOf.get(caller) ?? 0) + 1)
  }

  function end(caller: string, beganMs: number): void {
    const others = (runningOf.get(caller) ?? 0) - 1
    if (others > 0) runningOf.set(caller, others)
    else runningOf.delete(caller)
    pass(release, performance.now() - beganMs)
  }

  function release(): void {
    running -= 1
    const next = nextOf()
    if (next === undefined) return
    waiting.splice(waiting.indexOf(next), 1)
    begin(next.caller)
    next.begin()
  }

  function nextOf(): Waiting | undefined {
    let [next, most] = [undefined as Waiting | undefined, -Infinity]
    for (const each of waiting) {
      const left = each.left()
      if (left <= most || !isFree(each.caller)) continue
      next = each
      most = left
    }
    return next
  }

  /** Whether the turn of a job has come; false when it has waited too long. */
  const turnOf = (caller: string, left: () => number): Promise<boolean> =>
    new Promise((resolve) => {
      const patience = setTimeout(() => {
        const place = waiting.findIndex((each) => each.patience === patience)
        waiting.splice(place, 1)
        resolve(false)
      }, waitMsMax)
      const turn = (): void => {
        clearTimeout(patience)
        resolve(true)
      }
      waiting.push({ caller, left, begin: turn, patience })
    })

  return {
    async run(caller, left, job) {
      if (isFree(caller)) begin(caller)
      else {
        const before = waiting.filter((each) => each.caller === caller).length
        if (before >= callerWaitingMax || !(await turnOf(caller, left)))
          return refuse({ kind: 'too_many_requests', seconds: retryAfterSeconds })
      }
      const beganMs = performance.now()
      try {
        return { ok: true, value: await job() }
      } finally {
        end(caller, beganMs)
      }
    },
  }
}
