import {
  type Decimal,
  decimal,
  ONE,
  parseDecimal,
  printDecimal,
  type Rate,
  smaller,
} from '@touchstone/domain/money/decimal'
import type { Refusal } from '@touchstone/domain/rulebook/nouns'
import { payoutOf } from '@touchstone/domain/second-contracts/second-contract-outcome'
import type { Head, Offer, OfferedSet } from './second-contracts.queries.ts'

/** All that bounds a stake: decimals in USDT. `freeText` and `head` are undefined until they are known. */
export type StakeBounds = {
  set: OfferedSet
  offer: Pick<Offer, 'openStakesMax' | 'dayStakesMax'>
  head: Pick<Head, 'openStakes' | 'todayStake'> | undefined
  freeText: string | undefined
}

/** Parses the field: `12.` is 12, empty is undefined. */
export const typedStake = (text: string): Decimal | undefined =>
  text === '' ? undefined : parseDecimal(text.replace(/\.$/, ''))

/** Why a stake would be refused, by the server's own rules as far as this device knows their inputs. */
export function stakeFault(stake: Decimal, { set, offer, head, freeText }: StakeBounds): Refusal | undefined {
  if (stake <= 0n) return { kind: 'amount_not_positive', field: 'stake' }
  const [minimum, maximum] = [decimal(set.stakeMin), decimal(set.stakeMax)]
  if (stake < minimum || stake > maximum) return { kind: 'stake_out_of_range', minimum, maximum }
  if (head !== undefined) {
    const [open, openMax] = [decimal(head.openStakes), decimal(offer.openStakesMax)]
    if (open + stake > openMax) return { kind: 'open_stakes_exceeded', maximum: openMax, open }
    const [today, dayMax] = [decimal(head.todayStake), decimal(offer.dayStakesMax)]
    if (today + stake > dayMax) return { kind: 'day_stakes_exceeded', maximum: dayMax, today }
  }
  const free = freeText === undefined ? undefined : decimal(freeText)
  return free !== undefined && free < stake ? { kind: 'margin_insufficient', free, missing: stake - free } : undefined
}

const cent = ONE / 100n

/** The most that may be staked now, cut to cents; zero where that is less than the smallest stake. */
export function stakeMaxNow({ set, offer, head, freeText }: StakeBounds): Decimal {
  let most = decimal(set.stakeMax)
  if (freeText !== undefined) most = smaller(most, decimal(freeText))
  if (head !== undefined) {
    most = smaller(most, decimal(offer.openStakesMax) - decimal(head.openStakes))
    most = smaller(most, decimal(offer.dayStakesMax) - decimal(head.todayStake))
  }
  return most < decimal(set.stakeMin) ? 0n : most - (most % cent)
}

/** Multiples of the smallest stake that a person may tap, as far as they may be staked now. */
export function stakeChips(bounds: StakeBounds): string[] {
  const most = stakeMaxNow(bounds)
  const least = decimal(bounds.set.stakeMin)
  return [2n, 10n, 20n, 100n]
    .map((times) => least * times)
    .filter((each) => each <= most)
    .map(printDecimal)
}

/** What a stake brings in each case, in USDT: the payout on top of the stake, and both together. */
export function stakeOutcome(stake: Decimal, payoutRate: string): { payout: string; back: string; loss: string } {
  const payout = payoutOf({ stake, payoutRate: decimal(payoutRate) })
  return { payout: printDecimal(payout), back: printDecimal(stake + payout), loss: printDecimal(-stake) }
}

/** The number of a hundred contracts at this payout that must win to break even. */
export function winsToBreakEven(payoutRate: string): number {
  const rate: Rate = decimal(payoutRate)
  return Number((100n * ONE + ONE + rate - 1n) / (ONE + rate))
}
