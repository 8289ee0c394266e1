import { isHouseAccount } from '../ledger/account.ts'
import type { Posting } from '../ledger/posting.ts'
import { settlementCurrency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import type { HourOfTrading, Standing } from './standing.ts'
import { dayMs, hourMs } from '../time.ts'

/**
 * The most that the last day may have lost: losses less profits, never below zero. An hour's losses count until the whole
 * hour is older than a day, its profits only while the whole hour is not: it errs on the side of the limit.
 */
export function lostInDay(losses: Standing['losses'], at: number): Money {
  const dayAgo = at - dayMs
  let lost = 0n
  for (const { hour, loss, profit } of losses) {
    if ((hour + 1) * hourMs > dayAgo) lost += loss
    if (hour * hourMs >= dayAgo) lost -= profit
  }
  return lost > 0n ? lost : 0n
}

/** The hours with what these postings realise in them; the same array when they realise nothing. */
export function countRealised(
  losses: Standing['losses'],
  postings: readonly Posting[],
  at: number,
  isRealised: (posting: string) => boolean,
): Standing['losses'] {
  const { loss, profit } = realisedBy(postings, isRealised)
  if (loss === 0n && profit === 0n) return losses
  const hour = Math.floor(at / hourMs)
  const kept = losses.filter((each) => each.hour !== hour && (each.hour + 1) * hourMs > at - dayMs)
  const before = losses.find((each) => each.hour === hour)
  const counted: HourOfTrading = { hour, loss: (before?.loss ?? 0n) + loss, profit: (before?.profit ?? 0n) + profit }
  return [...kept, counted]
}

/** Returns what trading realises, between the user and the house. Money that a book merely reserves does not count. */
function realisedBy(
  postings: readonly Posting[],
  isRealised: (posting: string) => boolean,
): { loss: Money; profit: Money } {
  let [loss, profit] = [0n, 0n]
  for (const { kind, from, to, amount, currency } of postings) {
    if (currency !== settlementCurrency || !isRealised(kind)) continue
    if (isHouseAccount(to) && !isHouseAccount(from)) loss += amount
    else if (isHouseAccount(from) && !isHouseAccount(to)) profit += amount
  }
  return { loss, profit }
}
