import type { Draft } from '../books/draft.ts'
import type { PartKind } from '../books/record-kind.ts'
import type { Money } from '../money/decimal.ts'

/** Losses, fees and funding paid in one hour, and profits, payouts and funding received; both positive, in USDT. */
export type HourOfTrading = { hour: number; loss: Money; profit: Money }

/** What a book may do, in addition to what its money permits; every change is a command on the book. */
export type Standing = {
  identityLevel: 0 | 1 | 2
  /** Country of residence, two letters (ISO 3166); empty before it is known. */
  country: string
  /** A country that the person has stated since, and from when it counts; never once a document has proved one. */
  countryNext: { country: string; from: number } | null
  /** Why withdrawals are blocked, as shown to the person; empty if they are not. */
  withdrawalsBlocked: string
  /** Epoch milliseconds; 0 before the risk warning was acknowledged. */
  riskAcknowledgedAt: number
  /** No opening before these; 0 for none. Neither can be brought forward. */
  excludedUntil: number
  coolOffUntil: number
  /** The most that may be lost in a rolling day; null for no limit. */
  lossLimit: Money | null
  /** A looser limit that was asked for, and when it begins to count. */
  lossLimitNext: { lossLimit: Money | null; from: number } | null
  /** What trading took and brought in the last day, by hours since 1970; kept with a limit and without. */
  losses: readonly HourOfTrading[]
}

export const emptyStanding: Standing = {
  identityLevel: 0,
  country: '',
  countryNext: null,
  withdrawalsBlocked: '',
  riskAcknowledgedAt: 0,
  excludedUntil: 0,
  coolOffUntil: 0,
  lossLimit: null,
  lossLimitNext: null,
  losses: [],
}

export const standingPart: PartKind<'standing', Standing> = {
  name: 'standing',
  empty: emptyStanding,
  atRisk: 'nothing',
  isSparse: true,
  decimals: { lossLimit: true, lossLimitNext: { lossLimit: true }, losses: { loss: true, profit: true } },
}

/** Unnamed fields stay. */
export const changeStanding = (draft: Draft, changes: Partial<Standing>): void => {
  draft.setPart(standingPart, { ...draft.part(standingPart), ...changes })
}
