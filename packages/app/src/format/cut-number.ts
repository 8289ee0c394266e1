/** As many digits of a floating-point number as can be relied on. */
const reliable = 15

/** A number of a chart (no money) as a decimal: `64201.3` where floating point has 64201.299999999996. */
export function digitsOf(value: number): string {
  const text = String(Number(value.toPrecision(reliable)))
  if (!text.includes('e')) return text
  return Math.abs(value) < 1 ? value.toFixed(18) : BigInt(Math.trunc(value)).toString()
}

/** Such a number with this many decimals, cut and never rounded (specification, section 9). */
export function cutNumber(value: number, places: number): string {
  const [whole = '0', fraction = ''] = digitsOf(value).split('.')
  const text = places === 0 ? whole : `${whole}.${fraction.slice(0, places).padEnd(places, '0')}`
  return /[1-9]/.test(text) ? text : text.replace('-', '')
}
