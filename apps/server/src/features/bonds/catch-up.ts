import { dayMs } from '@touchstone/domain/time'
import { eachApart } from '../../house/schedules/each-apart.ts'
import type { BondBook } from './bond-books.store.ts'

/** Does what one midnight brings to a bond; whether it is done. */
type RunOne = (bond: BondBook, midnight: number) => Promise<boolean>

/** Brings each bond as far as it goes: one that waits or fails stops no other, neither today nor on a later day. */
export function createCatchUp(runOne: RunOne) {
  /** By book, the last midnight that is done. */
  const doneAt = new Map<number, number>()

  /** Whether the first midnight is done. */
  async function advance(bond: BondBook, { from, newest }: { from: number; newest: number }): Promise<boolean> {
    for (let midnight = from; midnight <= newest; midnight += dayMs) {
      if (midnight <= (doneAt.get(bond.bookId) ?? 0)) continue
      if (!(await runOne(bond, midnight))) return midnight > from
      doneAt.set(bond.bookId, midnight)
    }
    return true
  }

  /**
   * Does the midnights from one up to the newest, in order; whether the first is done for every bond. Epoch milliseconds.
   * @throws what bonds that failed have thrown, after all others.
   */
  return async (bonds: readonly BondBook[], midnights: { from: number; newest: number }): Promise<boolean> => {
    let isDone = true
    await eachApart(bonds, async (bond) => {
      isDone = (await advance(bond, midnights)) && isDone
    })
    return isDone
  }
}
