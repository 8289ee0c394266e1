/** Amounts of the API are below 10^12. */
const wholeDigitsMax = 12

/**
 * Parses typed or pasted text as an amount with at most `places` decimals; undefined if it is none, or if it can be read in
 * two ways, such as `1,500`. A comma is a point; before a point it separates thousands, and a point before a comma does.
 */
export function readTyped(text: string, places: number): string | undefined {
  const pointed = withPoint(text)
  if (pointed === undefined) return undefined
  const [, whole, fraction] = /^(\d*)(\.\d*)?$/.exec(pointed) ?? []
  if (whole === undefined) return undefined
  if (fraction !== undefined && (places === 0 || fraction.length - 1 > places)) return undefined
  const short = whole.replace(/^0+(?=\d)/, '')
  if (short.length > wholeDigitsMax) return undefined
  return `${short === '' && fraction !== undefined ? '0' : short}${fraction ?? ''}`
}

/** Typed or pasted text, or a part of it, without spaces and groups and with a point for a comma; undefined if it reads two ways. */
export function withPoint(typed: string): string | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s_]/g, '')
  if (/^\d{1,3}(,\d{3})+\./.test(text) || /^\d{1,3}(,\d{3}){2,}$/.test(text)) return text.replaceAll(',', '')
  if (/^\d{1,3}(\.\d{3})+,/.test(text) || /^\d{1,3}(\.\d{3}){2,}$/.test(text))
    return text.replaceAll('.', '').replace(',', '.')
  return /^[1-9]\d{0,2},\d{3}$/.test(text) ? undefined : text.replace(',', '.')
}
