import { parseWireTime, printWireTime } from '@touchstone/wire/wire-time'

/** A month of the calendar eight hours ahead of UTC: `YYYY-MM`, and its moments, both included, in epoch milliseconds. */
export type StatementMonth = { month: string; from: number; to: number }

/** @throws for a text that is not a month. */
export function statementMonth(month: string): StatementMonth {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  const [from, end] = [month, next].map((each) => parseWireTime(`${each}-01 00:00:00`))
  if (from === undefined || end === undefined) throw new Error(`"${month}" is not a month`)
  return { month, from, to: end - 1 }
}

/** The month that a moment is in. */
export const monthAt = (at: number): string => printWireTime(at).slice(0, 7)
