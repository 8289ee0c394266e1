import { type FactsByKind, named } from '@touchstone/domain/books/fact-kind'
import { openPause, pauseOn, type Pauses } from '@touchstone/domain/house-books/pauses'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { pauseNamed, poolBookFact } from '@touchstone/domain/strategies/strategy-facts'
import { createBondFacts } from './bond-offers.ts'
import { createIeoFacts } from './ieo-offers.ts'
import { createMinerFacts } from './mining-offers.ts'

/** The books of pools by product, and what is offered of bonds, which commands that buy name as the server's routes do. */
export function createPoolBooks() {
  const bookIds = new Map<string, number>()
  const bonds = createBondFacts()
  const miners = createMinerFacts()
  const ieos = createIeoFacts()
  /** By pool, its freezes as they were before the step; and the pool of an order. */
  const freezes = new Map<number, Pauses>()
  const poolOf = new Map<string, number>()
  return {
    bookIds,
    freezes,
    poolOf,
    miners,
    bonds: bonds.offers,
    ieos: ieos.offers,
    factsOf: (command: UserCommand): FactsByKind => {
      if (command.kind === 'subscribe_bond') return bonds.factsOf(command.product)
      if (command.kind === 'buy_miner') return miners.factsOf(command.product)
      if (command.kind === 'apply_ieo') return ieos.factsOf(command.product)
      if (command.kind === 'exit_strategy') {
        const pool = poolOf.get(command.orderId) ?? 0
        return pauseNamed(pool, pauseOn(freezes.get(pool) ?? noPauses, command.exitDay))
      }
      if (command.kind !== 'buy_strategy') return {}
      const bookId = bookIds.get(command.product) ?? 0
      return {
        ...named(poolBookFact, { product: command.product, bookId }),
        ...pauseNamed(bookId, openPause(freezes.get(bookId) ?? noPauses)),
      }
    },
  }
}

const noPauses: Pauses = { list: [] }
