import { type Book, partOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { placesOf, settlementCurrency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import { isOnGrid, nearestOnGrid, unitOf } from '../money/mul-div.ts'
import { lossLimitAt } from '../restrictions/in-force.ts'
import { changeStanding, type Standing, standingPart } from '../restrictions/standing.ts'
import { refuse } from '../result.ts'
import type { CommandOf } from './protection-commands.ts'
import { looserAfterMs } from './waits.ts'

const unit = unitOf(placesOf(settlementCurrency))

/**
 * Sets the maximum loss of any day, in USDT; null removes the limit. A tighter limit counts at once, including the
 * losses of the day before it. A looser one counts after a day, and the old one until then; repeating a pending change
 * with the same or a lower amount does not restart its wait.
 */
export function setLossLimit(book: Book, { lossLimit }: CommandOf<'set_loss_limit'>, facts: Facts) {
  if (book.world !== 'real') return refuse({ kind: 'not_a_real_book' })
  if (lossLimit !== null && lossLimit <= 0n) return refuse({ kind: 'amount_not_positive', field: 'lossLimit' })
  if (lossLimit !== null && !isOnGrid(lossLimit, unit))
    return refuse({ kind: 'amount_off_grid', ...nearestOnGrid(lossLimit, unit) })
  const limits = limitsAfter(partOf(book, standingPart), lossLimit, facts.at)
  const draft = openDraft(book)
  changeStanding(draft, limits)
  return draft.decide({ kind: 'loss_limit_set', lossLimit: limits.lossLimit, next: limits.lossLimitNext })
}

type Limits = Pick<Standing, 'lossLimit' | 'lossLimitNext'>

function limitsAfter(standing: Standing, wanted: Money | null, at: number): Limits {
  const lossLimit = lossLimitAt(standing, at)
  if (!isLooser(wanted, lossLimit)) return { lossLimit: wanted, lossLimitNext: null }
  const { lossLimitNext } = standing
  const isOnItsWay = lossLimitNext !== null && at < lossLimitNext.from && !isLooser(wanted, lossLimitNext.lossLimit)
  return { lossLimit, lossLimitNext: { lossLimit: wanted, from: isOnItsWay ? lossLimitNext.from : at + looserAfterMs } }
}

/** No limit is the loosest. */
const isLooser = (one: Money | null, other: Money | null): boolean => other !== null && (one === null || one > other)
