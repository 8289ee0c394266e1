import { loadMore } from '@touchstone/texts/load-texts'
import { type Language, languages, languageTags } from '@touchstone/wire/languages'

/** What the app says in a language, and how it writes figures there: decimals come as they are printed. */
export type Reading = {
  texts: Awaited<ReturnType<typeof loadMore>>
  days: (count: number) => string
  count: (count: number) => string
  percent: (rate: string) => string
  amount: (amount: string, currency?: string) => string
}

/** What customers read of an offer, by the title of its column. */
export type Previewed = Readonly<Record<string, string>>
export type Preview = { language: Language; read: Previewed }

// Typed as texts, which `format` takes exactly.
const exact = (text: string) => text as `${number}`

async function readingIn(language: Language): Promise<Reading> {
  const tag = languageTags[language]
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 6, signDisplay: 'negative' })
  const days = new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 8 })
  return {
    texts: await loadMore(language),
    days: (count) => days.format(count),
    count: (count) => number.format(count),
    percent: (rate) => percent.format(exact(rate)),
    amount: (amount, currency = '') => `${number.format(exact(amount))} ${currency}`.trimEnd(),
  }
}

/** What `read` finds in every language of the app. */
export const previewsOf = (read: (reading: Reading) => Previewed): Promise<Preview[]> =>
  Promise.all(languages.map(async (language) => ({ language, read: read(await readingIn(language)) })))

/** A text of the app with its places filled in. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values).reduce((sum, [name, value]) => sum.replaceAll(`{{${name}}}`, String(value)), text)
