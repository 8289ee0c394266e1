import { type Canonical, canonicalText } from '../ledger/canonical.ts'
import type { Tick } from '../market/tick.ts'
import { decimal, type Quantity } from '../money/decimal.ts'
import { readShape } from '../money/shape.ts'
import { assert } from '../result.ts'
import type { AnyFactKind, FactFields, FactsArchive, FactsByKind, TapeStretch } from './fact-kind.ts'
import type { Facts, MarketFact, MarketState } from './facts.ts'

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
  fillTick?: { symbol: string; sequence: number }
  funding?: Omit<NonNullable<Facts['funding']>, 'settings'> & { settings?: number }
} & FactFields

/** Wraps facts and records which of them a decision used. `text` is stored in the journal row. */
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
      ...writeNamed(source.named),
      fillTick: source.fillTick && { symbol: source.fillTick.symbol, sequence: source.fillTick.sequence },
      funding: source.funding && { ...source.funding, settings: source.funding.settings?.version },
    })
  return { facts, text }
}

/** The facts that a decision was made with, from its journal row and the tape. */
export function factsFromText(text: string, archive: FactsArchive, kinds: readonly AnyFactKind[]): Facts {
  const record = readFacts(text)
  const tick = (symbol: string, sequence: number): Tick => {
    const row = archive.tapeRow(symbol, sequence)
    assert('sourceAt' in row, 'a fact names a tick, never a watermark')
    return row
  }
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
    named: readNamed(record, archive, kinds),
    fillTick: record.fillTick && tick(record.fillTick.symbol, record.fillTick.sequence),
    funding: record.funding && fundingFrom(record.funding, archive),
  }
}

function fundingFrom({ settings, ...funding }: NonNullable<FactsRecord['funding']>, archive: FactsArchive) {
  return settings === undefined ? funding : { ...funding, settings: archive.settings(settings) }
}

/** The versions of the settings that a replay of a row with these facts asks for. */
export const versionsOfFacts = ({ settings, funding }: FactsRecord): number[] =>
  funding?.settings === undefined ? [settings] : [settings, funding.settings]

/** The facts of a row; what other nouns keep in it is for their kinds to read. @throws if a time or a sequence is none. */
export function readFacts(text: string): FactsRecord {
  const facts = readShape(JSON.parse(text), { funding: { mark: true, rate: true } }) as FactsRecord
  const { at, settings, ticks = {}, fillTick } = facts
  const sequences = [...Object.values(ticks), ...(fillTick === undefined ? [] : [fillTick.sequence])]
  assert(Number.isSafeInteger(at) && Number.isSafeInteger(settings), 'facts are of a time and a version')
  assert(
    typeof ticks === 'object' && !Array.isArray(ticks) && sequences.every(Number.isSafeInteger),
    'facts name ticks by their sequences',
  )
  return facts
}

/** The rows of the tape that a replay of a row with these facts asks for. */
export function tapeOfFacts(text: string, kinds: readonly AnyFactKind[]): TapeStretch[] {
  const facts = readFacts(text)
  const { ticks = {}, fillTick } = facts
  const one = (symbol: string, sequence: number): TapeStretch => ({ symbol, from: sequence, to: sequence })
  return [
    ...Object.entries(ticks).map(([symbol, sequence]) => one(symbol, sequence)),
    ...(fillTick === undefined ? [] : [one(fillTick.symbol, fillTick.sequence)]),
    ...kinds.flatMap(({ tape }) => (tape === 'none' ? [] : tape(facts))),
  ]
}

function writeNamed(named: FactsByKind): FactFields {
  const fields: Record<string, Canonical> = {}
  for (const name in named) {
    const fact = named[name]
    if (fact !== undefined) Object.assign(fields, fact.of.write(fact.value as never))
  }
  return fields
}

function readNamed(fields: FactFields, archive: FactsArchive, kinds: readonly AnyFactKind[]): FactsByKind {
  const named: Record<string, FactsByKind[string]> = {}
  for (const of of kinds) {
    const value = of.read(fields, archive)
    if (value !== undefined) named[of.name] = { of, value }
  }
  return named
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
