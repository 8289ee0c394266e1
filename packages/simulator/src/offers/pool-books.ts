import { type FactsByKind, named } from '@touchstone/domain/books/fact-kind'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { poolBookFact, type ProductPause, productPauseFact } from '@touchstone/domain/strategies/strategy-facts'
import { createBondFacts } from './bond-offers.ts'
import { createIeoFacts } from './ieo-offers.ts'
import { createMinerFacts } from './mining-offers.ts'

/** The books of pools by product, and what is offered of bonds, which commands that buy name as the server's routes do. */
export function createPoolBooks() {
  const bookIds = new Map<string, number>()
  const bonds = createBondFacts()
  const miners = createMinerFacts()
  const ieos = createIeoFacts()
  /** By pool, the freeze of the day and the one that nobody has ended, as they were before the step; and the pool of an order. */
  const freezes = new Map<number, ProductPause>()
  const openFreezes = new Map<number, ProductPause>()
  const poolOf = new Map<string, number>()
  return {
    bookIds,
    freezes,
    openFreezes,
    poolOf,
    miners,
    bonds: bonds.offers,
    ieos: ieos.offers,
    factsOf: (command: UserCommand): FactsByKind => {
      if (command.kind === 'subscribe_bond') return bonds.factsOf(command.product)
      if (command.kind === 'buy_miner') return miners.factsOf(command.product)
      if (command.kind === 'apply_ieo') return ieos.factsOf(command.product)
      if (command.kind === 'exit_strategy')
        return named(productPauseFact, freezes.get(poolOf.get(command.orderId) ?? 0))
      if (command.kind !== 'buy_strategy') return {}
      const bookId = bookIds.get(command.product) ?? 0
      return {
        ...named(poolBookFact, { product: command.product, bookId }),
        ...named(productPauseFact, openFreezes.get(bookId)),
      }
    },
  }
}
