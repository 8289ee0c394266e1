import type { Price } from '../money/decimal.ts'

/** The symbols that each rule trades, in its order. A rule that decides otherwise is another one, with its own number. */
const symbolsByRule = {
  'trend/1': ['BTC/USDT'],
  'reversion/1': ['ETH/USDT'],
  'spread/1': ['BTC/USDT', 'ETH/USDT'],
} as const satisfies Record<string, readonly string[]>

/** The name of a rule and its version. */
export type StrategyRuleId = keyof typeof symbolsByRule

/** What decides the rate of a day: a rule, or nothing but the terms, whose rate is the same every day. */
export type RateRule = StrategyRuleId | typeof fixedRate
export const fixedRate = 'fixed'

export const strategyRuleIds = Object.keys(symbolsByRule) as StrategyRuleId[]

export const isStrategyRuleId = (text: string): text is StrategyRuleId => Object.hasOwn(symbolsByRule, text)

export const rateRules: readonly RateRule[] = [...strategyRuleIds, fixedRate]

export const isRateRule = (text: string): text is RateRule => text === fixedRate || isStrategyRuleId(text)

export const symbolsOfRule = (rule: StrategyRuleId): readonly string[] => symbolsByRule[rule]

/** What is held. Of two symbols `long` holds the first one long and the second one short, `short` the reverse. */
export type Stance = 'long' | 'short' | 'flat'

/** How many hourly closes, without a hole, every decision looks at. Our choice: the day before opens the first window. */
export const windowHours = 24

export type StrategyRule = {
  /** What the rule does, in plain English. Terms name its hash: whoever changes a word has made another rule. */
  text: string
  /** Decides at the close of an hour what to hold. `closes` are those of the window, oldest first, a list a symbol. */
  decide: (closes: readonly (readonly Price[])[], held: Stance) => Stance
}

/** The end of every text: how all rules are filled, closed and counted. */
export const conductText =
  'What it decides is filled at the opening of the next hour: it buys at the mark plus half the spread, sells at the mark ' +
  'minus half the spread, and pays the taker fee on the value of each fill. ' +
  'It holds one position at a time, opened with one unit of notional whatever came before; what is held is closed at the ' +
  "close of the day's last hour, or of the last hour before a missing one. " +
  "The day's rate is the sum of the profits of its trades, as shares of that unit, rounded down to 8 places: in each " +
  'leg and then in each trade prices and fees are rounded up and gains down to 18 places, and a day without a trade has ' +
  'the rate 0.'
