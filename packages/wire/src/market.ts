import * as z from 'zod/mini'
import { read } from './call.ts'
import { amount, atMs, leverage, nothing, sha256, signedAmount, symbol, time, whole } from './fields.ts'
import type { Noun } from './noun.ts'

export const candleInterval = z.enum(['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w'])

/** `stale`: nothing is decided on this price. `closed`: outside trading hours. */
export const marketState = z.enum(['open', 'stale', 'closed'])
export const marketClass = z.enum(['coin', 'currency', 'metal', 'index', 'energy'])

/** The tick in force: mark is the middle of bid and ask, and what positions are valued at. */
export const price = z.object({
  symbol,
  bid: amount,
  ask: amount,
  mark: amount,
  last: amount,
  state: marketState,
  /** The tick's place on the tape. */
  sequence: z.int(),
  sourceAtMs: atMs,
  receivedAtMs: atMs,
  /** The feed's name. */
  source: z.string(),
  /** The source had no quotes: bid and ask come from the symbol's spread. */
  derived: z.boolean(),
})

/** Of the last 24 hours; the change is a fraction: 0.01 is one percent. */
export const day = z.object({ open: amount, high: amount, low: amount, volume: amount, change: signedAmount })

export const listed = z.object({
  symbol,
  base: z.string(),
  quote: z.string(),
  marketClass,
  /** Takes openings. */
  enabled: z.boolean(),
  priceTick: amount,
  quantityStep: amount,
  leverageMax: leverage,
  /** When it trades. */
  hours: z.enum(['always', 'week', 'week_with_pause']),
  /** Absent before its first tick. */
  price: z.nullable(price),
  day: z.nullable(day),
  /** Marks of the last 24 hours, oldest first, at most 48. */
  sparkline: z.array(amount),
})

export const bracket = z.object({
  notionalUpTo: amount,
  leverageMax: leverage,
  maintenanceRate: amount,
  /** maintenance = notional × rate − amount; it makes the brackets continuous. */
  maintenanceAmount: signedAmount,
})

export const details = z.extend(listed, {
  settingsVersion: z.int(),
  brackets: z.array(bracket),
  takerRate: amount,
  makerRate: amount,
  liquidationRate: amount,
  spreadRate: amount,
  slippageRateMax: amount,
  notionalMin: amount,
  fundingRate: signedAmount,
  nextFundingAtMs: atMs,
  /** When trading next opens or closes; null where it never does. */
  changesAtMs: z.nullable(atMs),
  staleAfterMs: z.int(),
  /** Openings are at this leverage at most, because a long pause is near; null otherwise. */
  gapLeverageMax: z.nullable(leverage),
})

export const candle = z.object({
  openAtMs: atMs,
  open: amount,
  high: amount,
  low: amount,
  close: amount,
  volume: amount,
})

export const tick = z.object({
  sequence: z.int(),
  bid: amount,
  ask: amount,
  mark: amount,
  last: amount,
  volume: amount,
  sourceAtMs: atMs,
  receivedAtMs: atMs,
})

/** The seed of a UTC day, 64 hexadecimal digits. The seed of the day before is the SHA-256 of `touchstone day <seed>`. */
export const daySeed = z.object({ day: z.iso.date(), seed: sha256 })

const marketSeed = z.object({
  /** A seed that somebody chose is no secret; one that the database drew is, until its day has ended. */
  secret: z.boolean(),
  /** Made public before the first day that it binds: hashing the seed of any later day back must lead to it. */
  committed: daySeed,
  /** Of the newest day that has ended: those of all days before follow from it. */
  revealed: z.nullable(daySeed),
  /** Of a market that had one seed for all days until a day began; the seed is null before that. */
  former: z.nullable(z.object({ untilDay: z.iso.date(), seed: z.nullable(z.string()) })),
})

