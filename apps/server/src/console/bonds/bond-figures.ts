import { nextInterestDay } from '@touchstone/domain/bond-issues/bond-interest'
import { decimal, larger, type Money, printDecimal } from '@touchstone/domain/money/decimal'
import type { BondTerms } from '@touchstone/domain/settings/bond-terms'
import { bondsUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { dayStart } from '@touchstone/domain/time'
import type { bonds } from '@touchstone/wire/bonds'
import type { ConsoleBond } from '@touchstone/wire/console/console-bonds'
import type * as z from 'zod/mini'
import type { BondBook } from '../../features/bonds/bond-books.store.ts'
import { openedBondTerms } from '../../features/bonds/opened-bond-terms.ts'
import { dueOnUnit, owedOnUnit } from '../../features/bonds/owed-units.ts'
import { printedBond } from '../../features/bonds/printed-bond.ts'
import type { HousePort } from '../../house/house-port.ts'
import { dayText } from '../../platform/day-text.ts'

/** A bond of the settings, a book, or both: a book whose bond is gone goes on. */
export type BondRow = { product: string } & (
  | { terms: BondTerms; held: BondBook | undefined }
  | { terms: undefined; held: BondBook }
)

/** Those that are late first, the longest of them before the others; then each bond of the settings in their order, and others. */
export function bondRowsUnder(settings: Pick<Settings, 'investments'>, books: readonly BondBook[]): readonly BondRow[] {
  const bonds = bondsUnder(settings)
  const named = new Set(bonds.map(({ id }) => id))
  const rows: BondRow[] = [
    ...bonds.map((terms) => ({
      product: terms.id,
      terms,
      held: books.find(({ pool }) => pool.product === terms.id),
    })),
    ...books.flatMap((held) =>
      named.has(held.pool.product) || held.issue.state === 'none'
        ? []
        : [{ product: held.pool.product, terms: undefined, held }],
    ),
  ]
  return rows.toSorted((a, b) => lateFrom(a) - lateFrom(b))
}

const neverLate = Number.MAX_SAFE_INTEGER
const lateFrom = ({ held }: BondRow): number =>
  held?.issue.state === 'running' ? (held.issue.lateSince ?? neverLate) : neverLate

/** What all units will be owed on the next due date, with what is owed on them already. */
export function nextDueOf(held: BondBook, at: number): { day: number; amount: Money } | undefined {
  const { issue } = held
  if (issue.state !== 'running') return undefined
  const day = nextInterestDay(issue, Math.max(issue.startDay, dayStart(at)))
  const { interest, principal } = owedOnUnit(held, day)
  return { day, amount: (interest + principal) * BigInt(issue.unitsSold) }
}

type History = z.input<typeof bonds.bondHistory.reply>
const noHistory: History = { schedule: [], payments: [], movements: [] }

/** A bond as operators read it at a moment. */
export function bondPrinted(
  row: BondRow,
  {
    orders,
    history = noHistory,
    settingsVersions,
    at,
  }: { orders: number; history: History | undefined; at: number } & Pick<HousePort, 'settingsVersions'>,
): ConsoleBond {
  const { product, terms, held } = row
  const agreed = row.terms ?? openedBondTerms(row.held, settingsVersions)
  const read = printedBond(agreed, held && { ...held, openedIn: undefined }, { passwordFrom: 0n, at })
  const { currency, state, unit, units, unitsMin, dailyRate, termDays, repayment, unitsSold } = read
  const { subscribedUntilMs, closesAtMs, startDay, endDay, dueNow, lateSinceDay, escrow } = read
  const due = held === undefined ? 0n : dueOnUnit(held, at) * BigInt(held.issue.unitsSold)
  const next = held && nextDueOf(held, at)
  return {
    product,
    currency,
    issuer: terms?.issuer ?? null,
    riskClass: terms?.riskClass ?? null,
    state,
    unit,
    units,
    unitsMin,
    dailyRate,
    termDays,
    repayment,
    subscriptionDays: terms?.subscriptionDays ?? null,
    thinkDays: terms?.thinkDays ?? null,
    subscribedUntilMs,
    closesAtMs,
    startDay,
    endDay,
    unitsSold,
    sold: printDecimal(decimal(unit) * BigInt(unitsSold)),
    orders,
    proceeds: printDecimal(held?.proceeds ?? 0n),
    escrow,
    dueNow,
    lateSinceDay,
    missingNow: printDecimal(larger(due - (held?.escrow ?? 0n), 0n)),
    nextDue: next === undefined ? null : { day: dayText(next.day), amount: printDecimal(next.amount) },
    ...history,
  }
}
