import { leafHash, noHash, rootOf, sha256 } from '../../naive-model/naive-hashes.ts'
import type { NaiveApplication } from './naive-allotment.ts'

const inOrder = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)

export function rootOfList(applied: readonly NaiveApplication[]): string {
  const leaves = [...applied].sort(inOrder).map(({ id, lots }) => leafHash(`${id} ${lots}`))
  return leaves.length === 0 ? noHash : rootOf(leaves)
}

/** When quicknet began, and how often a round comes. Typed in again from the rules. */
const [firstRoundAt, everyMs, afterMs] = [1_692_803_367_000, 3_000, 600_000]

/** The first round that comes ten minutes after a close or later, looked for round by round. */
export function roundAfter(closesAt: number): number {
  let round = Math.floor((closesAt - firstRoundAt) / everyMs)
  while (roundAt(round) < closesAt + afterMs) round += 1
  return round
}

export const roundAt = (round: number): number => firstRoundAt + everyMs * (round - 1)

export const beaconOf = (round: number): string => sha256(`touchstone sandbox beacon 1\n${round}`)
export const seedOf = (beacon: string, root: string): string => sha256(`touchstone draw 1\n${beacon}\n${root}`)

export type NaiveTicket = { ticket: string; id: string }

/** Every ticket of these, the smallest first. */
export const ticketsOf = (applied: readonly NaiveApplication[], seed: string): NaiveTicket[] =>
  applied
    .flatMap(({ id, lots }) =>
      Array.from({ length: lots }, (_, before) => ({ id, ticket: sha256(`${seed}\n${id} ${before + 1}`) })),
    )
    .sort((a, b) => (a.ticket < b.ticket ? -1 : 1))

export const everyTicket = 'f'.repeat(64)

/** The first tickets of a heap that is sorted win: who has how many of them, and which was the last. */
export function drawn(heap: readonly NaiveTicket[], lots: number, above: string) {
  const winners = heap.slice(0, lots)
  const won = new Map<string, number>()
  for (const { id } of winners) won.set(id, (won.get(id) ?? 0) + 1)
  const upTo = winners.length === heap.length ? everyTicket : (winners.at(-1)?.ticket ?? above)
  return { won, upTo }
}
