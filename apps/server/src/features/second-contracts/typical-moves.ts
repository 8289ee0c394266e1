import { named } from '@touchstone/domain/books/fact-kind'
import type { Settings } from '@touchstone/domain/settings/settings'
import {
  countMin,
  isFine,
  type TypicalMove,
  typicalMoveFact,
  typicalMoves,
} from '@touchstone/domain/second-contracts/typical-move'
import { hourMs } from '@touchstone/domain/time'
import type { NamedFacts } from '../../executor/submission.ts'
import type { Sql } from '../../platform/database.ts'
import { lateMs, readSamples } from './samples.store.ts'

/** What has been measured of the second contracts that are offered. */
export type TypicalMoves = {
  /** Every pair of symbol and duration that was measured, by the settings of that time. */
  all: () => readonly TypicalMove[]
  /** Whether a contract may be bought now. */
  isOffered: (symbol: string, durationSeconds: number) => boolean
  /** The fact that a purchase names, whether the contract is offered or refused for it. */
  factsFor: (symbol: string, durationSeconds: number) => NamedFacts
  /** Measures the next symbol, as soon as an hour has ended. */
  advance: (now: number) => Promise<void>
}

/** When a tick that counts is on the tape for certain. Our choice. */
const waitMs = 2 * lateMs

type TypicalMovesOptions = {
  sql: Sql
  settings: () => Settings
  /** On a live feed nothing is offered before it was measured. In a sandbox the first half hour goes without. */
  isLive: boolean
  log: (message: string, details: Record<string, unknown>) => void
}

/** Measures, hour by hour, how far the tape of the last day moved in each duration that is offered. */
export function createTypicalMoves({ sql, settings, isLive, log }: TypicalMovesOptions): TypicalMoves {
  const measured = new Map<string, TypicalMove>()
  let measuredAt: number | undefined
  let waiting: string[] = []

  function note(move: TypicalMove): void {
    const { symbol, durationSeconds } = move
    const before = isOffered(symbol, durationSeconds)
    measured.set(keyOf(symbol, durationSeconds), move)
    const now = isOffered(symbol, durationSeconds)
    if (before !== now)
      log(now ? 'options are on again' : 'options are off: the price moves too little', {
        symbol,
        durationSeconds,
      })
  }

  function judged(symbol: string, durationSeconds: number): TypicalMove | undefined {
    const found = measured.get(keyOf(symbol, durationSeconds))
    if (found !== undefined && (isLive || found.count >= countMin)) return found
    return isLive ? { symbol, durationSeconds, at: 0, count: 0, move: 0n, grid: 0n } : undefined
  }

  function isOffered(symbol: string, durationSeconds: number): boolean {
    const move = judged(symbol, durationSeconds)
    return move === undefined || isFine(move)
  }

  return {
    all: () => [...measured.values()],
    isOffered,
    factsFor: (symbol, durationSeconds) => ({ byKind: named(typicalMoveFact, judged(symbol, durationSeconds)) }),
    async advance(now) {
      const { sets, symbols } = settings().secondContracts
      const at = Math.floor((now - waitMs) / hourMs) * hourMs
      if (at !== measuredAt) {
        measuredAt = at
        waiting = [...symbols]
      }
      const symbol = waiting.shift()
      if (symbol === undefined) return
      const durations = sets.map(({ durationSeconds }) => durationSeconds)
      for (const move of typicalMoves(await readSamples(sql, symbol, at), durations, { symbol, at })) note(move)
    },
  }
}

const keyOf = (symbol: string, durationSeconds: number): string => `${symbol} ${durationSeconds}`
