import type { Item } from './batch-item.ts'

/** Starts a timer of `ms` milliseconds; answers with what stops it. */
type StartTimer = (act: () => void, ms: number) => () => void

export type PatienceOptions = {
  /** Nobody waits this long for a database that says nothing. Milliseconds. */
  withinMs: number
  /** Those that certainly were not decided, and wait in vain. */
  onOver: (items: readonly Item[]) => void
  now?: () => number
  start?: StartTimer
}

const checksEach = 5

const startTimer: StartTimer = (act, ms) => {
  const timer = setTimeout(act, ms).unref()
  return () => clearTimeout(timer)
}

/**
 * Finds the commands of people that wait for a database that has gone: each waits as long as batches are finished and
 * replays go on, and `withinMs` from the last sign of that. Whatever a batch has written, or may have, is in doubt and goes on waiting.
 */
export function createPatience({
  withinMs,
  onOver,
  now = () => performance.now(),
  start = startTimer,
}: PatienceOptions) {
  /** In the order of their coming. */
  const waiting = new Set<Item>()
  let heardAt = -Infinity
  let stop: (() => void) | undefined

  function watch(): void {
    stop ??= start(check, withinMs / checksEach)
  }

  function check(): void {
    stop = undefined
    const before = now() - withinMs
    const over: Item[] = []
    if (heardAt <= before)
      for (const item of waiting) {
        if (item.since > before) break
        if (item.inDoubt === undefined) over.push(item)
      }
    if (over.length > 0) onOver(over)
    if (waiting.size > 0) watch()
  }

  return {
    add(item: Item): void {
      waiting.add(item)
      watch()
    },
    remove: (item: Item): boolean => waiting.delete(item),
    /** The database has finished a batch, or answered a replay. */
    heard(): void {
      heardAt = now()
    },
    close(): void {
      stop?.()
      waiting.clear()
    },
  }
}
