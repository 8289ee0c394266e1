import { type Num, num } from './numbers.ts'

/** A row of the tape as the database has it; a watermark has no prices. */
export type NaiveRow = {
  symbol: string
  sequence: number
  sourceAt: number
  receivedAt: number
  bid: Num | null
  ask: Num | null
  /** The last price where bid and ask were derived; null where they were quoted. */
  whole: Num | null
}
/** `settles`: what second contracts open and close at. */
export type NaiveTick = Omit<NaiveRow, 'bid' | 'ask' | 'whole'> & { bid: Num; ask: Num; mark: Num; settles: Num }

export type NaiveTape = ReturnType<typeof naiveTape>

export type TapeText = {
  symbol: string
  sequence: number
  source_at: number
  received_at: number
  bid: string | null
  ask: string | null
  last: string | null
  derived: boolean | null
}

/** Everything that was ever taped, symbol by symbol, in order of sequence. */
export function naiveTape() {
  const bySymbol = new Map<string, NaiveRow[]>()
  const rowsOf = (symbol: string): NaiveRow[] => bySymbol.get(symbol) ?? []

  function add(text: TapeText): string | undefined {
    const rows = bySymbol.get(text.symbol) ?? []
    bySymbol.set(text.symbol, rows)
    const before = rows.at(-1)
    if (text.sequence !== (before?.sequence ?? 0) + 1) return `${text.symbol} ${text.sequence}: a hole in the tape`
    const bid = text.bid === null ? null : num(text.bid)
    const ask = text.ask === null ? null : num(text.ask)
    const whole = text.derived === true && text.last !== null ? num(text.last) : null
    const { symbol, sequence, source_at: sourceAt, received_at: receivedAt } = text
    rows.push({ symbol, sequence, sourceAt, receivedAt, bid, ask, whole })
    // A watermark seals a moment that a tick may already have passed.
    const lastTime = Math.max(0, ...rows.slice(-12, -1).map((row) => row.sourceAt))
    if (bid !== null && text.source_at <= lastTime) return `${text.symbol} ${text.sequence}: not later than before`
    if (bid !== null && ask !== null && (bid.lte(0) || ask.lt(bid))) return `${text.symbol} ${text.sequence}: no quote`
    return undefined
  }

  function asTick(row: NaiveRow | undefined): NaiveTick | undefined {
    if (row?.bid == null || row.ask === null) return undefined
    const { whole, ...rest } = row
    const mark = row.bid.plus(row.ask).div(2)
    const settles = whole !== null && whole.gt(row.bid) && whole.lt(row.ask) ? whole : mark
    return { ...rest, bid: row.bid, ask: row.ask, mark, settles }
  }

  return {
    add,
    heads: (): Map<string, number> => new Map([...bySymbol].map(([symbol, rows]) => [symbol, rows.length])),
    tick: (symbol: string, sequence: number): NaiveTick => {
      const tick = asTick(rowsOf(symbol)[sequence - 1])
      if (tick === undefined) throw new Error(`the journal names ${symbol} ${sequence}, which is no tick on the tape`)
      return tick
    },
    last: (symbol: string): NaiveTick | undefined => asTick(rowsOf(symbol).findLast((row) => row.bid !== null)),
    /** The tick of a sequence and all after it. */
    since: (symbol: string, sequence: number): NaiveTick[] =>
      rowsOf(symbol)
        .slice(Math.max(0, sequence - 1))
        .flatMap((row) => asTick(row) ?? []),
    /** Whether the last few marks are one and the same. */
    standsStill(symbol: string): boolean {
      const marks = rowsOf(symbol)
        .slice(-5)
        .map((row) => asTick(row)?.mark.toString())
      return marks.length === 5 && new Set(marks).size === 1
    },
    lastBefore: (symbol: string, at: number): NaiveTick | undefined =>
      asTick(rowsOf(symbol).findLast((row) => row.bid !== null && row.sourceAt < at)),
    firstAfter: (symbol: string, sequence: number, at: number): NaiveTick | undefined =>
      asTick(rowsOf(symbol).find((row) => row.sequence > sequence && row.bid !== null && row.sourceAt > at)),
    /** Whether nothing of a symbol may come any more that is of a time or before it. */
    isSealed: (symbol: string, at: number): boolean =>
      rowsOf(symbol).some((row) => (row.bid === null ? row.sourceAt >= at : row.sourceAt > at)),
    lastUpTo: (symbol: string, at: number): NaiveTick | undefined =>
      asTick(rowsOf(symbol).findLast((row) => row.bid !== null && row.sourceAt <= at)),
  }
}
