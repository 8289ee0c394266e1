import { create } from 'zustand'
import type { Alarm } from './alarms.ts'
import type { KeptChain } from './chain-desk.ts'
import type { Pin } from './pins.ts'

/**
 * How a book stands with this device. `waiting`: not looked at yet; `failed`: it could not be looked at, which says
 * nothing about it.
 */
export type BookStanding = {
  bookId: number
  world: string
  state: 'waiting' | 'replaying' | 'same' | 'differs' | 'outdated' | 'failed'
  /** The last row that was decided again, and the last that the house has. */
  sequence: number
  of: number
  pin: Pin | undefined
}

export type ChainStanding = {
  state: 'waiting' | 'none' | 'walking' | 'same' | 'differs' | 'failed'
  kept: KeptChain | undefined
  newestId: number | undefined
}

export type ProofState = {
  userId: number | undefined
  isRunning: boolean
  /** A look has come to its end and reached all there is: before that, that nothing was found says nothing. */
  hasLooked: boolean
  /** The last look did not come to its end. */
  hasFailed: boolean
  /** Why a look that was asked for has not begun. */
  obstacle: 'offline' | 'other_tab' | undefined
  books: readonly BookStanding[]
  chain: ChainStanding
  alarms: readonly Alarm[]
}

export const nothingKnown: ProofState = {
  userId: undefined,
  isRunning: false,
  hasLooked: false,
  hasFailed: false,
  obstacle: undefined,
  books: [],
  chain: { state: 'waiting', kept: undefined, newestId: undefined },
  alarms: [],
}

/** What this device knows of the house that it talks to. */
export const useProof = create<ProofState>(() => nothingKnown)

/** Whether this device is comparing, in this tab or before it in another. */
export const isComparing = ({ isRunning, obstacle }: Pick<ProofState, 'isRunning' | 'obstacle'>): boolean =>
  isRunning || obstacle === 'other_tab'

export function setBook(standing: BookStanding): void {
  useProof.setState(({ books }) => {
    const others = books.filter(({ bookId }) => bookId !== standing.bookId)
    return { books: [...others, standing].sort((a, b) => a.bookId - b.bookId) }
  })
}
