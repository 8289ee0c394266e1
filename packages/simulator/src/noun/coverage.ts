import type { Words } from '@touchstone/domain/noun/journal'
import type { RestrictionRefusal } from '@touchstone/domain/restrictions/restriction-refusal'

/**
 * Whether a life of the fixed length must reach a kind: `live` where only filling on the next tick shows it. What one may
 * do without says why: some lives come to what is `seldom`, none to what is `never`.
 */
export type Reach = 'reached' | 'live' | `seldom: ${string}` | `never: ${string}`

/**
 * Who comes to a refusal: the crowd by chance, the walkers of the edges on purpose, or the operators. A life must reach
 * it, unless it cannot occur, for a reason.
 */
export type RefusalReach = 'crowd' | 'edges' | 'operators' | `never: ${string}`

type Kind<W extends Words> = (W['user'] | W['house'])['kind']

/** What is said of every word of a noun. The refusals of restrictions are said once, for all nouns. */
export type CoverageOf<W extends Words, Outcome extends string> = {
  readonly commands: { readonly [K in Kind<W>]: Reach }
  readonly replies: { readonly [K in W['replies']['kind']]: Reach }
  readonly refusals: { readonly [K in Exclude<W['refusals']['kind'], RestrictionRefusal['kind']>]: RefusalReach }
  /** Ways in which a command may end that its reply's kind does not distinguish. */
  readonly outcomes: { readonly [O in Outcome]: Reach }
}

/** A value as the journal has it in JSON: decimals are text. */
export type Text<T> = T extends bigint ? string : T extends object ? { readonly [Field in keyof T]: Text<T[Field]> } : T

/** A row of the journal that a command of the noun made. */
export type SeenRow<W extends Words> = {
  readonly command: { readonly kind: Kind<W> }
  readonly reply: Text<W['replies']>
  readonly entries: string
}
