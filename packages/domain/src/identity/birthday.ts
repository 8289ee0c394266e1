import { ok, refuse, type Result } from '../result.ts'

/** Our choice for everybody: the age of majority where it is not higher. */
export const adultFromYears = 18
/** Nobody has lived longer; an earlier date is a typing error. */
const yearsMax = 130

type Day = { year: number; month: number; day: number }

/**
 * Checks that a person is an adult on a day (both days as `YYYY-MM-DD`, in UTC): from the eighteenth birthday, which
 * for a birth on 29 February is 1 March in common years.
 */
export function checkAdult(
  birthday: string,
  todayUtc: string,
): Result<Day, { kind: 'day_impossible' } | { kind: 'person_too_young'; years: number }> {
  const born = dayOf(birthday)
  const today = dayOf(todayUtc)
  if (born === undefined || today === undefined) return refuse({ kind: 'day_impossible' })
  if (born.year < today.year - yearsMax) return refuse({ kind: 'day_impossible' })
  return ageOn(born, today) >= adultFromYears ? ok(born) : refuse({ kind: 'person_too_young', years: adultFromYears })
}

function ageOn(born: Day, today: Day): number {
  const isBefore = today.month < born.month || (today.month === born.month && today.day < born.day)
  return today.year - born.year - (isBefore ? 1 : 0)
}

/** A day that the calendar has. */
function dayOf(text: string): Day | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return undefined
  return { year, month, day }
}

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
