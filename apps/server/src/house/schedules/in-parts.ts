import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from '../../executor/submission.ts'

/**
 * How many items are read at a time, and sent together; how often such a part begins, and how many are under way: while
 * one is written another is decided. At most 2,000 commands a second, though more would go: people trade meanwhile, and a
 * command of theirs waits for a part at most. Our choice.
 */
const readAtOnce = 1_024
const partMax = 32
const partEveryMs = 16
const partsAtOnce = 2

/** Reads the next items of a list after one of them, as many as asked for if there are. */
type ReadAfter<Item> = (after: Item | undefined, limit: number) => Promise<readonly Item[]>

/** The items of a list in parts, each in its turn. */
async function* partsOf<Item>(readAfter: ReadAfter<Item>): AsyncGenerator<readonly Item[], void> {
  let after: Item | undefined
  let turnAt = performance.now()
  for (;;) {
    const items = await readAfter(after, readAtOnce)
    for (let begin = 0; begin < items.length; begin += partMax) {
      const waitMs = turnAt - performance.now()
      if (waitMs > 0) await sleep(waitMs)
      // A part that came late is not made up for: nothing comes in a burst.
      turnAt = Math.max(turnAt, performance.now() - partEveryMs) + partEveryMs
      yield items.slice(begin, begin + partMax)
    }
    after = items.at(-1)
    if (after === undefined || items.length < readAtOnce) return
  }
}

/** Does something to each item of a list, at a pace that leaves room for people; false as soon as one was not done. */
export async function doneInParts<Item>(
  readAfter: ReadAfter<Item>,
  doOne: (item: Item) => Promise<boolean>,
): Promise<boolean> {
  const parts = partsOf(readAfter)
  async function doParts(): Promise<boolean> {
    // Whoever returns early ends them for all.
    for await (const part of parts) if ((await Promise.all(part.map(doOne))).includes(false)) return false
    return true
  }
  return !(await Promise.all(Array.from({ length: partsAtOnce }, doParts))).includes(false)
}

/**
 * Whether a command is done, now or before. False for `not_due`: it was decided as of a time behind the clock, and is sent
 * again later. @throws for any other refusal, which only a bug explains: it is logged, and sent again.
 */
export function isDone(outcome: Outcome): boolean {
  if (outcome.kind === 'refused' && outcome.refusal.kind !== 'not_due')
    throw new Error(`what was due was refused: ${outcome.refusal.kind}`)
  return outcome.kind === 'done'
}
