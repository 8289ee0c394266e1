import type { NaiveRule } from './simulated-noun.ts'

/** A noun that has nothing open: no money of a book is bound by it, and nothing of it comes due. */
export const holdsNothing = {
  frozen: 'nothing',
  reserves: {},
  atRisk: 'nothing',
  overdue: 'nothing',
  outcomesOf: 'none',
} as const

/** A command that opens nothing and by which nothing is lost or won. */
export const noTrade = { opens: 'nothing', isTrade: false } satisfies Partial<NaiveRule>

/** The refusals of a market, where none of them can occur for one and the same reason. */
export const noMarketRefusal = <Why extends string>(why: Why) => ({
  symbol_unknown: why,
  symbol_off: why,
  price_missing: why,
  market_closed: why,
})

/**
 * Why a command that takes free money never leaves a cross book at its liquidation: the initial margin, which is not
 * free, is more than maintenance and closing fee in every bracket, unless a price is a multiple of what it was.
 */
export const freeIsSafe = 'never: what is not free covers maintenance and closing fee, unless a price has multiplied'
