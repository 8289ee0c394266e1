import { gapAheadAt } from './naive-market.ts'
import type { FollowUps } from './naive-follow-ups.ts'
import { cloneBook, heldBy, type NaiveBook, type NaivePosition, netOf } from './naive-book.ts'
import type { NaiveTape, NaiveTick } from './naive-tape.ts'
import { maintenanceOf, type NaiveSymbol, type NaiveTerms } from './naive-terms.ts'
import { least, most, num, type Num, up, zero } from './numbers.ts'

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
  gapsAhead?: readonly string[]
  net?: Record<string, string>
  fillTick?: { symbol: string; sequence: number }
  exchangeQuote?: Record<string, unknown>
  settlementAccount?: Record<string, unknown>
  typicalMove?: { count: number; move: string; grid: string }
  funding?: { mark: string; sequence: number; rate: string }
  poolBook?: { product: string; bookId: number }
  productPause?: { bookId: number; row: number; from: number; until: number | null }
  strategyDay?: StrategyDayText
  bondOffer?: Record<string, unknown>
  ieoOffer?: Record<string, unknown>
  levelCloses?: readonly { day: number; symbol: string; sequence: number }[]
  minerPool?: { product: string; bookId: number }
  networkDay?: NetworkDayText
  dayClose?: { symbol: string; from: number; to: number }
}

/** A day of a network, as a decision was told of it. */
export type NetworkDayText = {
  network: string
  source: string
  bookId: number
  row: number
  day: number
  difficulty: string
  reward: string
}

/** What a rule made of a day. */
export type StrategyDayText = { rule: string; day: number; result: string; inputs: string }

/**
 * A quote that a book asked for; the newest of a book is the only one that is good. One of a live market is decided by the
 * first prices after it was agreed to.
 */
export type AskedQuote = {
  id: string
  from: string
  to: string
  pay: string
  isLive: boolean
  agreed?: Agreement | undefined
}

/** When a quote was agreed to, and where the tapes of its coins ended then; null for USDT, which has none. */
export type Agreement = { at: number; fromSequence: number | null; toSequence: number | null }

/** What a decision depends on besides its book, the tape and the settings, as the model knows it. */
export type Outside = {
  /** The net quantity that all books of a world hold in a symbol; undefined while that is not certain. */
  net: (world: string, symbol: string) => Num | undefined
  quoteOf: (bookId: number) => AskedQuote | undefined
  /** Any book, as the rows up to now have left it. */
  bookOf: (bookId: number) => NaiveBook | undefined
  followUps: FollowUps
  /** What rules have made of days, by rule and day: the same for everybody. */
  strategyDays: Map<string, StrategyDayText>
  /** The sequence of a symbol's last tick before this step; 0 for none. */
  headBefore: (symbol: string) => number
  /**
   * Whether the last frame of a symbol was late, or its source's clock ahead: frames of this step may come before or after.
   */
  mistimed: (symbol: string) => 'yes' | 'no' | 'perhaps'
  /** Whether a decision of this moment was made while the machine's clock stood far behind the house's time. */
  isSetBack: (at: number) => boolean
}

export type Work = ReturnType<typeof beginWork>

/**
 * One command being worked out on a book of the model, which it changes. `effect` is the net change of every account,
 * the house's too, `moves` its single steps; `faults` are what the model says should not have been accepted.
 */
export function beginWork(
  book: NaiveBook,
  row: NaiveCommandRow,
  terms: NaiveTerms,
  { tape, outside }: { tape: NaiveTape; outside: Outside },
) {
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
    outside,
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
    net: (symbol: string): Num => outside.net(book.world, symbol) ?? num(row.facts.net?.[symbol] ?? '0'),
    ownNet: (symbol: string): Num => netOf(book, symbol),
    gapAhead: (symbol: string): boolean => gapAheadAt(terms.symbols.get(symbol)?.hours ?? 'always', row.at, terms.gap),
    forced,
  }
}

/** The same command on a copy of the book, to see what would come of it. */
export function trialOf({ book, row, terms, tape, outside, forced }: Work): Work {
  const trial = beginWork(cloneBook(book), row, terms, { tape, outside })
  for (const tick of forced.values()) trial.standAt(tick)
  return trial
}

/**
 * Whether the book, or an isolated position that the trial made or changed, could be liquidated at once. `cross`: only
 * the book is looked at; `isolated`: only what changed.
 */
export function isUnsafe(work: Work, trial: Work, what: 'all' | 'cross' | 'isolated' = 'all'): boolean {
  const changed = [...trial.book.positions.values()].filter((each) => {
    const before = work.book.positions.get(each.id)
    const isSame = before?.margin.eq(each.margin) === true && before.cost.eq(each.cost)
    return what !== 'cross' && !each.cross && !(isSame && before.leverage === each.leverage)
  })
  const isIsolatedUnsafe = changed.some((each) => {
    const terms = trial.symbol(each.symbol)
    return isolatedIsDue(each, terms, trial.tick(each.symbol).mark, terms.takerRate)
  })
  const markOf: MarkOf = (symbol) => trial.tick(symbol).mark
  return isIsolatedUnsafe || (what !== 'isolated' && crossIsDue(trial.book, trial.terms, markOf, true))
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

/** What may be used: the initial margin of each cross position is rounded up to whole units. */
export function freeOf(work: Work): Num {
  let [profit, initial] = [zero, zero]
  for (const position of crossOf(work.book)) {
    const { mark } = work.tick(position.symbol)
    profit = profit.plus(profitOf(position, mark))
    initial = initial.plus(initialOf(mark.times(position.quantity), position.leverage))
  }
  const contract = work.held('contract')
  return most(zero, least(contract, contract.plus(least(zero, profit)).minus(initial)))
}

export const initialOf = (notional: Num, leverage: number): Num => up(notional.div(leverage), 6)
