export const keypadKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '.', 'delete', 'clear'] as const
export type KeypadKey = (typeof keypadKeys)[number]

/** Amounts of the API are below 10^12. */
const wholeDigitsMax = 12

/**
 * Parses typed or pasted text as an amount with at most `places` decimals; undefined if it is none, or if it can be read in
 * two ways, such as `1,500`. A comma is a point; before a point it separates thousands.
 */
export function readTyped(text: string, places: number): string | undefined {
  const bare = text.normalize('NFKC').replaceAll(/[\s_]/g, '')
  const pointed = pointOf(bare)
  if (pointed === undefined) return undefined
  const [, whole, fraction] = /^(\d*)(\.\d*)?$/.exec(pointed) ?? []
  if (whole === undefined) return undefined
  if (fraction !== undefined && (places === 0 || fraction.length - 1 > places)) return undefined
  const short = whole.replace(/^0+(?=\d)/, '')
  if (short.length > wholeDigitsMax) return undefined
  return `${short === '' && fraction !== undefined ? '0' : short}${fraction ?? ''}`
}

function pointOf(text: string): string | undefined {
  if (/^\d{1,3}(,\d{3})+\./.test(text)) return text.replaceAll(',', '')
  return /^[1-9]\d{0,2},\d{3}$/.test(text) ? undefined : text.replace(',', '.')
}

type Selection = { start: number; end: number }

/**
 * The text after a key was pressed at the caret or over the selection; unchanged where the key is not allowed there.
 * `caret` is its position afterwards.
 */
export function applyKey(
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
