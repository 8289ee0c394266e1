/** Times in replies are in UTC+8: a client subtracts these eight hours and reads them as UTC. */
const shiftMs = 8 * 3_600_000

const form = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/

/** Epoch milliseconds as `YYYY-MM-DD HH:mm:ss` at UTC+8; parts of a second are cut off. */
export const printWireTime = (atMs: number): string =>
  new Date(atMs + shiftMs).toISOString().slice(0, 19).replace('T', ' ')

/** Returns the epoch milliseconds of such a time; undefined for a malformed time or a day that does not exist. */
export function parseWireTime(text: string): number | undefined {
  if (!form.test(text)) return undefined
  const shifted = Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(shifted) || printWireTime(shifted - shiftMs) !== text ? undefined : shifted - shiftMs
}
