import { countryName as nameIn } from '@touchstone/texts/country-name'
import { defaultLanguage, type Language, languages, languageTags } from '@touchstone/wire/languages'

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const tongues = new Intl.DisplayNames('en', { type: 'language' })

/** A country by its name, such as `DE` as Germany; letters that name none as they are. */
export const countryName = (code: string): string => nameIn(code, defaultLanguage)

/** Groups of countries, test codes and what is no longer: they have names too, but nobody lives there. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const isCountry = (code: string): boolean =>
  !noCountries.has(code) && regions.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code

/** Every country by its name. */
export const countryOptions = (): { value: string; label: string }[] =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(isCountry)
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))

/** Chinese has two scripts: the tag of its region does not say so by itself. */
const tagOf = (language: Language): string =>
  ({ 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant', 'en-US': 'en' })[languageTags[language]] ?? languageTags[language]

/** A language of the texts by its name. */
export const languageName = (language: Language): string => tongues.of(tagOf(language)) ?? language

/** Of a list of languages that the wire names, in the order of ours. */
export const languageNames = (named: readonly string[]): string =>
  languages
    .filter((language) => named.includes(language))
    .map(languageName)
    .join(', ')
