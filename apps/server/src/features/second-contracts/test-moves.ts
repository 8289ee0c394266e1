import type { TypicalMoves } from './typical-moves.ts'

/** As in a sandbox that has just begun: nothing is measured, and everything is offered. */
export const unmeasured: Pick<TypicalMoves, 'isOffered' | 'factsFor'> = {
  isOffered: () => true,
  factsFor: () => ({}),
}
