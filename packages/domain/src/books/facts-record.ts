import type { ExchangeQuote } from '../exchange/exchange-quote.ts'
import { canonicalText } from '../ledger/canonical.ts'
import type { TapeRow, Tick } from '../market/tick.ts'
import type { Quantity } from '../money/decimal.ts'
import { decimal } from '../money/decimal.ts'
import type { Settings } from '../settings/settings.ts'
import { assert } from '../result.ts'
import { readCanonical } from './codec.ts'
import type { Facts, MarketFact, MarketState, SettlementAccountFact } from './facts.ts'

/** The facts as a journal row names them: ticks by their sequence on the tape, all else by value. */
export type FactsRecord = {
  at: number
  settings: number
  fillAt: Facts['fillAt']
  /** Sequence by symbol, only of those that the decision asked for. */
  ticks?: Record<string, number>
  states?: Record<string, MarketState>
  gapsAhead?: string[]
  /** Decimal strings by symbol. */
  net?: Record<string, string>
  exchangeQuote?: ExchangeQuote
  opening?: { symbol: string; from: number; to: number }
  closing?: { symbol: string; from: number; to: number }
  fillTick?: { symbol: string; sequence: number }
  settlementAccount?: SettlementAccountFact
  funding?: Facts['funding']
}

/** Facts that note which of them a decision used. `text` is what the journal row keeps. */
export function recordingFacts(source: Facts): { facts: Facts; text: () => string } {
  const markets = new Map<string, MarketFact>()
  const nets = new Map<string, Quantity>()
  const facts: Facts = {
    ...source,
    market(symbol) {
      const market = source.market(symbol)
      if (market !== undefined) markets.set(symbol, market)
      return market
    },
    netQuantity(symbol) {
      const quantity = source.netQuantity(symbol)
      nets.set(symbol, quantity)
      return quantity
    },
  }
  const text = (): string =>
    canonicalText({
      at: source.at,
      settings: source.settings.version,
      fillAt: source.fillAt,
      ticks: fieldsOf(markets, (market) => market.tick.sequence),
      states: fieldsOf(markets, (market) => (market.state === 'open' ? undefined : market.state)),
      gapsAhead: namesOf(markets, (market) => market.gapAhead),
      net: fieldsOf(nets, (quantity) => (quantity === 0n ? undefined : quantity)),
      exchangeQuote: source.exchangeQuote,
      opening: rangeOf(source.secondContractTape?.opening),
      closing: rangeOf(source.secondContractTape?.closing),
      fillTick: source.fillTick && { symbol: source.fillTick.symbol, sequence: source.fillTick.sequence },
      settlementAccount: source.settlementAccount,
      funding: source.funding,
    })
  return { facts, text }
}

/** Where a replay finds what a journal row refers to. Both throw when it is not there. */
export type FactsArchive = {
  settings: (version: number) => Settings
  tapeRow: (symbol: string, sequence: number) => TapeRow
}

/** The facts that a decision was made with, from its journal row and the tape. */
export function factsFromText(text: string, archive: FactsArchive): Facts {
  const record = readCanonical<FactsRecord>(text)
  const tick = (symbol: string, sequence: number): Tick => {
    const row = archive.tapeRow(symbol, sequence)
    assert('sourceAt' in row, 'a fact names a tick, never a watermark')
    return row
  }
  const rows = (range: FactsRecord['opening']): TapeRow[] =>
    range === undefined
      ? []
      : Array.from({ length: range.to - range.from + 1 }, (_, index) =>
          archive.tapeRow(range.symbol, range.from + index),
        )
  return {
    at: record.at,
    settings: archive.settings(record.settings),
    fillAt: record.fillAt,
    market(symbol) {
      const sequence = record.ticks?.[symbol]
      if (sequence === undefined) return undefined
      return {
        tick: tick(symbol, sequence),
        state: record.states?.[symbol] ?? 'open',
        gapAhead: record.gapsAhead?.includes(symbol) ?? false,
      }
    },
    netQuantity: (symbol) => decimal(record.net?.[symbol] ?? '0'),
    exchangeQuote: record.exchangeQuote,
    secondContractTape: { opening: rows(record.opening), closing: rows(record.closing) },
    fillTick: record.fillTick && tick(record.fillTick.symbol, record.fillTick.sequence),
    settlementAccount: record.settlementAccount,
    funding: record.funding,
  }
}

function rangeOf(rows: readonly TapeRow[] | undefined): { symbol: string; from: number; to: number } | undefined {
  const first = rows?.[0]
  const last = rows?.at(-1)
  if (first === undefined || last === undefined) return undefined
  return { symbol: first.symbol, from: first.sequence, to: last.sequence }
}

function fieldsOf<Value, Field>(
  values: ReadonlyMap<string, Value>,
  field: (value: Value) => Field | undefined,
): Record<string, Field> | undefined {
  const fields: Record<string, Field> = {}
  for (const [name, value] of values) {
    const found = field(value)
    if (found !== undefined) fields[name] = found
  }
  return Object.keys(fields).length === 0 ? undefined : fields
}

function namesOf<Value>(values: ReadonlyMap<string, Value>, matches: (value: Value) => boolean): string[] | undefined {
  const names = [...values].filter(([, value]) => matches(value)).map(([name]) => name)
  return names.length === 0 ? undefined : names
}
