import { type Decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { amountOf } from '@touchstone/domain/money/mul-div'
import { withCountry } from '@touchstone/texts/country-name'
import { fillText } from '@touchstone/texts/fill-text'
import type { RefusalTexts } from '@touchstone/texts/sections'
import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import { numberParts } from '../format/number-text.ts'
import { moneyText } from '../format/print-money.ts'
import { currentLanguage } from './language.ts'

/** What the server would say to a refusal of the domain, with its numbers as they are shown everywhere. */
export function refusalSentence(refusal: { kind: RefusalKind }, texts: RefusalTexts): string {
  const details = Object.entries(refusal).map(([name, detail]: [string, unknown]) => [
    name,
    typeof detail === 'bigint' ? (name === 'missing' ? enoughOf(detail) : shownDetail(detail)) : detail,
  ])
  const named = withCountry(Object.fromEntries(details) as Record<string, unknown>, currentLanguage())
  return fillText(texts[refusal.kind], named)
}

/** All decimals that it has, in groups. */
export function shownDetail(detail: Decimal): string {
  const parts = numberParts(printDecimal(detail), 18, { trim: true })
  return parts === undefined ? '' : `${parts.sign}${parts.whole}${parts.fraction}`
}

/** What is missing, in cents: adding as much is enough. */
const enoughOf = (missing: Decimal): string => moneyText(printDecimal(amountOf(missing, 1n, 1n, 2, 'up')))
