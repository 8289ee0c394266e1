import { sweepCross } from './cross-watch.ts'
import { type Due, inOrder } from './due.ts'
import { lookAtSymbol } from './on-tick.ts'
import type { TriggerBook } from './trigger-book.ts'
import type { BookCopy } from './watch.ts'

/** `missed`: due, and no trigger had fired: our bug. `due`: margin calls, and duties that were refused before. */
export type Swept = { missed: Due[]; due: Due[] }

/** Looks at every index at the quotes in force, those of the margin calls too. */
export function sweepSymbols(triggers: TriggerBook): Swept {
  const found: Due[] = []
  const calls: Due[] = []
  for (const symbol of triggers.symbols.values()) {
    lookAtSymbol(triggers, symbol, found)
    lookAtSymbol(triggers, symbol, calls, { which: 'margin_call' })
  }
  const missed = found.filter((due) => !due.again)
  return { missed: inOrder(missed), due: inOrder([...found.filter((due) => due.again), ...calls]) }
}

/** Checks one book exactly. A caller with many takes them in portions. */
export function sweepBook(triggers: TriggerBook, book: BookCopy): Swept {
  const { missed, calls } = sweepCross(triggers, book)
  return { missed, due: calls }
}
