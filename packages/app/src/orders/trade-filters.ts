import { printWireTime } from '@touchstone/wire/wire-time'
import { dayMs } from '@touchstone/domain/time'

export type RecordKind = 'positions' | 'orders'
export type Span = 'all' | 'day' | 'week' | 'month' | 'quarter'
export type Filters = { symbol: string | undefined; marginMode: 'isolated' | 'cross' | undefined; span: Span }

const spans: Record<Exclude<Span, 'all'>, number> = { day: 1, week: 7, month: 30, quarter: 90 }

/** What the address says; anything else is no filter. */
export function readFilters(query: URLSearchParams): Filters & { kind: RecordKind } {
  const mode = query.get('mode')
  const span = query.get('span')
  return {
    kind: query.get('kind') === 'orders' ? 'orders' : 'positions',
    symbol: query.get('symbol') ?? undefined,
    marginMode: mode === 'isolated' || mode === 'cross' ? mode : undefined,
    span: span !== null && Object.hasOwn(spans, span) ? (span as Span) : 'all',
  }
}

/** Nothing is left out. */
export const noFilters: Filters = { symbol: undefined, marginMode: undefined, span: 'all' }

export const isFiltered = ({ symbol, marginMode, span }: Filters): boolean =>
  symbol !== undefined || marginMode !== undefined || span !== 'all'

/** The filters as a list is asked with. The beginning of a span is a whole minute, so that pages fit together. */
export function askedBy({ symbol, marginMode, span }: Filters, nowMs: number) {
  const minute = Math.floor(nowMs / 60_000) * 60_000
  return {
    ...(symbol === undefined ? {} : { symbol }),
    ...(marginMode === undefined ? {} : { marginMode }),
    ...(span === 'all' ? {} : { from: printWireTime(minute - spans[span] * dayMs) }),
  }
}
