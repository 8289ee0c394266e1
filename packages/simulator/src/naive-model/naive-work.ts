import { heldBy, type NaiveBook, type NaivePosition } from './naive-book.ts'
import type { NaiveTape, NaiveTick } from './naive-tape.ts'
import { maintenanceOf, type NaiveSymbol, type NaiveTerms } from './naive-terms.ts'
import { most, type Num, zero } from './numbers.ts'

/** A journal row as the model reads it: texts parsed as JSON, decimals still as text. */
export type NaiveCommandRow = {
  bookId: number
  sequence: number
  at: number
  command: { kind: string; [field: string]: unknown }
  facts: NaiveFacts
  reply: { kind?: string; [field: string]: unknown }
}

export type NaiveFacts = {
  at: number
  settings: number
  fillAt: 'command' | 'next_tick'
  ticks?: Record<string, number>
  states?: Record<string, 'stale' | 'closed'>
  fillTick?: { symbol: string; sequence: number }
  exchangeQuote?: Record<string, unknown>
  settlementAccount?: Record<string, unknown>
  funding?: { mark: string; sequence: number; rate: string }
}

export type Work = ReturnType<typeof beginWork>

/**
 * One command being worked out on a book of the model, which it changes. `effect` is the net change of every account,
 * the house's too, `moves` its single steps; `faults` are what the model says should not have been accepted.
 */
export function beginWork(book: NaiveBook, row: NaiveCommandRow, terms: NaiveTerms, tape: NaiveTape) {
  const effect = new Map<string, Num>()
  const moves: { from: string; to: string; amount: Num }[] = []
  const faults: string[] = []
  const notes: string[] = []
  const forced = new Map<string, NaiveTick>()

  const change = (account: string, currency: string, amount: Num): void => {
    const key = `${account}:${currency}`
    effect.set(key, (effect.get(key) ?? zero).plus(amount))
    if (!account.startsWith('house:')) book.accounts.set(key, heldBy(book, account, currency).plus(amount))
  }

  return {
    book,
    row,
    terms,
    tape,
    effect,
    moves,
    faults,
    notes,
    move(from: string, to: string, amount: Num, currency = 'USDT'): void {
      change(from, currency, amount.neg())
      change(to, currency, amount)
      moves.push({ from, to, amount })
    },
    held: (account: string, currency = 'USDT'): Num => heldBy(book, account, currency),
    fault: (text: string): void => void faults.push(text),
    symbol(name: string): NaiveSymbol {
      const found = terms.symbols.get(name)
      if (found === undefined) throw new Error(`no such symbol: ${name}`)
      return found
    },
    /** From here on the symbol stands at the tick that fills a waiting order. */
    standAt: (tick: NaiveTick): void => void forced.set(tick.symbol, tick),
    tick(symbol: string): NaiveTick {
      const sequence = row.facts.ticks?.[symbol]
      const tick = forced.get(symbol) ?? (sequence === undefined ? undefined : tape.tick(symbol, sequence))
      if (tick === undefined) throw new Error(`the decision never looked at the price of ${symbol}`)
      return tick
    },
    stateOf: (symbol: string): 'open' | 'stale' | 'closed' =>
      forced.has(symbol) ? 'open' : (row.facts.states?.[symbol] ?? 'open'),
  }
}

export function onlyReal(work: Work): void {
  if (work.book.world !== 'real') work.fault('money came into or left a book that is not real')
}

export const profitOf = (position: NaivePosition, price: Num): Num => {
  const worth = price.times(position.quantity)
  return position.long ? worth.minus(position.cost) : position.cost.minus(worth)
}

export const crossOf = (book: NaiveBook): NaivePosition[] => [...book.positions.values()].filter((each) => each.cross)

export type MarkOf = (symbol: string) => Num

/** Isolated: margin + profit − closing fee (0 for whether it is due) ≤ maintenance. */
export function isolatedIsDue(position: NaivePosition, terms: NaiveSymbol, mark: Num, feeRate: Num = zero): boolean {
  return isolatedSlack(position, terms, mark).lte(mark.times(position.quantity).times(feeRate))
}

export const isolatedSlack = (position: NaivePosition, terms: NaiveSymbol, mark: Num): Num =>
  position.margin.plus(profitOf(position, mark)).minus(maintenanceOf(terms, mark.times(position.quantity)))

/** Cross: contract + Σ profit − Σ closing fees ≤ Σ maintenance, as soon as there is a cross position. */
export const crossIsDue = (book: NaiveBook, terms: NaiveTerms, markOf: MarkOf, withFees: boolean): boolean =>
  crossOf(book).length > 0 && crossSlack(book, terms, markOf, withFees).lte(0)

export function crossSlack(book: NaiveBook, terms: NaiveTerms, markOf: MarkOf, withFees: boolean): Num {
  let slack = heldBy(book, 'contract')
  for (const position of crossOf(book)) {
    const symbol = terms.symbols.get(position.symbol)
    if (symbol === undefined) throw new Error(`no such symbol: ${position.symbol}`)
    const mark = markOf(position.symbol)
    const notional = mark.times(position.quantity)
    slack = slack.plus(profitOf(position, mark)).minus(maintenanceOf(symbol, notional))
    if (withFees) slack = slack.minus(notional.times(symbol.takerRate))
  }
  return slack
}

/** The part of free margin that an opening may use. */
export function freeOf(book: NaiveBook, markOf: MarkOf): Num {
  let profit = zero
  let initial = zero
  for (const position of crossOf(book)) {
    const mark = markOf(position.symbol)
    profit = profit.plus(profitOf(position, mark))
    initial = initial.plus(mark.times(position.quantity).div(position.leverage))
  }
  const contract = heldBy(book, 'contract')
  const left = contract.plus(profit.lt(0) ? profit : zero).minus(initial)
  return most(zero, left.lt(contract) ? left : contract)
}
