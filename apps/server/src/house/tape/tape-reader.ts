import { isWatermark, type TapeRow, type Tick } from '@touchstone/domain/market/tick'
import type { SealedTape } from '@touchstone/domain/noun/due'
import type { Sql } from '../../platform/database.ts'
import { createTapeWindow, type TapeWindow } from './tape-window.ts'
import { firstTick, lastTick, readRows, sealAfter, type TapeHead } from './tape.store.ts'

/** The rows of a symbol that are kept in memory: some eight minutes of a busy one. Our choice. */
const windowRows = 2_000

/** From what was accepted to its expiry. */
export type TapeSpan = { symbol: string; acceptedAt: number; acceptedSequence: number; expiresAt: number }

/** What the tape says, as far as it is committed. The newest rows are read from memory, older ones from the database. */
export type TapeReader = {
  /** The sequence of the last row in force; 0 before the first. */
  headOf: (symbol: string) => number
  /** The rows from one sequence to another, both included. Rejects when one of them is not there (any more). */
  rows: (symbol: string, fromSequence: number, toSequence: number) => Promise<TapeRow[]>
  /** Those of the rows that are there. */
  found: (symbol: string, fromSequence: number, toSequence: number) => Promise<TapeRow[]>
  /** The first tick with a greater sequence and a source time after `sourceAfter`. */
  firstAfter: (symbol: string, sequence: number, sourceAfter: number) => Promise<Tick | undefined>
  /** The last tick with a source time at or before `time`; undefined if there is none. */
  lastAtOrBefore: (symbol: string, time: number) => Promise<LastTick | undefined>
  /** The rows that decide at an expiry; undefined while it is not sealed. */
  sealedTape: (span: TapeSpan) => Promise<SealedTape | undefined>
}

/**
 * `rows` are the tick, lower watermarks if any, and, once it is there, the first row after which no tick at or before
 * the time can follow; `sealed` says whether it is.
 */
export type LastTick = { tick: Tick; rows: readonly TapeRow[]; sealed: boolean }

export function createTapeReader(
  sql: Sql,
  heads: readonly TapeHead[],
): { read: TapeReader; push: (rows: readonly TapeRow[]) => void } {
  const headBy = new Map(heads.map((head) => [head.symbol, head.sequence]))
  const windows = new Map<string, TapeWindow>()
  const headOf = (symbol: string): number => headBy.get(symbol) ?? 0

  function push(rows: readonly TapeRow[]): void {
    for (const row of rows) {
      const window = windows.get(row.symbol) ?? createTapeWindow(windowRows)
      windows.set(row.symbol, window)
      window.push(row)
      headBy.set(row.symbol, row.sequence)
    }
  }

  async function found(symbol: string, from: number, to: number): Promise<TapeRow[]> {
    const last = Math.min(to, headOf(symbol))
    if (last < from) return []
    return windows.get(symbol)?.rows(from, last) ?? readRows(sql, symbol, from, last)
  }

  async function rows(symbol: string, from: number, to: number): Promise<TapeRow[]> {
    const there = await found(symbol, from, to)
    if (there.length !== Math.max(0, to - from + 1))
      throw new Error(`rows ${from} to ${to} are missing from the tape of ${symbol}`)
    return there
  }

  async function firstAfter(symbol: string, sequence: number, sourceAfter: number): Promise<Tick | undefined> {
    const recent = windows.get(symbol)?.firstAfter(sequence, sourceAfter)
    if (recent !== undefined) return recent === 'none' ? undefined : recent
    return firstTick(sql, symbol, sequence, sourceAfter, headOf(symbol))
  }

  async function lastAtOrBefore(symbol: string, time: number): Promise<LastTick | undefined> {
    const head = headOf(symbol)
    const recent = windows.get(symbol)?.lastAtOrBefore(time)
    const tick = recent ?? (await lastTick(sql, symbol, time, head))
    if (tick === undefined) return undefined
    const after = windows.get(symbol)?.rows(tick.sequence + 1, head)
    const seal =
      after === undefined
        ? await sealAfter(sql, symbol, tick.sequence, time, head)
        : after.find((row) => seals(row, time))
    const deciding = await rows(symbol, tick.sequence, seal?.sequence ?? head)
    return { tick, rows: deciding, sealed: seal !== undefined }
  }

  return {
    push,
    read: {
      headOf,
      rows,
      found,
      firstAfter,
      lastAtOrBefore,
      async sealedTape({ symbol, acceptedAt, acceptedSequence, expiresAt }) {
        const closing = await lastAtOrBefore(symbol, expiresAt)
        const seal = closing?.rows.at(-1)
        if (closing?.sealed !== true || seal === undefined) return undefined
        const first = await firstAfter(symbol, acceptedSequence, acceptedAt)
        const opening = await rows(symbol, acceptedSequence + 1, first?.sequence ?? seal.sequence)
        return { opening, closing: closing.rows }
      },
    },
  }
}

const seals = (row: TapeRow, time: number): boolean => !isWatermark(row) || row.watermarkAt >= time
