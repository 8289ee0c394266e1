import type { MarketFact } from '@touchstone/domain/books/facts'
import type { Candle } from '@touchstone/domain/market/candle'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { isWatermark, markOf, type Tick } from '@touchstone/domain/market/tick'
import { tradingAt } from '@touchstone/domain/market/trading-hours'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { maintenanceBracket } from '@touchstone/domain/positions/brackets'
import { ok, refuse } from '@touchstone/domain/result'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { market } from '@touchstone/wire/market'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { Limits } from '../../api/limits.ts'
import type { HandlersOf } from '../../api/handler.ts'
import type { Candles } from '../../house/candles/candles.ts'
import { changeOf, distributionOf } from '../../house/tape/distribution.ts'
import type { DaySeed, MarketSeeds, SeedsShown } from '../../house/feeds/market-seeds.ts'
import type { TapeReader } from '../../house/tape/tape-reader.ts'
import { dayText } from '../../platform/day-text.ts'

export type FeedName = { kind: 'sandbox' | 'live'; name: string; readonly description: string }

export type MarketDeps = {
  clock: () => number
  settings: () => Settings
  market: (symbol: string) => MarketFact | undefined
  candles: Pick<Candles, 'list' | 'hoursToCompute' | 'dayChange' | 'sparkline'>
  limits: Pick<Limits, 'compute'>
  tape: Pick<TapeReader, 'headOf' | 'rows'>
  feed: FeedName
  /** Of a simulated market. */
  seeds?: Pick<MarketSeeds, 'shownAt'> | undefined
  /** Symbols that the feed lacks are off. */
  carried: Pick<ReadonlySet<string>, 'has'>
}

/** Hours of the market that count as one call: to compute them takes some ten milliseconds. Our choice. */
export const hoursAWeight = 10

/** Reduces a product of two decimals, which has 36 decimals, to 18. */
const fineOf = 10n ** 18n

export const marketHandlers = (deps: MarketDeps): HandlersOf<typeof market> => ({
  symbolPrice({ symbol }) {
    if (!deps.settings().symbols.has(symbol)) return refuse({ kind: 'symbol_unknown', symbol })
    const fact = deps.market(symbol)
    return fact === undefined ? refuse({ kind: 'price_missing', symbol }) : ok(priceOf(fact))
  },
  symbols({ marketClass }) {
    const all = [...deps.settings().symbols.values()]
    return ok(all.filter((terms) => marketClass === undefined || terms.marketClass === marketClass).map(listedBy(deps)))
  },
  symbolDetails({ symbol }) {
    const settings = deps.settings()
    const terms = settings.symbols.get(symbol)
    return terms === undefined ? refuse({ kind: 'symbol_unknown', symbol }) : ok(detailsOf(terms, settings, deps))
  },
  priceDistribution: () =>
    ok(distributionOf([...deps.settings().symbols.keys()].flatMap((symbol) => changeIn(deps, symbol) ?? []))),
  tickers: () =>
    ok(
      [...deps.settings().symbols.keys()].flatMap((symbol) => {
        const fact = deps.market(symbol)
        const day = dayOf(deps, symbol)
        if (fact === undefined || day === null) return []
        const { open: _, ...rest } = day
        const { bid, ask, mark, last, state } = priceOf(fact)
        return { symbol, bid, ask, mark, last, state, ...rest, time: printWireTime(fact.tick.sourceAt) }
      }),
    ),
  serverTime: (_request, { at }) => ok({ time: printWireTime(at), atMs: at }),
  feed: () => ok(deps.feed),
  marketSeed: (_request, { at }) => ok(deps.seeds === undefined ? null : seedsOf(deps.seeds.shownAt(at))),
  async candles({ symbol, interval, beforeAtMs, limit }, visit) {
    if (!deps.settings().symbols.has(symbol)) return refuse({ kind: 'symbol_unknown', symbol })
    const range = beforeAtMs === undefined ? { limit } : { before: beforeAtMs, limit }
    const list = async () => (await deps.candles.list(symbol, interval, range)).map(printCandle)
    const weight = Math.floor(deps.candles.hoursToCompute(symbol, interval, range) / hoursAWeight)
    return weight === 0 ? ok(await list()) : deps.limits.compute(visit, weight, list)
  },
  async recentTicks({ symbol, limit }) {
    if (!deps.settings().symbols.has(symbol)) return refuse({ kind: 'symbol_unknown', symbol })
    const head = deps.tape.headOf(symbol)
    const rows = await deps.tape.rows(symbol, Math.max(1, head - limit + 1), head).catch(() => [])
    return ok(rows.flatMap((row) => (isWatermark(row) ? [] : printTick(row))).toReversed())
  },
})

