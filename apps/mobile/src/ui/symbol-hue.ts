/** What a symbol trades, without the multiple that some are quoted in: `SHIB` of `1000SHIB/USDT`. */
export function baseOf(symbol: string): string {
  const [base = symbol] = symbol.split('/')
  return base.replace(/^\d+(?=\D)/, '')
}

/** The hue of a symbol, in degrees: the same on every device. */
export function hueOf(base: string): number {
  let sum = 7
  for (const letter of base) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return sum
}
