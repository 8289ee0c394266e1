import { emptyHash, type Hash, hashLeaf, hashText } from '../ledger/hash.ts'
import { merkleRoot } from '../ledger/merkle.ts'
import type { Applied } from './allotment.ts'

/** In the order of code units: everybody sorts it the same. */
export const inOrder = (applied: readonly Applied[]): Applied[] =>
  applied.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))

/** The leaf of an application in the list. */
export const leafOf = ({ id, lots }: Applied): Hash => hashLeaf(`${id} ${lots}`)

/** The Merkle root of a list of applications in order of their ids; of none it is all zeros. */
export const listRoot = (applied: readonly Applied[]): Hash =>
  applied.length === 0 ? emptyHash : merkleRoot(inOrder(applied).map(leafOf))

/** What decides a draw: the beacon of a round that was fixed before anybody applied, and the list of who did. */
export const drawSeed = (beacon: Hash, root: Hash): Hash => hashText(`touchstone draw 1\n${beacon}\n${root}`)

/** The ticket of one lot of an application, counted from 1: the smallest tickets win. */
export const ticketOf = (seed: Hash, id: string, lot: number): Hash => hashText(`${seed}\n${id} ${lot}`)

/** How many lots of an application have a ticket above one and up to another. */
export function lotsDrawn({ id, lots }: Applied, seed: Hash, { above, upTo }: { above: Hash; upTo: Hash }): number {
  let drawn = 0
  for (let lot = 1; lot <= lots; lot += 1) {
    const ticket = ticketOf(seed, id, lot)
    if (ticket > above && ticket <= upTo) drawn += 1
  }
  return drawn
}

/**
 * The last ticket that wins when this many lots are drawn among the tickets above one; `ff…` where there are enough for all.
 * Anybody who knows it can count their own winning lots.
 */
export function lastTicket(
  applied: readonly Applied[],
  seed: Hash,
  { above, lots }: { above: Hash; lots: number },
): Hash {
  const tickets = applied.flatMap(({ id, lots: own }) =>
    Array.from({ length: own }, (_, index) => ticketOf(seed, id, index + 1)).filter((ticket) => ticket > above),
  )
  if (tickets.length <= lots) return highestTicket
  return lots === 0 ? above : (tickets.sort()[lots - 1] ?? highestTicket)
}

export const lowestTicket: Hash = emptyHash
export const highestTicket: Hash = 'f'.repeat(64)
