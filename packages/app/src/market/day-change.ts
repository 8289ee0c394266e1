import { ONE, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'

/** The change from a price to a price as a fraction (0.01 is one percent), cut toward zero; null where one is unknown. */
export function dayChange(open: string | undefined, mark: string | undefined): string | null {
  const from = open === undefined ? undefined : parseDecimal(open)
  const to = mark === undefined ? undefined : parseDecimal(mark)
  if (from === undefined || to === undefined || from === 0n) return null
  return printDecimal(((to - from) * ONE) / from)
}
