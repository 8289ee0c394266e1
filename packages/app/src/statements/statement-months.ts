/** Statements are of months eight hours ahead of UTC, as all times of the wire are. */
const aheadMs = 8 * 3_600_000
const shownMost = 24

/** The months that an account has lived through, newest first, as `YYYY-MM`; two years at most. */
export function statementMonths(sinceAtMs: number, nowMs: number): string[] {
  const first = new Date(sinceAtMs + aheadMs).toISOString().slice(0, 7)
  const month = new Date(nowMs + aheadMs)
  month.setUTCDate(1)
  const months: string[] = []
  do {
    months.push(month.toISOString().slice(0, 7))
    month.setUTCMonth(month.getUTCMonth() - 1)
  } while (months.length < shownMost && month.toISOString().slice(0, 7) >= first)
  return months
}

/** Such as `March 2026`, in the language of a tag. */
export const monthName = (month: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`))

/** How many minutes the zone of this device is ahead of UTC in the middle of a month: as the app prints its times. */
export const offsetIn = (month: string): number => -new Date(`${month}-15T12:00:00Z`).getTimezoneOffset()
