import { type Decimal, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { unitOf } from '@touchstone/domain/money/mul-div'

export type Pair = { from: string; to: string }

const settlement = 'USDT'

/** The two currencies that the address names; one that cannot be exchanged, or a pair of the same, becomes another. */
export function readPair(query: URLSearchParams, exchangeable: readonly string[]): Pair {
  const named = (name: string): string | undefined => {
    const text = query.get(name) ?? ''
    return exchangeable.length === 0 || exchangeable.includes(text) ? matching(text) : undefined
  }
  const from = named('from')
  const to = named('to')
  const first = exchangeable.find((currency) => currency !== settlement) ?? 'BTC'
  if (from === undefined) return { from: to === settlement ? first : settlement, to: to ?? first }
  if (to === undefined || to === from) return { from, to: from === settlement ? first : settlement }
  return { from, to }
}

const matching = (text: string): string | undefined => (/^[A-Z]{3,5}$/.test(text) ? text : undefined)

/** The pair after a choice on one side: choosing the currency of the other side swaps them. */
export function choosing({ from, to }: Pair, side: 'from' | 'to', currency: string): Pair {
  if (side === 'from') return currency === to ? { from: to, to: from } : { from: currency, to }
  return currency === from ? { from: to, to: from } : { from, to: currency }
}

export type Checked =
  | { kind: 'good'; pay: string }
  /** It can be quoted, but not paid. */
  | { kind: 'too_much'; pay: string }
  | { kind: 'unfinished' }

/** Looks at what was typed; limits are the server's to know. */
export function checkPay(typed: string, available: string | null): Checked {
  const amount = parseTyped(typed)
  if (amount === undefined || amount === 0n) return { kind: 'unfinished' }
  const most = available === null ? undefined : parseDecimal(available)
  const pay = printDecimal(amount)
  return most !== undefined && amount > most ? { kind: 'too_much', pay } : { kind: 'good', pay }
}

/** What is being typed may end with its point. */
const parseTyped = (typed: string): Decimal | undefined => parseDecimal(typed.replace(/\.$/, ''))

/** A part of what is available as the field takes it: cut to the currency's units; nothing is an empty field. */
export function partOf(available: string, percent: number, places: number): string {
  const part = ((parseDecimal(available) ?? 0n) * BigInt(percent)) / 100n
  const unit = unitOf(places)
  const cut = part - (part % unit)
  return cut <= 0n ? '' : printDecimal(cut)
}

/** The percentage of the chips that was picked, if what is typed is one. */
export function percentOf(typed: string, available: string | null, places: number): number | undefined {
  if (available === null || typed === '') return undefined
  return [100, 75, 50, 25].find((percent) => partOf(available, percent, places) === typed)
}
