import * as z from 'zod/mini'
import { command, read } from './call.ts'
import { outcomeOf } from './command-replies.ts'
import { amount, atMs, book, nothing, page, pageOf, recordId, signedAmount, symbol, time, whole } from './fields.ts'
import type { Noun } from './noun.ts'
import { openingRestrictions } from './opening-restrictions.ts'
import { markFields } from './position-replies.ts'
import { timeSpan } from './time-span.ts'

const side = z.enum(['rise', 'fall'])
const secondContractState = z.enum(['placed', 'won', 'lost', 'tied', 'void'])

export const offer = z.object({
  sets: z.array(
    z.object({ durationSeconds: z.int(), payoutRate: signedAmount, stakeMin: signedAmount, stakeMax: signedAmount }),
  ),
  symbols: z.array(symbol),
  /** What is not offered now, though symbol and duration are: the price moves too little for even odds. */
  off: z.array(z.object({ symbol, durationSeconds: z.int() })),
  /** Of one book, in USDT: staked at once, and in a UTC day. */
  openStakesMax: signedAmount,
  dayStakesMax: signedAmount,
  /** It is void without a price within this time after acceptance, or this time before expiry. */
  openWithinMs: z.int(),
  closeWithinMs: z.int(),
})

export const secondContract = z.object({
  id: recordId,
  symbol,
  direction: side,
  state: secondContractState,
  stake: signedAmount,
  durationSeconds: z.int(),
  payoutRate: signedAmount,
  /** The amount that the house pays on top of the stake if it wins. */
  payoutIfWon: signedAmount,
  acceptedTime: time,
  acceptedAtMs: atMs,
  expiresAtMs: atMs,
  /** Of the first tick after acceptance, as soon as it is taped; null without one in time. */
  openPrice: z.nullable(signedAmount),
  closePrice: z.nullable(signedAmount),
  /** The amount that the house paid on top of the stake. */
  payout: signedAmount,
  /** Of a settled one: payout, or the lost stake as a negative amount. */
  profit: z.nullable(signedAmount),
  settledTime: z.nullable(time),
  /** Of the commands that bought and settled it: book and sequence name their receipts. */
  buySequence: z.int(),
  settleSequence: z.nullable(z.int()),
  ...markFields,
})

export const head = z.object({
  /** Staked now, in USDT. */
  openStakes: signedAmount,
  /** Staked, and won less lost, in this UTC day. */
  todayStake: signedAmount,
  todayProfit: signedAmount,
  /** Won / (won + lost), of all; null before the first. */
  winRate: z.nullable(signedAmount),
  /** All that were ever bought. */
  count: z.int(),
})

/** The contract as the journal has it: its times are epoch milliseconds. */
const placed = z.looseObject({
  kind: z.literal('second_contract_placed'),
  contract: z.looseObject({
    id: recordId,
    state: z.literal('placed'),
    symbol,
    direction: side,
    stake: signedAmount,
    durationSeconds: z.int(),
    payoutRate: signedAmount,
    acceptedAt: atMs,
    expiresAt: atMs,
  }),
})

export const secondContracts = {
  secondContractSets: read({
    path: '/api/trade/appSecondContractSet/list',
    weight: 1,
    access: 'public',
    summary: 'The second contracts that are offered: durations, payouts, stakes, symbols, limits.',
    request: nothing,
    reply: offer,
  }),
  secondContracts: read({
    path: '/api/trade/appSecondContractOrder/listMy',
    weight: 3,
    access: 'session',
    summary: 'Second contracts, newest first; `settled` are all but those that run.',
    request: z.strictObject({
      book,
      state: z.optional(z.enum([...secondContractState.options, 'settled'])),
      symbol: z.optional(symbol),
      ...timeSpan,
      ...page,
    }),
    reply: pageOf(secondContract),
  }),
  secondContractsHead: read({
    path: '/api/trade/appSecondContractOrder/head',
    weight: 1,
    access: 'session',
    summary: 'Stakes and outcomes of a book in a few figures.',
    request: z.strictObject({ book }),
    reply: head,
  }),
  secondContractVoids: read({
    path: '/api/trade/appSecondContractOrder/voids',
    weight: 1,
    access: 'public',
    summary: 'How many second contracts of all users were void, by symbol and UTC day of expiry, newest first.',
    request: z.strictObject({ book, symbol: z.optional(symbol), days: z._default(whole(1, 90), 30) }),
    reply: z.array(z.object({ day: z.iso.date(), symbol, count: z.int() })),
  }),
  buySecondContract: command({
    path: '/api/trade/appSecondContractOrder/buy',
    access: 'session',
    summary: 'Stakes on where the settlement price stands a fixed time from now.',
    request: z.strictObject({
      book,
      symbol,
      direction: side,
      durationSeconds: z.int().check(z.minimum(1), z.maximum(86_400)),
      stake: amount,
    }),
    reply: outcomeOf(placed),
    refusals: [
      ...openingRestrictions,
      'stake_above_country',
      'symbol_unknown',
      'symbol_off',
      'price_missing',
      'price_stale',
      'market_closed',
      'duration_not_offered',
      'amount_not_positive',
      'amount_off_grid',
      'stake_out_of_range',
      'would_end_while_closed',
      'moves_too_little',
      'open_stakes_exceeded',
      'day_stakes_exceeded',
      'margin_insufficient',
      'would_be_liquidated',
    ],
  }),
}

export const secondContractsNoun = {
  calls: secondContracts,
  refusals: {
    duration_not_offered: 4200,
    stake_out_of_range: 4201,
    open_stakes_exceeded: 4202,
    day_stakes_exceeded: 4203,
    would_end_while_closed: 4204,
    moves_too_little: 4205,
  },
  messages: {
    second_contract_won: { category: 'transaction', outside: 'nothing' },
    second_contract_lost: { category: 'transaction', outside: 'nothing' },
    second_contract_tied: { category: 'transaction', outside: 'nothing' },
    second_contract_void: { category: 'transaction', outside: 'nothing' },
  },
} as const satisfies Noun
