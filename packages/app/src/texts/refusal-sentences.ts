import { printDecimal } from '@touchstone/domain/money/decimal'
import { fillText } from '@touchstone/texts/fill-text'
import type { RefusalTexts } from '@touchstone/texts/sections'
import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'

/** What the server would say to a refusal of the domain. */
export function refusalSentence(refusal: { kind: RefusalKind }, texts: RefusalTexts): string {
  const details = Object.entries(refusal).map(([name, detail]: [string, unknown]) => [
    name,
    typeof detail === 'bigint' ? printDecimal(detail) : detail,
  ])
  return fillText(texts[refusal.kind], Object.fromEntries(details) as Record<string, unknown>)
}
