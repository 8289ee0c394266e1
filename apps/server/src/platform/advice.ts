/** What the operator can do about an error of the system that reached a start; undefined where we know nothing better. */
export function adviceOn(error: unknown, folder: string): string | undefined {
  const codes = chainOf(error).map((each) => ('code' in each ? String(each.code) : ''))
  const texts = chainOf(error).map(({ message }) => message)
  if (codes.some((code) => fullCodes.has(code)) || texts.some((text) => fullTexts.test(text)))
    return `a disk is full: make room where ${folder} lies, and on the disk of temporary files, then start again`
  return undefined
}

/** Of the system for a disk and for a quota, and of PostgreSQL. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])
const fullTexts = /No space left on device|Disk quota exceeded/

/** The error and what caused it, the outermost first. */
function chainOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : []
}
