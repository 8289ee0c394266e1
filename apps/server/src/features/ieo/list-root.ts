import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Applied } from '@touchstone/domain/ieo-sales/allotment'
import { inOrder, leafOf } from '@touchstone/domain/ieo-sales/draw'
import { emptyHash, type Hash, hashPair } from '@touchstone/domain/ledger/hash'

/** How many nodes are hashed at a time: some milliseconds. Our choice. */
const atOnce = 1_000

/** What the domain's `listRoot` says, a part at a time: people trade meanwhile. */
export async function listRootOf(applied: readonly Applied[]): Promise<Hash> {
  let level = await inParts(inOrder(applied), leafOf)
  while (level.length > 1) {
    const below = level
    const pairs = Array.from({ length: Math.ceil(below.length / 2) }, (_, index) => 2 * index)
    level = await inParts(pairs, (at) => {
      const [left = '', right] = below.slice(at, at + 2)
      return right === undefined ? left : hashPair(left, right)
    })
  }
  return level[0] ?? emptyHash
}

async function inParts<Each, Made>(all: readonly Each[], make: (each: Each) => Made): Promise<Made[]> {
  const made: Made[] = []
  for (let from = 0; from < all.length; from += atOnce) {
    for (const each of all.slice(from, from + atOnce)) made.push(make(each))
    await nextTurn()
  }
  return made
}