const seedOf = ({ day, seed }: DaySeed) => ({ day: dayText(day), seed })
const seedsOf = ({ isSecret, committed, revealed, former }: SeedsShown) => ({
  secret: isSecret,
  committed: seedOf(committed),
  revealed: revealed === null ? null : seedOf(revealed),
  former: former === null ? null : { untilDay: dayText(former.untilDay), seed: former.seed },
})

function priceOf({ tick, state }: MarketFact) {
  const { symbol, sequence, source, derived } = tick
  return {
    symbol,
    bid: printDecimal(tick.bid),
    ask: printDecimal(tick.ask),
    mark: printDecimal(markOf(tick)),
    last: printDecimal(tick.last),
    state,
    sequence,
    sourceAtMs: tick.sourceAt,
    receivedAtMs: tick.receivedAt,
    source,
    derived,
  }
}

/** Its change over 24 hours as a fraction; undefined without a price then and now. */
function changeIn({ candles, market }: Pick<MarketDeps, 'candles' | 'market'>, symbol: string): bigint | undefined {
  const day = candles.dayChange(symbol)
  const fact = market(symbol)
  return day === undefined || fact === undefined ? undefined : changeOf(day.open, markOf(fact.tick))
}

function dayOf(deps: Pick<MarketDeps, 'candles' | 'market'>, symbol: string) {
  const day = deps.candles.dayChange(symbol)
  const change = changeIn(deps, symbol)
  if (day === undefined || change === undefined) return null
  return {
    open: printDecimal(day.open),
    high: printDecimal(day.high),
    low: printDecimal(day.low),
    volume: printDecimal(day.volume),
    change: printDecimal(change),
  }
}

const listedBy = (deps: MarketDeps) => (terms: SymbolTerms) => {
  const { symbol, base, quote, marketClass } = terms
  const fact = deps.market(symbol)
  return {
    symbol,
    base,
    quote,
    marketClass,
    enabled: terms.enabled && deps.carried.has(symbol),
    priceTick: printDecimal(terms.priceTick),
    quantityStep: printDecimal(terms.quantityStep),
    leverageMax: terms.brackets[0]?.leverageMax ?? 1,
    hours: terms.hours,
    price: fact === undefined ? null : priceOf(fact),
    day: dayOf(deps, symbol),
    sparkline: deps.candles.sparkline(symbol).map(printDecimal),
  }
}

function detailsOf(terms: SymbolTerms, settings: Settings, deps: MarketDeps) {
  const at = deps.clock()
  const gapAhead = deps.market(terms.symbol)?.gapAhead ?? false
  return {
    ...listedBy(deps)(terms),
    settingsVersion: settings.version,
    brackets: terms.brackets.map(({ notionalUpTo, leverageMax, maintenanceRate }) => ({
      notionalUpTo: printDecimal(notionalUpTo),
      leverageMax,
      maintenanceRate: printDecimal(maintenanceRate),
      maintenanceAmount: printDecimal(maintenanceBracket(terms, notionalUpTo).amount / fineOf),
    })),
    takerRate: printDecimal(terms.takerRate),
    makerRate: printDecimal(terms.makerRate),
    liquidationRate: printDecimal(terms.liquidationRate),
    spreadRate: printDecimal(terms.spreadRate),
    slippageRateMax: printDecimal(terms.slippageRateMax),
    notionalMin: printDecimal(terms.notionalMin),
    fundingRate: printDecimal(terms.fundingRate),
    nextFundingAtMs: (Math.floor(at / settings.fundingEveryMs) + 1) * settings.fundingEveryMs,
    changesAtMs: tradingAt(terms.hours, at).changesAt ?? null,
    staleAfterMs: terms.staleAfterMs,
    gapLeverageMax: gapAhead ? settings.positions.gapLeverageMax : null,
  }
}

const printCandle = ({ openAt, open, high, low, close, volume }: Candle) => ({
  openAtMs: openAt,
  open: printDecimal(open),
  high: printDecimal(high),
  low: printDecimal(low),
  close: printDecimal(close),
  volume: printDecimal(volume),
})

const printTick = (tick: Tick) => ({
  sequence: tick.sequence,
  bid: printDecimal(tick.bid),
  ask: printDecimal(tick.ask),
  mark: printDecimal(markOf(tick)),
  last: printDecimal(tick.last),
  volume: printDecimal(tick.volume),
  sourceAtMs: tick.sourceAt,
  receivedAtMs: tick.receivedAt,
})
