import { canonicalText } from '../ledger/canonical.ts'
import type { Entry } from '../ledger/posting.ts'
import { type Currency, isCurrency } from '../money/currency.ts'
import { decimal, type Money } from '../money/decimal.ts'
import { assert } from '../result.ts'
import { dayMs } from '../time.ts'
import type { Amount } from './worth.ts'

/** What a book holds of each currency in all of its accounts together. Nothing that is zero stands in it. */
export type Held = ReadonlyMap<Currency, Money>

export const nothingHeld: Held = new Map()

/** A row of the journal, as far as holdings need it; `at` in epoch milliseconds. */
export type HeldRow = { at: number; entries: readonly Entry[] }

/** What of each currency a book held at every moment of a UTC day, and what it held as the day ended. */
export type DayHeld = { day: number; least: Held; atEnd: Held }

/** Money between accounts of the book changes nothing: both of its entries are in one row. */
export function heldAfter(before: Held, { entries }: HeldRow): Held {
  if (entries.length === 0) return before
  const after = new Map(before)
  for (const { currency, amount } of entries) after.set(currency, (after.get(currency) ?? 0n) + amount)
  for (const { currency } of entries) if (after.get(currency) === 0n) after.delete(currency)
  return after
}

/** Of each currency the lesser amount. */
export function leastOf(a: Held, b: Held): Held {
  if (a === b) return a
  const least = new Map<Currency, Money>()
  for (const [currency, amount] of a) {
    const other = b.get(currency) ?? 0n
    const lesser = amount < other ? amount : other
    if (lesser !== 0n) least.set(currency, lesser)
  }
  return least
}

export type HeldCount = ReturnType<typeof createHeldCount>

/**
 * Counts what a book held through each UTC day: the least of what it held as the day began and after each row of it. `days`
 * follow each other, each as the moment at which it begins. Rows are added in their order after `before`; those of earlier
 * days only say what was held as the first day began.
 */
export function createHeldCount(before: Held, days: readonly number[]) {
  const counted: DayHeld[] = []
  let held = before
  let least = before

  /** Ends the days that are over by then. */
  function endDays(at: number): void {
    for (let day = days[counted.length]; day !== undefined && day + dayMs <= at; day = days[counted.length]) {
      counted.push({ day, least, atEnd: held })
      least = held
    }
  }

  return {
    /** A row of after the last day does not count. */
    add(row: HeldRow): void {
      endDays(row.at)
      if (counted.length === days.length) return
      held = heldAfter(held, row)
      least = row.at < (days[0] ?? 0) ? held : leastOf(least, held)
    },
    end(): DayHeld[] {
      endDays(Infinity)
      return counted
    },
  }
}

/** What is held as one canonical text, by currency. */
export const heldText = (held: Held): string => canonicalText(Object.fromEntries(held))

/** Reads such a text. @throws if it is malformed. */
export function readHeld(text: string): Held {
  const amounts = JSON.parse(text) as Readonly<Record<string, string>>
  return new Map(
    Object.entries(amounts).map(([currency, amount]) => {
      assert(isCurrency(currency) && typeof amount === 'string', 'what is held is an amount of a currency')
      return [currency, decimal(amount)] as const
    }),
  )
}

/** The same as a list, in order of the currencies. */
export const amountsOf = (held: Held): Amount[] =>
  [...held].map(([currency, amount]) => ({ currency, amount })).sort((a, b) => (a.currency < b.currency ? -1 : 1))
