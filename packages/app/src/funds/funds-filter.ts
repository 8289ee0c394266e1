import { printWireTime } from '@touchstone/wire/wire-time'
import type { TextKey } from '../texts/text-key.ts'
import type { FundsKind } from './funds-kind.ts'

/** By the specification's statuses, each with its word. */
export const statuses: Record<FundsKind, readonly { status: number; word: TextKey }[]> = {
  deposit: [
    { status: 0, word: 'funds.state.submitted' },
    { status: 1, word: 'funds.state.delivered' },
    { status: -1, word: 'funds.state.rejected' },
    { status: -2, word: 'funds.state.cancelled' },
  ],
  withdrawal: [
    { status: 0, word: 'funds.state.submitted' },
    { status: 2, word: 'funds.state.paid' },
    { status: -1, word: 'funds.rejectedOrCancelled' },
    { status: -2, word: 'funds.state.failed' },
  ],
}

export const dayCounts = ['1', '7', '30', '90'] as const
export type DayCount = (typeof dayCounts)[number]

/** What a list is narrowed to; undefined for all. */
export type FundsFilter = { status: number | undefined; currency: string | undefined; days: DayCount | undefined }

/** Reads the filter from the address; unknown values count as none. */
export function readFilter(query: URLSearchParams, kind: FundsKind): FundsFilter {
  const currency = query.get('currency') ?? ''
  return {
    status: statuses[kind].find(({ status }) => String(status) === query.get('status'))?.status,
    currency: /^[A-Z]{3,5}$/.test(currency) ? currency : undefined,
    days: dayCounts.find((each) => each === query.get('days')),
  }
}

export const isNarrowed = (filter: FundsFilter): boolean => Object.values(filter).some((part) => part !== undefined)

export const fundsPageSize = 20

/** As the calls take it. Days are those of the device; the present one is the first. */
export function requestOf({ status, currency, days }: FundsFilter, nowMs: number) {
  const now = new Date(nowMs)
  const from =
    days === undefined
      ? undefined
      : printWireTime(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1 - Number(days)).getTime())
  return { status, currency, from }
}
