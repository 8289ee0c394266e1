import { bondIssuePart } from '@touchstone/domain/bond-issues/bond-issue'
import { type Book, partOf } from '@touchstone/domain/books/book'
import { poolOf } from '@touchstone/domain/house-books/checked-pool'
import { type Pauses, pausesPart } from '@touchstone/domain/house-books/pauses'
import type { Pool } from '@touchstone/domain/house-books/pool'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { type Money, printDecimal } from '@touchstone/domain/money/decimal'
import type { Reply } from '@touchstone/domain/rulebook/nouns'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { bondTakes } from './bond-takes.ts'
import { ieoTakes } from './ieo-takes.ts'
import { miningTakes } from './mining-takes.ts'
import type { At, Takes } from './pool-takes.ts'
import { strategyTakes } from './strategy-takes.ts'
import { createBondCheck } from './verify-bonds.ts'
import { createGrantCheck } from './verify-grants.ts'
import { createHouseMoveCheck } from './verify-house-moves.ts'
import { createIeoCheck } from './verify-ieo.ts'
import { createNetworkCheck } from './verify-networks.ts'
import { createPauseCheck } from './verify-pauses.ts'
import { createPoolDayCheck } from './verify-pool-days.ts'
import { createUncountedCheck } from './verify-uncounted.ts'
import type { Verification } from './verification.ts'

/**
 * Between books: whether each pool paid for a day what its orders made of it, granted what they hold and nothing else, and
 * whether what left one book came to another. So `house:transit` is what is under way, to the last digit.
 */
export function createPoolCheck(verification: Verification) {
  const { differs } = verification
  const pools = new Map<number, Pool>()
  const pausesOf = new Map<number, Pauses>()
  const days = createPoolDayCheck(differs)
  const pauses = createPauseCheck(differs)
  const grants = createGrantCheck(differs)
  const moves = createHouseMoveCheck(verification)
  const uncounted = createUncountedCheck(differs)
  const bonds = createBondCheck(differs)
  const networks = createNetworkCheck(verification)
  const ieos = createIeoCheck(differs)
  /** By the row that says so, the book that the house has funded. */
  const funded = new Map<string, number>()

  const takes: Takes = {
    ...strategyTakes({ grants, days, uncounted, pauses }),
    ...miningTakes({ grants, days, uncounted, networks }),
    ...ieoTakes(ieos),
    ...bondTakes({ grants, bonds }),
    granted: (reply, { place, bookId }) => {
      grants.noteGranted(place, bookId, reply)
    },
    grant_returned: (reply, { place, bookId }) => {
      grants.noteReturned(place, bookId, reply)
    },
    pool_day_settled: (reply, { place, bookId }) => {
      days.noteSettled(place, bookId, reply)
    },
    capital_allotted: ({ pool, ...reply }, { place, bookId, sequence }) => {
      moves.noteSent(`fund:${bookId}-${sequence}`, { ...reply, place, from: bookId, to: pool })
    },
    escrow_returned: ({ treasury, ...reply }, { place, bookId, sequence }) => {
      moves.noteSent(`take-back:${bookId}-${sequence}`, { ...reply, place, from: bookId, to: treasury })
    },
    pool_funded: ({ treasury, ...reply }, { place, bookId, key }) => {
      funded.set(place, bookId)
      moves.noteTaken(key, { ...reply, place, from: treasury, to: bookId })
    },
    capital_taken_back: ({ pool, ...reply }, { place, bookId, key }) => {
      moves.noteTaken(key, { ...reply, place, from: pool, to: bookId })
    },
  }
  const looked = new RegExp(`"kind":"(?:${Object.keys(takes).join('|')})"`)

  function compareTransit(house: ReadonlyMap<string, Money>): void {
    const expected = new Map<string, Money>()
    for (const { currency, amount } of [
      ...days.underWay(),
      ...moves.underWay(),
      ...bonds.underWay(),
      ...ieos.underWay(),
    ]) {
      const place = `real house:transit:${currency}`
      expected.set(place, (expected.get(place) ?? 0n) + amount)
    }
    const transits = [...house.keys()].filter((place) => place.includes(' house:transit:'))
    for (const place of new Set([...transits, ...expected.keys()])) {
      const [says, sum] = [house.get(place) ?? 0n, expected.get(place) ?? 0n]
      if (says !== sum) differs(`the house's ${place} is ${printDecimal(says)}, but ${printDecimal(sum)} is under way`)
    }
  }

  /** Issuers owe what people lent them, to the last digit: nobody lends for the house, and the house lends to nobody. */
  function compareClaims(house: ReadonlyMap<string, Money>): void {
    const lent = new Map([...bonds.lent()].map(([currency, amount]) => [`real house:products:${currency}`, -amount]))
    const claims = [...house.keys()].filter((place) => place.includes(' house:products:'))
    for (const place of new Set([...claims, ...lent.keys()])) {
      const [says, sum] = [house.get(place) ?? 0n, lent.get(place) ?? 0n]
      if (says !== sum)
        differs(`the house's ${place} is ${printDecimal(says)}, but what people lent makes it ${printDecimal(sum)}`)
    }
  }

  return {
    check({ bookId, sequence, key, at, facts, reply: text }: JournalRow): void {
      uncounted.noteRow(at)
      bonds.noteRow(at)
      ieos.noteTime(at)
      // Most rows are none of these: they are not read a second time.
      if (!looked.test(text)) return
      const reply = readReply(text)
      const take = takes[reply.kind] as ((reply: Reply, at: At) => void) | undefined
      take?.(reply, { bookId, sequence, key, at, facts, place: `book ${bookId}: row ${sequence}` })
    },
    /** A book as its journal leads to it. */
    checkBook(book: Book): void {
      const pool = poolOf(book)
      if (pool !== undefined) pools.set(book.id, pool)
      if (pool !== undefined) pausesOf.set(book.id, partOf(book, pausesPart))
      if (pool?.purpose === 'bond') bonds.noteIssue(book.id, partOf(book, bondIssuePart))
      ieos.noteBook(book)
    },
    /** `house`: what the postings of all books did to the house's accounts, where all of them could be read. */
    async checkEnd(house: ReadonlyMap<string, Money>): Promise<void> {
      days.compare(pools)
      pauses.compare((pool) => pausesOf.get(pool))
      uncounted.compare(pools)
      bonds.compare()
      ieos.compare()
      for (const [place, bookId] of funded) {
        const purpose = pools.get(bookId)?.purpose
        if (purpose === 'bond') differs(`${place} puts the house's money into a bond`)
        if (purpose === 'ieo') differs(`${place} puts the house's money into the sale of a token`)
      }
      grants.compare(pools)
      await networks.compare()
      await moves.compare(pools)
      compareTransit(house)
      compareClaims(house)
    },
  }
}

export type PoolCheck = ReturnType<typeof createPoolCheck>
