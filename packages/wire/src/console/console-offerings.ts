import * as z from 'zod/mini'
import { read, record } from '../call.ts'
import { amount, atMs, currency, nothing, signedAmount } from '../fields.ts'
import { freeze, strategyKind } from '../investment-shapes.ts'
import { networkId } from '../miner-shapes.ts'
import type { Noun } from '../noun.ts'
import { aboutProduct } from './console-fields.ts'
import { proposed } from './console-proposals.ts'

export const moneyOf = z.object({ currency, amount: signedAmount })

/** What stands in a pool against what it may have to pay on what runs now. */
export const poolCover = z.object({
  product: z.string(),
  currency,
  escrow: signedAmount,
  owed: signedAmount,
  onSale: z.boolean(),
})

const strategyTerms = z.object({
  kind: strategyKind,
  rule: z.string(),
  dailyRateMin: signedAmount,
  dailyRateMax: signedAmount,
  cycleDays: z.int(),
  amountMin: signedAmount,
  amountMax: signedAmount,
  step: signedAmount,
  purchaseLimit: z.int(),
  identityLevel: z.int(),
  exitFeeRate: signedAmount,
})

/** Of one unit; `outputMax` is in `coin`, all other money in `currency`. */
const minerTerms = z.object({
  kind: z.literal('miner'),
  network: networkId,
  manufacturer: z.string(),
  model: z.string(),
  /** Terahashes a second, and watts. */
  hashrate: signedAmount,
  power: z.int(),
  currency,
  price: signedAmount,
  cycleDays: z.int(),
  hostingFee: signedAmount,
  tariff: signedAmount,
  coin: currency,
  outputMax: signedAmount,
  unitsMax: z.int(),
  identityLevel: z.int(),
})

/** As the settings in force have them. */
const terms = z.discriminatedUnion('kind', [strategyTerms, minerTerms])

/** `unfunded`: there is no pool yet. `outdated`: on sale with another capacity than the settings have by now. */
export const offeringStates = ['unfunded', 'closed', 'on_sale', 'outdated'] as const

const offering = z.object({
  product: z.string(),
  /** In what capacity, granted and left are: an amount of the currency, or units. */
  sells: z.enum(['amount', 'units']),
  /** Of what covers it, and of what it can owe. */
  currency,
  /** Null of a pool whose product the settings no longer have: what was sold goes on. */
  terms: z.nullable(terms),
  state: z.enum(offeringStates),
  /** What the settings let all orders hold at once; null without terms. */
  capacity: z.nullable(signedAmount),
  /** What the sale was opened with; null where there is no pool. */
  saleCapacity: z.nullable(signedAmount),
  granted: signedAmount,
  left: signedAmount,
  escrow: signedAmount,
  /** The most that can still be owed on what runs now. */
  owed: signedAmount,
  /** The most that the whole sale can owe; null without terms. */
  mostOwed: z.nullable(signedAmount),
  /** How much of the escrow lacks until the sale can be opened. */
  missing: signedAmount,
  /** What covers nothing while the sale is closed. */
  returnable: signedAmount,
  orders: z.int(),
  /** Whether it can be frozen at all: fixed rates, machines and what issuers pay cannot. */
  canFreeze: z.boolean(),
  /** The freeze that is on or ahead. */
  frozen: z.nullable(freeze),
})
export type Offering = z.output<typeof offering>

export const consoleOfferings = {
  offerings: read({
    path: '/api/console/offerings/list',
    weight: 5,
    access: 'operator',
    right: 'see_offerings',
    summary: 'The treasury, and each product with its terms, its pool and what covers it.',
    request: nothing,
    reply: z.object({
      /** What the treasury has; null where there is none. */
      treasury: z.nullable(z.array(moneyOf)),
      offerings: z.array(offering),
      /** Money on its way between two books of the house or of a person; and since when without a pause. */
      transit: z.array(moneyOf),
      transitSinceAtMs: z.nullable(atMs),
      nowAtMs: atMs,
    }),
  }),
  proposeFundPool: record({
    path: '/api/console/offerings/proposeFunding',
    access: 'operator',
    right: 'propose_offerings',
    summary:
      'Proposes to move capital from the treasury into the pool of a product, which is made where there is none.',
    request: z.strictObject({ ...aboutProduct, amount }),
    reply: proposed,
    refusals: ['not_found', 'amount_too_small', 'amount_off_grid', 'capital_too_small'],
  }),
  proposeOpenSale: record({
    path: '/api/console/offerings/proposeOpening',
    access: 'operator',
    right: 'propose_offerings',
    summary: 'Proposes to sell a product. Its capacity, and the escrow that must cover it, follow from the settings.',
    request: z.strictObject(aboutProduct),
    reply: proposed,
    refusals: ['not_found', 'sale_unchanged', 'escrow_short', 'rule_too_new'],
  }),
  proposeCloseSale: record({
    path: '/api/console/offerings/proposeClosing',
    access: 'operator',
    right: 'propose_offerings',
    summary: 'Proposes to end the sale of a product. What was sold goes on.',
    request: z.strictObject(aboutProduct),
    reply: proposed,
    refusals: ['not_found', 'sale_not_open'],
  }),
  proposeFreeze: record({
    path: '/api/console/offerings/proposeFreezing',
    access: 'operator',
    right: 'propose_offerings',
    summary:
      'Proposes to freeze a product: from the approval on nothing is sold; from the next UTC day on its days earn and lose nothing, and leaving is free. Everyone who holds it is told the reason.',
    request: z.strictObject(aboutProduct),
    reply: proposed,
    refusals: ['not_found', 'product_is_frozen'],
  }),
  proposeResume: record({
    path: '/api/console/offerings/proposeResuming',
    access: 'operator',
    right: 'propose_offerings',
    summary:
      'Proposes to end a freeze: from the approval on the product is sold again, and from the next UTC day on its days count. Everyone who holds it is told the reason.',
    request: z.strictObject(aboutProduct),
    reply: proposed,
    refusals: ['not_found', 'product_not_frozen'],
  }),
  proposeReturnEscrow: record({
    path: '/api/console/offerings/proposeReturn',
    access: 'operator',
    right: 'propose_offerings',
    summary: 'Proposes to move escrow that covers nothing back to the treasury, while the sale is closed.',
    request: z.strictObject({ ...aboutProduct, amount }),
    reply: proposed,
    refusals: ['not_found', 'amount_too_small', 'amount_off_grid', 'sale_is_open', 'escrow_covers_orders'],
  }),
}

export const consoleOfferingsNoun = {
  calls: consoleOfferings,
  refusals: {
    /** The settings have changed since it was proposed. */
    terms_changed: 4921,
    /** It is on sale with just these terms. */
    sale_unchanged: 4922,
    sale_not_open: 4923,
    /** The rule of a strategy must be public for seven days before it is sold. */
    rule_too_new: 4930,
    product_is_frozen: 4931,
    product_not_frozen: 4932,
  },
} as const satisfies Noun
