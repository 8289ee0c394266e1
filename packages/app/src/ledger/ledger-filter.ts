import { type EntryGroup, entryGroups } from '@touchstone/wire/entry-kinds'
import { heldAccount } from '@touchstone/wire/wallets'
import { printWireTime } from '@touchstone/wire/wire-time'
import { dayMs } from '@touchstone/domain/time'
import type { Book } from '../books/book.ts'
import { kindsOf } from './entry-kinds.ts'

export const accounts = heldAccount.options
export type Account = (typeof accounts)[number]

export const daysBack = ['1', '7', '30', '90'] as const
export type DaysBack = (typeof daysBack)[number]

/** The device's days from one to another such as `2026-01-31`, both included; empty for no limit. */
export type DateRange = { from: string; to: string }

/** What the list is narrowed to; undefined for all. */
export type LedgerFilter = {
  account: Account | undefined
  currency: string | undefined
  group: EntryGroup | undefined
  /** The id of what the entries belong to. */
  subject: string | undefined
  dates: DaysBack | DateRange | undefined
}

/** Reads the filter from the address; unknown values count as none. */
export function readFilter(query: URLSearchParams): LedgerFilter {
  const range = { from: dayOf(query.get('from')), to: dayOf(query.get('to')) }
  const days = daysBack.find((each) => each === query.get('days'))
  return {
    account: accounts.find((each) => each === query.get('account')),
    currency: matching(query.get('currency'), /^[A-Z]{3,5}$/),
    group: entryGroups.find((each) => each === query.get('kinds')),
    subject: matching(query.get('subject'), /^[A-Za-z0-9:.-]{1,60}$/),
    dates: days ?? (range.from === '' && range.to === '' ? undefined : range),
  }
}

/** The address's query with a part of the filter changed; what is not the filter's stays. */
export function withFilter(query: URLSearchParams, changed: Partial<LedgerFilter>): URLSearchParams {
  const next = { ...readFilter(query), ...changed }
  const { dates } = next
  const written = new URLSearchParams(query)
  const put = (name: string, value: string | undefined): void => {
    if (value === undefined || value === '') written.delete(name)
    else written.set(name, value)
  }
  put('account', next.account)
  put('currency', next.currency)
  put('kinds', next.group)
  put('subject', next.subject)
  put('days', typeof dates === 'string' ? dates : undefined)
  put('from', typeof dates === 'object' ? dates.from : undefined)
  put('to', typeof dates === 'object' ? dates.to : undefined)
  return written
}

export const isNarrowed = (filter: LedgerFilter): boolean => Object.values(filter).some((part) => part !== undefined)

/** The fields of the calls. Days are those of the device, and begin at its midnight; `nowMs` decides which is today. */
export function requestOf(book: Book, filter: LedgerFilter, nowMs: number) {
  const { account, currency, group, subject } = filter
  return {
    book,
    account,
    currency,
    subject,
    kind: group === undefined ? undefined : kindsOf(group),
    ...spanOf(filter.dates, nowMs),
  }
}

function spanOf(dates: LedgerFilter['dates'], nowMs: number): { from: string | undefined; to: string | undefined } {
  if (dates === undefined) return { from: undefined, to: undefined }
  if (typeof dates === 'string') return { from: printWireTime(midnight(nowMs, 1 - Number(dates))), to: undefined }
  const begin = dates.from === '' ? undefined : midnight(momentOf(dates.from), 0)
  const end = dates.to === '' ? undefined : midnight(momentOf(dates.to), 1) - 1_000
  return {
    from: begin === undefined ? undefined : printWireTime(begin),
    to: end === undefined ? undefined : printWireTime(end),
  }
}

/** The longest that may be exported at once. */
export const exportDaysMax = 366

/** How far an export reaches back that ends at a moment. */
export const exportBegin = (endAtMs: number): string => printWireTime(endAtMs - exportDaysMax * dayMs + 1_000)

/** An export without a beginning reaches back as far as one may: the server's own would be the last 30 days. */
export function exportRequestOf(book: Book, filter: LedgerFilter, nowMs: number) {
  const asked = requestOf(book, filter, nowMs)
  const { dates } = filter
  const end = typeof dates === 'object' && dates.to !== '' ? midnight(momentOf(dates.to), 1) : nowMs
  return { ...asked, from: asked.from ?? exportBegin(end) }
}

/** The device's midnight of a day, this many days later. */
function midnight(atMs: number, daysLater: number): number {
  const at = new Date(atMs)
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + daysLater).getTime()
}

/** A moment within a day of the device. */
function momentOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12).getTime()
}

const matching = (text: string | null, form: RegExp): string | undefined =>
  text !== null && form.test(text) ? text : undefined

const dayOf = (text: string | null): string => matching(text, /^\d{4}-\d\d-\d\d$/) ?? ''
