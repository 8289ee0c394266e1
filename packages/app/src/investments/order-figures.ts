import { parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { dayMs } from '@touchstone/domain/time'
import { startOf } from './day-figures.ts'
import type { Income, ProductOrder } from './investments.queries.ts'

/** What became of an order's money; decimal strings. */
export type OrderFigures = {
  /** Gains less losses and what leaving cost. */
  net: string
  /** Went to the balance, day by day. */
  gained: string
  /** Came off the principal; 0 or less. */
  lost: string
  principal: string
  /** The net result as a share of the amount. */
  yield: string
}

type Given = Pick<ProductOrder, 'state' | 'amount' | 'remaining' | 'paidIncome' | 'returned' | 'exitFee'>

/** Losses are what the principal lacks: of one that is over, what came back with its fee is what was left. */
export function orderFigures({ state, amount, remaining, paidIncome, returned, exitFee }: Given): OrderFigures {
  const [whole, income, fee] = [read(amount), read(paidIncome), read(exitFee)]
  const isPaidBack = state === 'ended' || state === 'left'
  const isOn = isRunning({ state })
  const principal = isPaidBack ? read(returned) + fee : isOn ? read(remaining) : whole
  const lost = principal - whole
  const net = income - fee
  return {
    net: printDecimal(net),
    gained: printDecimal(income - lost),
    lost: printDecimal(lost),
    principal: printDecimal(isOn ? principal : isPaidBack ? 0n : whole),
    yield: printDecimal(whole === 0n ? 0n : (net * 10n ** 18n) / whole),
  }
}

/** A day, or a run of them: of frozen ones, and of those whose incomes are not here. */
export type StripCell = { kind: 'earlier' | 'gained' | 'lost' | 'even' | 'frozen' | 'ahead'; days: number }

type Incomes = { records: readonly Pick<Income, 'day' | 'income' | 'isFrozen'>[]; total: number }

/**
 * What an order's days were, oldest first; what has not counted is ahead. Pages come newest first; days of pages
 * not read yet are one `earlier` cell. A day counted between two reads moves a record to the next page, so each day is taken once.
 */
export function stripOf(
  { cycleDays, startsAtMs, endsAtMs }: Pick<ProductOrder, 'cycleDays' | 'startsAtMs' | 'endsAtMs'>,
  pages: readonly Incomes[] = [],
): StripCell[] {
  const total = pages[0]?.total ?? 0
  const records = [...new Map(pages.flatMap((page) => page.records).map((each) => [each.day, each])).values()]
  const over = Math.max(total, records.length)
  const length = startsAtMs === null || endsAtMs === null ? cycleDays : (endsAtMs - startsAtMs) / dayMs
  const cells: StripCell[] = over > records.length ? [{ kind: 'earlier', days: over - records.length }] : []
  for (const income of records.toReversed()) {
    const kind = kindOf(income)
    const last = cells.at(-1)
    if (kind === 'frozen' && last?.kind === kind) last.days += 1
    else cells.push({ kind, days: 1 })
  }
  const ahead = Math.max(0, length - over)
  return [...cells, ...Array.from({ length: ahead }, (): StripCell => ({ kind: 'ahead', days: 1 }))]
}

function kindOf({ income, isFrozen }: Pick<Income, 'income' | 'isFrozen'>): StripCell['kind'] {
  const value = read(income)
  if (isFrozen) return 'frozen'
  return value > 0n ? 'gained' : value < 0n ? 'lost' : 'even'
}

/** Whether a freeze that is on or ahead concerns an order: not one that ends before, or starts when it is over. */
export const meetsFreeze = (
  { state, startsAtMs, endsAtMs }: Pick<ProductOrder, 'state' | 'startsAtMs' | 'endsAtMs'>,
  { from, until }: NonNullable<ProductOrder['frozen']>,
): boolean => {
  if (state === 'leaving' || startsAtMs === null || endsAtMs === null) return false
  return endsAtMs > startOf(from) && (until === null || startsAtMs < startOf(until))
}

/** Until when it can be taken back, and from when it can be left, as of a moment. */
export function waysOut(
  { cancelUntilAtMs, exitFromAtMs }: Pick<ProductOrder, 'cancelUntilAtMs' | 'exitFromAtMs'>,
  nowMs: number,
): 'cancel' | 'leave' | 'later' | 'none' {
  if (cancelUntilAtMs !== null && nowMs < cancelUntilAtMs) return 'cancel'
  if (exitFromAtMs === null) return 'none'
  return nowMs >= exitFromAtMs ? 'leave' : 'later'
}

const read = (text: string): bigint => parseDecimal(text) ?? 0n

/** The net result of an order that is left for a fee, before what its last day brings; a decimal string. */
export const afterLeaving = ({ paidIncome }: Pick<ProductOrder, 'paidIncome'>, fee: string): string =>
  printDecimal(read(paidIncome) - read(fee))

/** Whether its first day has begun: before it there is no result to tell, and where it never does there is none. */
export const hasStarted = ({ state }: Pick<ProductOrder, 'state'>): boolean =>
  isRunning({ state }) || state === 'ended' || state === 'left'

/** Whether its money is in now: one that is leaving goes on to the end of its last day, one that is frozen waits. */
export const isRunning = ({ state }: Pick<ProductOrder, 'state'>): boolean =>
  state === 'running' || state === 'frozen' || state === 'leaving'
