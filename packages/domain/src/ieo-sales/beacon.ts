import { type Hash, hashText } from '../ledger/hash.ts'
import { minuteMs } from '../time.ts'

/** The chain of drand's quicknet: one round every three seconds. Source: https://drand.love/docs, network quicknet. */
const quicknetFrom = 1_692_803_367_000
const roundMs = 3_000

/** How long after the close the deciding round comes: the list is public by then. Our choice. */
const afterCloseMs = 10 * minuteMs

/** The round that decides a draw whose list closes at a time, in epoch milliseconds: fixed before anybody applies. */
export const roundFor = (closesAt: number): number => Math.ceil((closesAt + afterCloseMs - quicknetFrom) / roundMs) + 1

/** When a round comes out. Epoch milliseconds. */
export const roundAt = (round: number): number => quicknetFrom + (round - 1) * roundMs

/** The round that draws a list closed at a time: that of the opening, or where it is out by then a later one. */
export const roundOfClose = (opened: number, at: number): number => (at < roundAt(opened) ? opened : roundFor(at))

/** The beacon of a sandbox: a function of the round, the same for everybody. Anybody can compute it early, and the app says so. */
export const sandboxBeacon = (round: number): Hash => hashText(`touchstone sandbox beacon 1\n${round}`)
