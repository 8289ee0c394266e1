import * as z from 'zod/mini'
import { productId } from './bond-shapes.ts'
import { atMs, currency, recordId, sha256, signedAmount, time } from './fields.ts'

/** `commitment`: everybody gets the same part of what they applied for. `draw`: lots are drawn. */
export const ieoFormat = z.enum(['commitment', 'draw'])

/** `issuing`: it can be applied for. `allocating`: it has closed, and who gets what is not decided yet. `paying`: lots were drawn, and are to be paid. `given`: everybody has theirs, and nobody may move them before it is `listed`. `called_off`: it was not listed in time, and what was paid goes back. */
export const ieoState = z.enum(['announced', 'issuing', 'allocating', 'paying', 'given', 'listed', 'called_off'])

/** The first sale of a token, in whole lots. Prices are in `currency`. */
export const ieoSale = z.object({
  id: productId,
  name: z.string(),
  format: ieoFormat,
  token: currency,
  currency,
  /** Of one token: what it is announced at, and what is paid for it. They are the same; the second is null until the sale has closed. */
  estimatedPrice: signedAmount,
  winningPrice: z.nullable(signedAmount),
  /** Of one lot, and how many tokens it is. */
  lotPrice: signedAmount,
  lotTokens: signedAmount,
  /** How many lots are sold, and how many one person can get at most. */
  lots: z.int(),
  cap: z.int(),
  /** The part of the price that is set aside with an application. */
  depositRate: signedAmount,
  /** How many tokens there are in all, and who besides the buyers gets which part of them. */
  supply: signedAmount,
  shares: z.object({
    sale: signedAmount,
    ecosystem: signedAmount,
    team: signedAmount,
    investors: signedAmount,
    house: signedAmount,
  }),
  /** What earlier investors and the house paid for one token, as the issuer says; 0 where they paid nothing. */
  paidBefore: z.object({ investors: signedAmount, house: signedAmount }),
  /** How many days after the listing the team, investors and the house may not sell, as the issuer says. */
  lockedDays: z.int(),
  paper: z.string(),
  paperHash: sha256,
  subscriptionDays: z.int(),
  /** How many days after the close it is listed at the latest. */
  listWithinDays: z.int(),
  levelLimit: z.int(),
  identityLevel: z.int(),
  /** From this price of all lots on, applying takes the withdrawal password. */
  passwordFrom: signedAmount,
  state: ieoState,
  /** Null before it was opened, but for a draw's times, which are null of a commitment too. */
  openedAtMs: z.nullable(atMs),
  closesAtMs: z.nullable(atMs),
  round: z.nullable(z.int()),
  drawAtMs: z.nullable(atMs),
  payUntilAtMs: z.nullable(atMs),
  listedAtMs: z.nullable(atMs),
  /** Until when it is listed, or what was paid comes back. */
  listByAtMs: z.nullable(atMs),
  calledOffAtMs: z.nullable(atMs),
  /** How many people apply, for how many lots in all: until now, or at the close. */
  orders: z.int(),
  lotsApplied: z.int(),
  /** The part of their lots that everybody would get if it closed now, or gets; null of a draw, and before it was opened. */
  part: z.nullable(signedAmount),
  /** Lots that were paid for, and whose tokens have left the book of the sale; those that came back do not count. */
  lotsGiven: z.int(),
  /** Where its record is: the book of the sale, and the row that opened it. */
  bookId: z.nullable(z.int()),
  openedIn: z.nullable(z.int()),
})

/** `reserve`: nothing was won yet, and lots that others do not pay are drawn once more. `completed`: the tokens are held until they are `listed`. `refunded`: they were not listed in time. */
export const ieoOrderState = z.enum([
  'applied',
  'withdrawn',
  'reserve',
  'won',
  'not_won',
  'completed',
  'forfeited',
  'listed',
  'refunded',
])

/** An application for lots of a token as its owner reads it. */
export const ieoOrder = z.object({
  id: recordId,
  bookId: z.int(),
  sequence: z.int(),
  /** Of the record that says what it gets; null before that. */
  decidedSequence: z.nullable(z.int()),
  productId,
  name: z.string(),
  format: ieoFormat,
  token: currency,
  currency,
  state: ieoOrderState,
  lots: z.int(),
  lotPrice: signedAmount,
  lotTokens: signedAmount,
  /** What is set aside for it now. */
  setAside: signedAmount,
  lotsWon: z.int(),
  /** What is still to be paid, and until when; 0 and null where nothing is. */
  toPay: signedAmount,
  payUntilAtMs: z.nullable(atMs),
  paid: signedAmount,
  returned: signedAmount,
  /** The tokens that it got, held or free. */
  tokens: signedAmount,
  requestedTime: time,
  closesAtMs: atMs,
  /** Null of a sale that was opened before anybody agreed on it: that one is never called off. */
  listByAtMs: z.nullable(atMs),
  endedTime: z.nullable(time),
})

/** An application as the list of all of them has it when a sale closes. */
export const ieoApplied = z.object({ id: recordId, lots: z.int() })

/** A draw: tickets above `above` and up to `upTo` win. */
export const ieoDraw = z.object({
  draw: z.int(),
  beacon: sha256,
  seed: sha256,
  lots: z.int(),
  above: sha256,
  upTo: sha256,
  payUntilAtMs: atMs,
  /** Its record in the book of the sale. */
  sequence: z.int(),
  time,
})
