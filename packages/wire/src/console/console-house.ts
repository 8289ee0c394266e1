import * as z from 'zod/mini'
import { read, record } from '../call.ts'
import { amount, atMs, calendarDay, currency, day, nothing, signedAmount, symbol, time, typed } from '../fields.ts'
import type { Noun } from '../noun.ts'
import { reference } from './console-fields.ts'
import { moneyOf, poolCover } from './console-offerings.ts'
import { networkId } from '../miner-shapes.ts'
import { markState } from '../position-replies.ts'
import { proposed } from './console-proposals.ts'

const feedSymbol = z.object({
  symbol,
  enabled: z.boolean(),
  /** As the app shows it: a symbol whose market is closed is not missing. */
  state: markState,
  /** When its market opens or closes next; null if it always trades. */
  changesAtMs: z.nullable(atMs),
  /** The last one, while the market is closed too. */
  mark: z.nullable(signedAmount),
  spreadRate: z.nullable(signedAmount),
  source: z.nullable(z.string()),
  sourceAtMs: z.nullable(atMs),
  /** The age by the clock of the house. */
  ageMs: z.nullable(z.int()),
  sequence: z.nullable(z.int()),
})

/** How far a price moves in a duration of second contracts, by the tape of the day before `at`. */
const typicalMove = z.object({
  symbol,
  durationSeconds: z.int(),
  at: time,
  /** How many moves were measured. */
  count: z.int(),
  /** The median move in steps of the grid on which the price moves, cut; below 50 nothing is offered. */
  steps: z.int(),
  offered: z.boolean(),
})

/** What is known of a network that machines mine on. */
const networkHealth = z.object({
  network: networkId,
  source: z.enum(['simulated', 'blocks']),
  /** The last day that is recorded, with its difficulty, and how long ago it ended; null where none is. */
  day: z.nullable(day),
  difficulty: z.nullable(signedAmount),
  ageMs: z.nullable(z.int()),
  /** Whether nothing is sold that mines on it, since nobody knows what it is like. */
  isSilent: z.boolean(),
})

const symbolExposure = z.object({
  symbol,
  /** Of all users: long less short. The house holds the other side. */
  netQuantity: signedAmount,
  longQuantity: signedAmount,
  shortQuantity: signedAmount,
  mark: z.nullable(signedAmount),
  netNotional: z.nullable(signedAmount),
  limit: signedAmount,
  positions: z.int(),
})

const owed = z.object({
  currency,
  /**
   * What all users have in the real world, in whatever account, less what issuers owe them; and what bonds and first sales of
   * tokens hold for issuers and holders.
   */
  owed: signedAmount,
  /** Of open profit at mark, in the settlement currency: what closing everything now would add. */
  openProfit: signedAmount,
  /** By the newest statement of each account, seen by two operators. */
  statements: signedAmount,
  /** The end of the day of the newest statement in this currency; null if there is none. */
  statedTime: z.nullable(time),
  /** Bank lines that two operators confirmed, booked after that day; and what issuers of a sandbox sent, tokens too. */
  arrivals: signedAmount,
  /** What was paid to banks, and to issuers, from the day on of the oldest statement that is the newest of its account. */
  payments: signedAmount,
  /** Read from the chain; null if nobody watches it. */
  chain: z.nullable(signedAmount),
  /** What people of a sandbox took: it counts as held, since it is owed only in play. Nothing in a live house. */
  playMoney: signedAmount,
  /** statements + arrivals − payments + chain + playMoney − owed − openProfit */
  surplus: signedAmount,
})

const solvency = z.object({
  currencies: z.array(owed),
  holdings: z.array(
    z.object({ account: z.string(), currency, amount: signedAmount, asOf: time, reference: z.string() }),
  ),
  /** Tokens on chains that cannot be read now: their holdings do not count. */
  unreadable: z.array(z.object({ network: z.string(), channel: z.string(), reason: z.string() })),
  /** The house's own capital, which it owes nobody: in the treasury, and in the pool of each product. */
  treasury: z.array(moneyOf),
  pools: z.array(poolCover),
  atMs,
})
export type Solvency = z.output<typeof solvency>

export const consoleHouse = {
  marketHealth: read({
    path: '/api/console/house/market',
    weight: 1,
    access: 'operator',
    right: 'see_market',
    summary:
      'The feed, the tape, and every symbol: its price, how old it is, whether it is stale; and the networks that machines mine on.',
    request: nothing,
    reply: z.object({
      feed: z.object({ kind: z.string(), name: z.string(), description: z.string() }),
      /** How long the oldest row of the tape that is not committed yet has waited. */
      tapeLagMs: z.int(),
      taped: z.int(),
      queued: z.int(),
      refused: z.int(),
      /** Decisions since the start that took longer than their budget: nobody else was served meanwhile. */
      slowDecisions: z.object({ count: z.int(), longestMs: z.int() }),
      symbols: z.array(feedSymbol),
      moves: z.array(typicalMove),
      networks: z.array(networkHealth),
      nowAtMs: atMs,
    }),
  }),
  exposures: read({
    path: '/api/console/house/exposures',
    weight: 5,
    access: 'operator',
    right: 'see_exposure',
    summary: 'What users hold against the house with real money, by symbol and in total.',
    request: z.strictObject({ book: z._default(z.enum(['real', 'demo']), 'real') }),
    reply: z.object({
      symbols: z.array(symbolExposure),
      /** The sum over all symbols, without sign: the house's gross exposure. */
      grossNotional: signedAmount,
      netNotional: signedAmount,
      openSecondContracts: z.object({ count: z.int(), stakes: signedAmount, payouts: signedAmount }),
    }),
  }),
  solvency: read({
    path: '/api/console/house/solvency',
    weight: 10,
    access: 'operator',
    right: 'see_solvency',
    summary: 'What is owed to users against what the house holds, by currency.',
    request: nothing,
    reply: solvency,
  }),
  proposeHoldings: record({
    path: '/api/console/house/proposeHoldings',
    access: 'operator',
    right: 'enter_holdings',
    summary:
      'Enters what a statement says that the house holds; it counts when another operator has seen it there too.',
    request: z.strictObject({
      /** The bank account, custodian or cold store that the statement is of. */
      account: typed(1, 100),
      currency,
      amount,
      asOf: calendarDay,
      reference,
      reason: z._default(typed(0, 500), ''),
    }),
    reply: proposed,
    refusals: ['currency_unknown'],
  }),
}

export const consoleHouseNoun = {
  calls: consoleHouse,
} as const satisfies Noun
