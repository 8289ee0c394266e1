export const keypadKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '.', 'delete', 'clear'] as const
export type KeypadKey = (typeof keypadKeys)[number]

/** Amounts of the API are below 10^12. */
const wholeDigitsMax = 12

/**
 * Parses typed or pasted text as an amount with at most `places` decimals; undefined if it is none. A comma is a point;
 * beside a point it separates thousands.
 */
export function readTyped(text: string, places: number): string | undefined {
  const bare = text.replaceAll(/[\s_]/g, '')
  const pointed = bare.includes('.') ? bare.replaceAll(',', '') : bare.replace(',', '.')
  const [, whole, fraction] = /^(\d*)(\.\d*)?$/.exec(pointed) ?? []
  if (whole === undefined) return undefined
  if (fraction !== undefined && (places === 0 || fraction.length - 1 > places)) return undefined
  const short = whole.replace(/^0+(?=\d)/, '')
  if (short.length > wholeDigitsMax) return undefined
  return `${short === '' && fraction !== undefined ? '0' : short}${fraction ?? ''}`
}

/** The text after a key was pressed at its end; unchanged where the key is not allowed there. */
export function applyKey(text: string, key: KeypadKey, places: number): string {
  return applyKeyAt(text, key, places, { start: text.length, end: text.length }).text
}

type Selection = { start: number; end: number }

/** The same with the caret or a selection elsewhere; `caret` is its position afterwards. */
export function applyKeyAt(
  text: string,
  key: KeypadKey,
  places: number,
  { start, end }: Selection,
): { text: string; caret: number } {
  if (key === 'clear') return { text: '', caret: 0 }
  const from = key === 'delete' && start === end ? Math.max(0, start - 1) : start
  const head = text.slice(0, from) + (key === 'delete' ? '' : key)
  const tail = text.slice(end)
  const next = readTyped(head + tail, places)
  if (next === undefined) return { text, caret: end }
  return { text: next, caret: Math.max(0, next.length - tail.length) }
}
