import { parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { truncateForDisplay } from '@touchstone/domain/money/display'
import { countryName } from '@touchstone/texts/country-name'
import type { english } from '@touchstone/texts/english'
import { textsOf } from '@touchstone/texts/texts'
import type { Language } from '@touchstone/wire/languages'
import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import type { MessageDetails } from './new-message.ts'

/** Renders a message in a language; a name in braces without a detail stays, so that its absence is visible. */
export function renderMessage(
  kind: MessageKind,
  details: MessageDetails,
  language: Language,
): { title: string; text: string } {
  const { messages, messageWords } = textsOf(language)
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      if (name === 'outcome') return fill(messageWords[details['net'] === undefined ? 'outcome_gross' : 'outcome_net'])
      const detail = details[name]
      if (detail === undefined || detail === null) return detail === null ? '–' : whole
      return isNamed(name) && printedAs[name] === 'country'
        ? countryName(String(detail), language)
        : shown(name, detail, messageWords)
    })
  const { title, text } = messages[kind]
  return { title: fill(title), text: fill(text) }
}

/** The names in braces of a text. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type English = typeof english
type MessagesOf<Noun> = Noun extends { readonly messages: infer Messages } ? Messages[keyof Messages] : never
type Said = MessagesOf<English[keyof English]>
type WordsOf<Noun> = Noun extends { readonly messageWords: infer Words } ? Words[keyof Words] : never
type DetailName =
  | NamesIn<WordsOf<English[keyof English]>>
  | (Said extends { readonly title: infer Title; readonly text: infer Text }
      ? Exclude<NamesIn<Title> | NamesIn<Text>, 'outcome'>
      : never)

/**
 * How a detail is printed: an amount of USDT cut to two decimals; a figure whole, since it names what was asked for, or a
 * price; a moment; one of our words; a country by its name; or as it is.
 */
type PrintedAs = 'money' | 'figure' | 'time' | 'word' | 'country' | 'as_it_is'

/** A detail that a message names and that is not here does not compile. */
const printedAs: Readonly<Record<DetailName, PrintedAs>> = {
  net: 'money',
  lossLimit: 'money',
  profit: 'money',
  fee: 'money',
  stake: 'money',
  payout: 'money',
  amount: 'figure',
  price: 'figure',
  mark: 'figure',
  quantity: 'figure',
  openPrice: 'figure',
  closePrice: 'figure',
  feeTotal: 'figure',
  closesAt: 'time',
  opensAt: 'time',
  beginsAt: 'time',
  countsAt: 'time',
  untilAt: 'time',

  usableAt: 'time',
  endsAt: 'time',
  direction: 'word',
  reason: 'word',
  /** What operators wrote, also where it is one of our words. */
  why: 'as_it_is',
  symbol: 'as_it_is',
  product: 'as_it_is',
  currency: 'as_it_is',
  coin: 'as_it_is',
  channel: 'as_it_is',
  level: 'as_it_is',
  before: 'as_it_is',
  leverage: 'as_it_is',
  leverageMax: 'as_it_is',
  percent: 'as_it_is',
  country: 'country',
  durationSeconds: 'as_it_is',
  device: 'as_it_is',
  address: 'as_it_is',
  target: 'as_it_is',
  contact: 'as_it_is',
  proof: 'as_it_is',
  left: 'as_it_is',
  count: 'as_it_is',
  day: 'as_it_is',
  days: 'as_it_is',
  income: 'figure',
  interest: 'figure',
  principal: 'figure',
  units: 'as_it_is',
  lots: 'as_it_is',
  won: 'as_it_is',
  token: 'as_it_is',
  tokens: 'figure',
  returned: 'figure',
  until: 'as_it_is',
}
const isNamed = (name: string): name is DetailName => Object.hasOwn(printedAs, name)

function shown(name: string, detail: string | number, words: Readonly<Record<string, string>>): string {
  const as = isNamed(name) ? printedAs[name] : 'as_it_is'
  if (typeof detail === 'number') return as === 'time' ? utcTime(detail) : String(detail)
  if (as === 'money') return money(detail)
  if (as === 'figure') return grouped(detail)
  const isWord = as === 'word' && Object.hasOwn(words, detail)
  return (isWord ? words[detail] : undefined) ?? detail
}

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
