import type { Applied } from '@touchstone/domain/ieo-sales/allotment'
import { inOrder, leafOf } from '@touchstone/domain/ieo-sales/draw'
import { emptyHash, type Hash } from '@touchstone/domain/ledger/hash'
import { createMerkleFold } from '../../house/ledger/merkle-fold.ts'
import { createShortTurns } from '../../platform/short-turns.ts'

/** What the domain's `listRoot` says of a list that may be long: people trade meanwhile. */
export async function listRootInTurns(applied: readonly Applied[], turn = createShortTurns()): Promise<Hash> {
  const fold = createMerkleFold()
  for (const each of inOrder(applied)) {
    fold.push(leafOf(each))
    await turn()
  }
  return fold.root() ?? emptyHash
}
