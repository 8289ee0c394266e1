import { setImmediate as nextTurn } from 'node:timers/promises'

/** Our choice, in milliseconds: with the piece of work that ends it, a turn stays well below what anyone notices. */
const turnMs = 8

/** Called between pieces of long work: lets others have their turn once this one has taken its time. */
export function createShortTurns(clock: () => number = () => performance.now()): () => Promise<void> {
  let began = clock()
  return async () => {
    if (clock() - began < turnMs) return
    await nextTurn()
    began = clock()
  }
}