export const market = {
  symbolPrice: read({
    path: '/api/trade/appSymbol/price',
    weight: 1,
    access: 'public',
    summary: 'The price of a symbol that is in force, with its place on the tape.',
    request: z.strictObject({ symbol }),
    reply: price,
    refusals: ['symbol_unknown', 'price_missing'],
  }),
  symbols: read({
    path: '/api/trade/appSymbol/list',
    weight: 2,
    access: 'public',
    summary: 'Every symbol with its price and its last 24 hours.',
    request: z.strictObject({ marketClass: z.optional(marketClass) }),
    reply: z.array(listed),
  }),
  symbolDetails: read({
    path: '/api/trade/appSymbol/details',
    weight: 1,
    access: 'public',
    summary: 'What a symbol is traded under: brackets, fees, hours, funding.',
    request: z.strictObject({ symbol }),
    reply: details,
    refusals: ['symbol_unknown'],
  }),
  priceDistribution: read({
    path: '/api/trade/api/getPriceDistribution',
    weight: 1,
    access: 'public',
    summary: 'How many symbols rose and fell in 24 hours, in steps of two percent.',
    request: nothing,
    reply: z.object({
      rising: z.int(),
      falling: z.int(),
      unchanged: z.int(),
      /** From a change (included) to a change (not included), as fractions; null is without bound. */
      steps: z.array(z.object({ from: z.nullable(signedAmount), to: z.nullable(signedAmount), count: z.int() })),
    }),
  }),
  tickers: read({
    path: '/api/public/getTicketList',
    weight: 1,
    access: 'public',
    summary: 'Tickers: one row a symbol that has a price.',
    request: nothing,
    reply: z.array(
      z.object({
        symbol,
        bid: amount,
        ask: amount,
        mark: amount,
        last: amount,
        state: marketState,
        change: signedAmount,
        high: amount,
        low: amount,
        volume: amount,
        time,
      }),
    ),
  }),
  serverTime: read({
    path: '/api/public/getServerTime',
    weight: 1,
    access: 'public',
    summary: "The server's clock.",
    request: nothing,
    reply: z.object({ time, atMs }),
  }),
  feed: read({
    path: '/api/public/getFeed',
    weight: 1,
    access: 'public',
    summary: 'Where prices come from, and whether they and the money are real.',
    request: nothing,
    reply: z.object({ kind: z.enum(['sandbox', 'live']), name: z.string(), description: z.string() }),
  }),
  marketSeed: read({
    path: '/api/public/getMarketSeed',
    access: 'public',
    weight: 1,
    summary:
      'What a simulated market has committed to and revealed, to recompute its past; null where prices are not simulated.',
    request: nothing,
    reply: z.nullable(marketSeed),
  }),
  candles: read({
    path: '/api/public/getCandles',
    weight: 2,
    access: 'public',
    summary: 'Candles of mark, oldest first, ending with the one that still grows.',
    request: z.strictObject({
      symbol,
      interval: candleInterval,
      beforeAtMs: z.optional(whole(1, 8_640_000_000_000)),
      limit: z._default(whole(1, 1_000), 300),
    }),
    reply: z.array(candle),
    refusals: ['symbol_unknown'],
  }),
  recentTicks: read({
    path: '/api/public/getTicks',
    weight: 2,
    access: 'public',
    summary: 'The newest ticks on the tape of a symbol, newest first.',
    request: z.strictObject({ symbol, limit: z._default(whole(1, 100), 30) }),
    reply: z.array(tick),
    refusals: ['symbol_unknown'],
  }),
}

export const marketNoun = {
  calls: market,
  refusals: {
    symbol_unknown: 4100,
    symbol_off: 4101,
    price_missing: 4102,
    price_stale: 4103,
    market_closed: 4104,
  },
  messages: {
    market_gap_ahead: { category: 'transaction', outside: ['trades', 'mail', 'push'] },
    terms_change_ahead: { category: 'transaction', outside: ['trades', 'mail', 'push'] },
  },
} as const satisfies Noun
