import { isCurrency, placesOf } from '@touchstone/domain/money/currency'
import { type Money, ONE, parseDecimal, type Price, printDecimal, smaller } from '@touchstone/domain/money/decimal'
import { amountOf, unitOf } from '@touchstone/domain/money/mul-div'
import { withdrawalFee } from '@touchstone/domain/withdrawals/withdrawal-fee'
import type { WithdrawalChannel, WithdrawalTerms } from './withdrawal-terms.queries.ts'

const placesElsewhere = 6
const usdtPlaces = 6

/** The decimals that an amount of a currency may have. */
export const placesIn = (currency: string): number => (isCurrency(currency) ? placesOf(currency) : placesElsewhere)

type Fees = Pick<WithdrawalChannel, 'currency' | 'feeFixed' | 'feeRate'>

/** The fee on top of an amount, by the rule of the server; nothing in a currency that this app does not know. */
export function feeOf(amount: Money, { currency, feeFixed, feeRate }: Fees): Money {
  if (!isCurrency(currency)) return 0n
  return withdrawalFee(amount, { currency, feeFixed: parse(feeFixed), feeRate: parse(feeRate) })
}

/** The largest amount that a balance pays for with its fee; null while the balance is not known. */
export function mostOf(available: string | null, fees: Fees): Money | null {
  if (available === null) return null
  const held = parse(available)
  const unit = unitOf(placesIn(fees.currency))
  const guess = ((held - parse(fees.feeFixed)) * ONE) / (ONE + parse(fees.feeRate))
  if (guess <= 0n) return 0n
  let most = guess - (guess % unit)
  // Fees are rounded up, so the guess is off by a few units at most.
  while (most > 0n && most + feeOf(most, fees) > held) most -= unit
  while (most + unit + feeOf(most + unit, fees) <= held) most += unit
  return most
}

type Known = {
  channel: WithdrawalChannel
  /** Of the balance; null while unknown. */
  available: string | null
  limits: WithdrawalTerms['limits']
  /** What one of the currency is worth in USDT; undefined while unknown. */
  mark: Price | undefined
}

/** In currencies that count one to one, no more than the limits leave. */
export function offeredMost({ channel, available, limits }: Omit<Known, 'mark'>): Money | null {
  const most = mostOf(available, channel)
  if (most === null || !isOneToOne(channel.currency)) return most
  return smaller(most, smaller(parse(limits.dayLeft), parse(limits.monthLeft)))
}

export const isOneToOne = (currency: string): boolean => currency === 'USDT' || currency === 'USD'

export type Checked =
  | { kind: 'good'; amount: string; fee: string; total: string }
  /** Nothing is wrong with it yet, but it cannot be sent. */
  | { kind: 'unfinished' | 'nothing' }
  | { kind: 'too_small' | 'too_much' | 'over_day' | 'over_month' }

/** Looks at what was typed: the amount that arrives. What the house decides by later prices is the server's. */
export function checkWithdrawal(typed: string, { channel, available, limits, mark }: Known): Checked {
  const most = mostOf(available, channel)
  if (most === 0n) return { kind: 'nothing' }
  const amount = parseTyped(typed)
  if (most === null || amount === undefined || amount === 0n) return { kind: 'unfinished' }
  if (amount < parse(channel.minimum)) return { kind: 'too_small' }
  if (amount > most) return { kind: 'too_much' }
  const price = isOneToOne(channel.currency) ? ONE : mark
  const worth = price === undefined ? 0n : amountOf(amount, price, ONE, usdtPlaces, 'up')
  if (worth > parse(limits.dayLeft)) return { kind: 'over_day' }
  if (worth > parse(limits.monthLeft)) return { kind: 'over_month' }
  const fee = feeOf(amount, channel)
  return { kind: 'good', amount: printDecimal(amount), fee: printDecimal(fee), total: printDecimal(amount + fee) }
}

/** What an amount costs while it is being typed, whether it can be sent or not; null for none. */
export function costOf(typed: string, fees: Fees): { fee: string; total: string } | null {
  const amount = parseTyped(typed)
  if (amount === undefined || amount === 0n) return null
  const fee = feeOf(amount, fees)
  return { fee: printDecimal(fee), total: printDecimal(amount + fee) }
}

/** A part of the most as the field takes it: cut to whole units; nothing is an empty field. */
export function partOf(most: Money, percent: number, currency: string): string {
  const part = (most * BigInt(percent)) / 100n
  const cut = part - (part % unitOf(placesIn(currency)))
  return cut <= 0n ? '' : printDecimal(cut)
}

/** The percentage of the chips that was picked, if what is typed is one. */
export function percentOf(typed: string, most: Money | null, currency: string): number | undefined {
  if (most === null || typed === '') return undefined
  return [100, 75, 50, 25].find((percent) => partOf(most, percent, currency) === typed)
}

/** What is being typed may end with its point. */
const parseTyped = (typed: string): Money | undefined => parseDecimal(typed.replace(/\.$/, ''))

const parse = (text: string): Money => parseDecimal(text) ?? 0n
