import { loadMore } from '@touchstone/texts/load-texts'
import { type Language, languages, languageTags } from '@touchstone/wire/languages'
import type { Offering } from '@touchstone/wire/console/console-offerings'

export type Preview = { language: Language; name: string; days: string; rates: string; amounts: string }
type Terms = Exclude<NonNullable<Offering['terms']>, { kind: 'miner' }>

/** How a product’s kind and terms read in a language: the words of the app, the figures as its numbers are written. */
async function previewIn(language: Language, terms: Terms, currency: string): Promise<Preview> {
  const { investments } = await loadMore(language)
  const tag = languageTags[language]
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 6, signDisplay: 'negative' })
  const days = new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  const amount = new Intl.NumberFormat(tag, { maximumFractionDigits: 8 })
  // Typed as texts, which `format` takes exactly.
  const exact = (text: string) => text as `${number}`
  return {
    language,
    name: terms.kind === 'arbitrage' ? investments.arbitrage : investments.quant,
    days: days.format(terms.cycleDays),
    rates: `${percent.format(exact(terms.dailyRateMin))} … ${percent.format(exact(terms.dailyRateMax))}`,
    amounts: `${amount.format(exact(terms.amountMin))} – ${amount.format(exact(terms.amountMax))} ${currency}`,
  }
}

/** The same in every language of the app. */
export const previewsOf = (terms: Terms, currency: string): Promise<Preview[]> =>
  Promise.all(languages.map((language) => previewIn(language, terms, currency)))
