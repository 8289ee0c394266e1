import { printWireTime } from '@touchstone/wire/wire-time'
import { dayMs } from '@touchstone/domain/time'

export const recordStates = ['all', 'placed', 'won', 'lost', 'tied', 'void'] as const
export type RecordState = (typeof recordStates)[number]
export const recordSpans = ['all', 'today', 'week', 'month'] as const
export type RecordSpan = (typeof recordSpans)[number]

export type RecordFilter = { state: RecordState; span: RecordSpan; symbol: string | undefined }

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

/** What a history shows, from its address; all of it where that names nothing that there is. */
export function readFilter(query: URLSearchParams): RecordFilter {
  const symbol = query.get('symbol')
  return {
    state: oneOf(recordStates, query.get('state')) ?? 'all',
    span: oneOf(recordSpans, query.get('span')) ?? 'all',
    symbol: symbol !== null && /^[A-Z0-9]{2,10}\/[A-Z]{3,5}$/.test(symbol) ? symbol : undefined,
  }
}

/** Returns the query with a changed filter; `all` is left out. */
export function withFilter(query: URLSearchParams, changed: Partial<RecordFilter>): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changed))
    if (value === undefined || value === 'all') next.delete(name)
    else next.set(name, value)
  return next
}

export const isFiltered = ({ state, span, symbol }: RecordFilter): boolean =>
  state !== 'all' || span !== 'all' || symbol !== undefined

const daysOf = { week: 7, month: 30 } as const

/** Where a span begins, as a call takes it: today at the device's midnight, else whole days before. Nothing for all. */
export function spanBegin(span: RecordSpan, nowMs: number): string | undefined {
  if (span === 'all') return undefined
  const midnight = new Date(nowMs).setHours(0, 0, 0, 0)
  return printWireTime(span === 'today' ? midnight : midnight - (daysOf[span] - 1) * dayMs)
}
