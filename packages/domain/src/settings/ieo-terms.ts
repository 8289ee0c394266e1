import type { Currency } from '../money/currency.ts'
import type { Money, Rate } from '../money/decimal.ts'

/** `commitment`: everybody gets the same part of what they asked for, up to the cap. `draw`: lots are drawn. */
export type IeoFormat = 'commitment' | 'draw'

/** The most lots that a sale has, and that one command names: what they cost stays exact. */
export const lotsMost = 1_000_000

/** The most lots that one person wins in a draw: each has a ticket, which is hashed in one command. Our choice. */
export const drawCapMost = 1_000

/**
 * The fewest days from the close to the last day of listing: a draw that is paid twice takes two and some minutes, and who lists
 * the token needs a while too. Our choice.
 */
export const listWithinLeast = 4
export const listWithinUsual = 30

/** The first sale of a token, in whole lots. The house stands between, and sells for the issuer. */
export type IeoTerms = {
  id: string
  /** What the token is called. */
  name: string
  format: IeoFormat
  token: Currency
  /** What it is paid in. */
  currency: Currency
  /** What one lot costs, and how much of the token it is. */
  lotPrice: Money
  lotTokens: Money
  /** How many lots there are, and how many one person may get at most. */
  lots: number
  cap: number
  /** How much of the price is set aside with the application: all of it, or the deposit of a draw. */
  depositRate: Rate
  /** How many whole UTC days after that of its opening it can be applied for. */
  subscriptionDays: number
  /**
   * How many days after the close the token is listed at the latest: if it is not, buyers get back what they paid. Absent in
   * versions from before it was asked for, and then `listWithinUsual`.
   */
  listWithinDays?: number
  /** The white paper as it was when the sale opened: its address, `https://…` or a file of this app, and the SHA-256 of its bytes. */
  paper: string
  paperHash: string
  /** How many tokens there are in all, and which parts of them others than the buyers of this sale get: they add up to all. */
  supply: Money
  ecosystemShare: Rate
  teamShare: Rate
  investorsShare: Rate
  houseShare: Rate
  /** What earlier investors and we paid for one token, in the currency of the sale; 0 where nothing was paid. */
  investorsPrice: Money
  housePrice: Money
  /** How many days after the listing the team, earlier investors and we may not sell, as the issuer says. */
  lockedDays: number
  identityLevel: 0 | 1 | 2
  /** The VIP level that it takes; none where it is absent. */
  levelLimit?: number
}
