import { type Book, having, partOf } from '@touchstone/domain/books/book'
import type { Facts, MarketFact } from '@touchstone/domain/books/facts'
import { type Standing, standingPart } from '@touchstone/domain/restrictions/standing'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { Decide } from '@touchstone/server/executor/batch-decide'
import type { ChainArrival } from '@touchstone/server/features/chain/evm-watcher'
import type { House } from '@touchstone/server/house/house'
import type { Checker } from '../desk/checker.ts'
import type { SaleRules } from '../offers/sale-rules.ts'

/** A bug that is put into the house on purpose: the simulator must find it. */
export type Mutant = {
  name: string
  /** Who is the first to find it. */
  by: Checker
  /** The short life does not come to it. */
  isLate?: true
  /** The seed of a short life in which it shows, where the usual ones are long before it does. They follow if it lives. */
  seed?: number
  /** Other rules than the house's. */
  decide?: (decide: Decide) => Decide
  /** Another reading of a chain: of a transfer, and of all who may wait for one. */
  arrives?: (arrival: ChainArrival, users: readonly number[]) => ChainArrival
  /** Other rules for who gets what of a first sale of tokens. */
  sales?: Partial<SaleRules>
  /** Another house than the one that was opened. */
  change?: (house: House) => void
}

type Given = { book: Book; command: Command; facts: Facts }

/** Decides commands of these kinds by something else than what is there. */
export const decidesBy = (
  name: string,
  kinds: readonly Command['kind'][],
  change: (given: Given) => Partial<Given>,
): Mutant => ({
  name,
  by: 'model',
  decide: (decide) => (book, command, facts) => {
    if (!kinds.includes(command.kind)) return decide(book, command, facts)
    const given = { book, command, facts, ...change({ book, command, facts }) }
    return decide(given.book, given.command, given.facts)
  },
})

/** The same facts, with markets as this makes them. */
export const withMarkets = (facts: Facts, change: (market: MarketFact, symbol: string) => MarketFact): Facts => ({
  ...facts,
  market: (symbol) => {
    const market = facts.market(symbol)
    return market && change(market, symbol)
  },
})

export const withSettings = (facts: Facts, change: Partial<Settings>): Facts => ({
  ...facts,
  settings: { ...facts.settings, ...change },
})

export const withStanding = (book: Book, change: Partial<Standing>): Book => ({
  ...book,
  parts: { ...book.parts, ...having(standingPart, { ...partOf(book, standingPart), ...change }) },
})
