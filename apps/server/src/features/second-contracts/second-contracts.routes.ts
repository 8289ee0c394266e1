import { partOf } from '@touchstone/domain/books/book'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { over } from '@touchstone/domain/money/mul-div'
import { ok } from '@touchstone/domain/result'
import type { SecondContractState } from '@touchstone/domain/second-contracts/second-contract'
import { stakesPart } from '@touchstone/domain/second-contracts/stakes'
import type { Settings } from '@touchstone/domain/settings/settings'
import { callCommands } from '@touchstone/signatures/call-commands'
import type { secondContracts } from '@touchstone/wire/second-contracts'
import { dayMs } from '@touchstone/domain/time'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf } from '../../api/handler.ts'
import { readBook } from '../../executor/books.store.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { TapeReader } from '../../house/tape/tape-reader.ts'
import type { Sql } from '../../platform/database.ts'
import { type Present, presentFacts } from '../../house/present-facts.ts'
import { secondContractRecord } from './second-contract-record.ts'
import { listSecondContracts, readOutcomes } from './second-contracts.store.ts'
import type { TypicalMoves } from './typical-moves.ts'
import { createVoidCounts } from './void-counts.ts'

export type SecondContractsDeps = Present & {
  sql: Sql
  books: CallerBooks
  tape: Pick<TapeReader, 'firstAfter'>
  moves: Pick<TypicalMoves, 'isOffered' | 'factsFor'>
}

export function secondContractsHandlers(deps: SecondContractsDeps): HandlersOf<typeof secondContracts> {
  const { sql, books, tape, settings, moves } = deps
  const voidCounts = createVoidCounts(sql)
  return {
    secondContractSets: () => ok(offerOf(settings(), moves)),
    async secondContracts({ book, state, symbol, from, to, ...page }, { caller, at }) {
      const bookId = await books.named(caller.userId, book)
      const states = state === undefined ? allStates : state === 'settled' ? settledStates : [state]
      const filter = { states, symbol, from, to: to === undefined ? undefined : to + 999 }
      const { contracts, total } = await listSecondContracts(sql, bookId, filter, stretchOf(page))
      const facts = presentFacts(deps, at)
      const records = await Promise.all(contracts.map((listed) => secondContractRecord(listed, tape, facts)))
      return ok(pageAnswer(page, total, records))
    },
    async secondContractsHead({ book }, { caller, at }) {
      const bookId = await books.named(caller.userId, book)
      const today = Math.floor(at / dayMs)
      const [held, outcomes] = await Promise.all([readBook(sql, bookId), readOutcomes(sql, bookId, today * dayMs)])
      const { open, day, dayTotal } = partOf(held, stakesPart)
      const { count, won, lost, profit } = outcomes
      return ok({
        openStakes: printDecimal(open),
        todayStake: printDecimal(day === today ? dayTotal : 0n),
        todayProfit: printDecimal(profit),
        winRate: won + lost === 0 ? null : printDecimal(over(BigInt(won), BigInt(won + lost), 'down')),
        count,
      })
    },
    async secondContractVoids({ book, symbol, days }, { at }) {
      const counts = await voidCounts(book, days, at)
      const wanted = counts.filter((each) => symbol === undefined || each.symbol === symbol)
      return ok(wanted.map(({ day, ...rest }) => ({ day: new Date(day * dayMs).toISOString().slice(0, 10), ...rest })))
    },
    buySecondContract: (asked) => ({
      ...ok(callCommands.buySecondContract(asked)),
      named: moves.factsFor(asked.symbol, asked.durationSeconds),
    }),
  }
}

const settledStates: readonly SecondContractState[] = ['won', 'lost', 'tied', 'void']
const allStates: readonly SecondContractState[] = ['placed', ...settledStates]

function offerOf({ secondContracts: offered }: Settings, moves: Pick<TypicalMoves, 'isOffered'>) {
  const durations = offered.sets.map(({ durationSeconds }) => durationSeconds)
  const offIn = (symbol: string): number[] => durations.filter((seconds) => !moves.isOffered(symbol, seconds))
  const symbols = offered.symbols.filter((symbol) => offIn(symbol).length < durations.length)
  return {
    sets: offered.sets.map(({ durationSeconds, payoutRate, stakeMin, stakeMax }) => ({
      durationSeconds,
      payoutRate: printDecimal(payoutRate),
      stakeMin: printDecimal(stakeMin),
      stakeMax: printDecimal(stakeMax),
    })),
    symbols,
    off: symbols.flatMap((symbol) => offIn(symbol).map((durationSeconds) => ({ symbol, durationSeconds }))),
    openStakesMax: printDecimal(offered.openStakesMax),
    dayStakesMax: printDecimal(offered.dayStakesMax),
    openWithinMs: offered.openWithinMs,
    closeWithinMs: offered.closeWithinMs,
  }
}
