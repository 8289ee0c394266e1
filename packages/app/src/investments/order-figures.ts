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
 * What an order's days were, oldest first; what has not counted is ahead, but for a frozen day that is on. Pages come newest
 * first; days of pages not read yet are one `earlier` cell. A day counted between two reads moves a record to the next page,
 * so each day is taken once.
 */
export function stripOf(
  { state, cycleDays, startsAtMs, endsAtMs }: Pick<ProductOrder, 'state' | 'cycleDays' | 'startsAtMs' | 'endsAtMs'>,
  pages: readonly Incomes[] = [],
): StripCell[] {
  const total = pages[0]?.total ?? 0
  const records = [...new Map(pages.flatMap((page) => page.records).map((each) => [each.day, each])).values()]
  const over = Math.max(total, records.length)
  const length = startsAtMs === null || endsAtMs === null ? cycleDays : (endsAtMs - startsAtMs) / dayMs
  const cells: StripCell[] = over > records.length ? [{ kind: 'earlier', days: over - records.length }] : []
  const ahead = Math.max(0, length - over)
  // The day that is on counts when it is over, but it is frozen already.
  const isFrozenNow = state === 'frozen' && ahead > 0
  for (const kind of [...records.toReversed().map(kindOf), ...(isFrozenNow ? ['frozen' as const] : [])]) {
    const last = cells.at(-1)
    if (kind === 'frozen' && last?.kind === kind) last.days += 1
    else cells.push({ kind, days: 1 })
  }
  const left = ahead - Number(isFrozenNow)
  return [...cells, ...Array.from({ length: left }, (): StripCell => ({ kind: 'ahead', days: 1 }))]
}

/** The days of a list from one on that are frozen without a day between; where it is not frozen, that day alone. */
export function frozenRun<Each extends { isFrozen: boolean }>(days: readonly Each[], from: number): Each[] {
  const rest = days.slice(from)
  const counted = rest.findIndex(({ isFrozen }) => !isFrozen)
  return counted < 0 ? rest : rest.slice(0, Math.max(1, counted))
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

/** Whether a freeze has begun. That of an order that runs is ahead, whatever the device's time is. */
export const isFreezeOn = (
  { state }: { state: string },
  { from }: NonNullable<ProductOrder['frozen']>,
  nowMs: number,
): boolean => state !== 'running' && startOf(from) <= nowMs

/** Whether its end is only the earliest that it can be: nobody knows yet how long a freeze goes on. */
export const canEndLater = (order: Pick<ProductOrder, 'state' | 'startsAtMs' | 'endsAtMs' | 'frozen'>): boolean =>
  order.frozen !== null && order.frozen.until === null && meetsFreeze(order, order.frozen)

/** The day from which leaving no longer costs the fee that it costs with an earlier one: that of a freeze ahead. */
export function freeExitFrom(
  order: Pick<ProductOrder, 'state' | 'startsAtMs' | 'endsAtMs' | 'frozen'>,
  { exitDay, fee }: { exitDay: string; fee: string },
): string | undefined {
  const { frozen } = order
  if (frozen === null || read(fee) <= 0n || !meetsFreeze(order, frozen)) return undefined
  return startOf(frozen.from) > startOf(exitDay) ? frozen.from : undefined
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
