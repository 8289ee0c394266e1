import type { TypicalMove } from '@touchstone/domain/second-contracts/typical-move'
import type { TypicalMoves } from './typical-moves.ts'

/** As in a sandbox that has just begun: nothing is measured, and everything is offered. */
export const unmeasured: Pick<TypicalMoves, 'isOffered' | 'factsFor'> = {
  isOffered: () => true,
  factsFor: () => ({}),
}

/** Moves as a house has measured them; `isOffered` says so of none. */
export const measuredOff = (...moves: TypicalMove[]): Pick<TypicalMoves, 'all' | 'isOffered'> => ({
  all: () => moves,
  isOffered: () => false,
})
