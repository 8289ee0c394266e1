import { type Decimal, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { unitOf } from '@touchstone/domain/money/mul-div'

export type Side = 'balance' | 'contract'
/** What may leave each account; null while unknown. Decimal strings. */
export type AvailableIn = Record<Side, string | null>

/** The one currency that can be in the contract account, and its decimals. */
export const currency = 'USDT'
export const places = 6

export const otherSide = (side: Side): Side => (side === 'balance' ? 'contract' : 'balance')

/** Where one most likely wants to take money from: where there is some, the balance account first. */
export function likelyFrom({ balance, contract }: AvailableIn): Side {
  return isNothing(balance) && !isNothing(contract) ? 'contract' : 'balance'
}

const isNothing = (amount: string | null): boolean => (parseDecimal(amount ?? '0') ?? 0n) <= 0n

export type Checked =
  | { kind: 'good'; amount: string }
  /** Nothing is wrong with it yet, but it cannot be sent. */
  | { kind: 'unfinished' }
  | { kind: 'nothing_available' }
  | { kind: 'too_much' }

/** Looks at what was typed. Only what the person can see for themselves is decided here; the rest is the server's. */
export function checkAmount(typed: string, available: string | null): Checked {
  const most = available === null ? undefined : parseDecimal(available)
  if (most === undefined) return { kind: 'unfinished' }
  if (most <= 0n) return { kind: 'nothing_available' }
  const amount = parseTyped(typed)
  if (amount === undefined || amount === 0n) return { kind: 'unfinished' }
  return amount > most ? { kind: 'too_much' } : { kind: 'good', amount: printDecimal(amount) }
}

/** What is being typed may end with its point. */
const parseTyped = (typed: string): Decimal | undefined => parseDecimal(typed.replace(/\.$/, ''))

/** A part of what is available as the field takes it: cut to whole units; nothing is an empty field. */
export function partOf(available: string, percent: number): string {
  const part = ((parseDecimal(available) ?? 0n) * BigInt(percent)) / 100n
  const unit = unitOf(places)
  const cut = part - (part % unit)
  return cut <= 0n ? '' : printDecimal(cut)
}

/** The percentage of the chips that was picked, if what is typed is one. */
export function percentOf(typed: string, available: string | null): number | undefined {
  if (available === null || typed === '') return undefined
  return [100, 75, 50, 25].find((percent) => partOf(available, percent) === typed)
}

/** What will be there afterwards: never shown below nothing. */
export function leftAfter(available: string | null, amount: string): string | null {
  const before = available === null ? undefined : parseDecimal(available)
  const taken = parseDecimal(amount)
  return before === undefined || taken === undefined || taken > before ? null : printDecimal(before - taken)
}
