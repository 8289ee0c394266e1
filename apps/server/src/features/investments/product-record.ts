import { openPause } from '@touchstone/domain/house-books/pauses'
import { larger, printDecimal } from '@touchstone/domain/money/decimal'
import type { Investments, StrategyTerms } from '@touchstone/domain/settings/investments'
import { dayStart } from '@touchstone/domain/time'
import { mostOwedFor } from '@touchstone/domain/strategies/strategy-order'
import { fixedRate } from '@touchstone/domain/strategy-rules/rule'
import { ruleHash } from '@touchstone/domain/strategy-rules/run-strategy'
import type { strategyProduct } from '@touchstone/wire/investment-shapes'
import type * as z from 'zod/mini'
import type { HeldPool } from '../house-books/house-books.store.ts'
import type { DayResult } from '../strategies/strategy-days.store.ts'
import { mostOwedOn } from '../strategies/strategy-offerings.ts'
import { freezeRecord } from './freeze-record.ts'
import { historyOf } from './product-history.ts'

export type ProductRecord = z.input<typeof strategyProduct>

type Sold = {
  terms: StrategyTerms
  passwordFrom: Investments['passwordFrom']
  /** Undefined where nothing pays for it yet. */
  held: HeldPool | undefined
  days: readonly DayResult[]
  /** Since when the rule is public; undefined while no checkpoint says so. Epoch milliseconds. */
  publishedAt: number | undefined
  /** When it is for long enough; undefined where it is. Epoch milliseconds. */
  opensAt: number | undefined
  /** The day from which its rule was public here. */
  since: number
  at: number
}

/** A product with what is left of it and what covers it. */
export function productRecord({
  terms,
  passwordFrom,
  held,
  days,
  publishedAt,
  opensAt,
  since,
  at,
}: Sold): ProductRecord {
  const capacity = held?.pool.capacity ?? 0n
  const left = held?.pool.isOnSale === true ? larger(capacity - held.pool.granted, 0n) : 0n
  return {
    id: terms.id,
    kind: terms.kind,
    currency: terms.currency,
    rateKind: terms.rule === fixedRate ? 'fixed' : 'strategy',
    rule: terms.rule,
    ruleHash: ruleHash(terms.rule),
    dailyRateMin: printDecimal(terms.dailyRateMin),
    dailyRateMax: printDecimal(terms.dailyRateMax),
    cycleDays: terms.cycleDays,
    amountMin: printDecimal(terms.amountMin),
    amountMax: printDecimal(terms.amountMax),
    step: printDecimal(terms.step),
    levelLimit: terms.levelLimit ?? 0,
    identityLevel: terms.identityLevel,
    purchaseLimit: terms.purchaseLimit,
    exitFeeRate: printDecimal(terms.exitFeeRate),
    passwordFrom: printDecimal(passwordFrom),
    capacity: printDecimal(capacity),
    left: printDecimal(left),
    escrow: printDecimal(held?.escrow ?? 0n),
    owed: printDecimal(held?.pool.owed ?? 0n),
    mostOwed: printDecimal(mostOwedOn(terms)),
    state: opensAt !== undefined ? 'closed' : stateOf(terms, held, left),
    publishedAtMs: publishedAt ?? null,
    opensAtMs: waitsForRule(held) ? (opensAt ?? null) : null,
    frozen: held === undefined ? null : freezeRecord(held.pauses, dayStart(at)),
    history: historyOf(days, terms, since),
  }
}

/** Nothing but its rule keeps it from being sold. */
const waitsForRule = (held: HeldPool | undefined): boolean =>
  held?.pool.isOnSale === true && openPause(held.pauses) === undefined

function stateOf(terms: StrategyTerms, held: HeldPool | undefined, left: bigint): ProductRecord['state'] {
  if (held?.pool.isOnSale !== true) return 'closed'
  if (openPause(held.pauses) !== undefined) return 'frozen'
  if (left < terms.amountMin) return 'sold_out'
  const least = mostOwedFor({ ...terms, amount: terms.amountMin })
  return held.escrow < held.pool.owed + least ? 'not_covered' : 'on_sale'
}
