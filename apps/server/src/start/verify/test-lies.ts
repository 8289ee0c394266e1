import { bitcoin } from '@touchstone/domain/examples/forging-house'
import type { Tick } from '@touchstone/domain/market/tick'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import type { NamedFacts } from '../../executor/submission.ts'

/** Closes what the second row of a book has opened. */
export const closing = (bookId: number): Command => ({
  kind: 'close_position',
  positionId: `${bookId}-2`,
  quantity: null,
})

/** A tick in the place of the one in force. */
export const naming = (tick: Tick): NamedFacts => ({ ticks: new Map([[bitcoin, tick]]) })
