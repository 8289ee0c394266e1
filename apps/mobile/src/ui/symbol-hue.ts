/** The hues that people know these by, in degrees of oklch. */
const known: Readonly<Record<string, number>> = {
  BTC: 60,
  ETH: 272,
  SOL: 305,
  BNB: 88,
  XRP: 240,
  DOGE: 80,
  ADA: 262,
  TRX: 25,
  LTC: 255,
  LINK: 265,
  DOT: 350,
  AVAX: 22,
  USDT: 168,
  USDC: 258,
  XAU: 85,
  XAG: 250,
  EUR: 260,
  GBP: 285,
  JPY: 15,
}

/** What a symbol trades, without the multiple that some are quoted in: `SHIB` of `1000SHIB/USDT`. */
export function baseOf(symbol: string): string {
  const [base = symbol] = symbol.split('/')
  return base.replace(/^\d+(?=\D)/, '')
}

/** The hue of a symbol, in degrees: the same on every device. */
export function hueOf(base: string): number {
  const hue = known[base]
  if (hue !== undefined) return hue
  let sum = 7
  for (const letter of base) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return sum
}
