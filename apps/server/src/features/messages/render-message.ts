import { parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { truncateForDisplay } from '@touchstone/domain/money/display'
import { textsOf } from '@touchstone/texts/texts'
import type { Language } from '@touchstone/wire/languages'
import type { MessageKind } from '@touchstone/wire/messages'
import type { MessageDetails } from './told.ts'

/** Renders a message in a language; a name in braces without a detail stays, so that its absence is visible. */
export function renderMessage(
  kind: MessageKind,
  details: MessageDetails,
  language: Language,
): { title: string; text: string } {
  const { messages, messageWords } = textsOf(language)
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const detail = details[name]
      if (detail === undefined || detail === null) return detail === null ? '–' : whole
      return shown(name, detail, messageWords)
    })
  const { title, text } = messages[kind]
  return { title: fill(title), text: fill(text) }
}

/**
 * Amounts of USDT, which are cut to two decimals. Others are shown completely: they are requested amounts or prices.
 */
const moneyNames = new Set(['lossLimit', 'profit', 'fee', 'stake', 'payout'])

function shown(name: string, detail: string | number, words: Readonly<Record<string, string>>): string {
  if (typeof detail === 'number') return name.endsWith('At') ? utcTime(detail) : String(detail)
  if (moneyNames.has(name)) return money(detail)
  if (figureNames.has(name)) return grouped(detail)
  const isWord = (name === 'direction' || name === 'reason') && Object.hasOwn(words, detail)
  return (isWord ? words[detail] : undefined) ?? detail
}

const figureNames = new Set(['amount', 'price', 'mark', 'quantity', 'openPrice', 'closePrice', 'feeTotal'])

/** With a comma at every thousand, as on every screen. */
function grouped(text: string): string {
  const value = parseDecimal(text)
  if (value === undefined) return text
  const places = printDecimal(value).split('.')[1]?.length ?? 0
  return truncateForDisplay(value, places, { thousands: true })
}

function money(text: string): string {
  const value = parseDecimal(text)
  if (value === undefined) return text
  const cut = truncateForDisplay(value, 2, { thousands: true })
  // A gain of less than a cent is not nothing.
  return value !== 0n && !/[1-9]/.test(cut) ? printDecimal(value) : cut
}

const utcTime = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
