import { type Language, languageTags } from '@touchstone/wire/languages'

const names = new Map<Language, Intl.DisplayNames | undefined>()

/** Undefined on a device whose browser lacks them. */
function namesIn(language: Language): Intl.DisplayNames | undefined {
  if (!names.has(language))
    names.set(
      language,
      typeof Intl.DisplayNames === 'function'
        ? new Intl.DisplayNames([languageTags[language]], { type: 'region', fallback: 'none' })
        : undefined,
    )
  return names.get(language)
}

/** The name of a country (ISO 3166, two letters) in a language; the letters where nobody has named it. */
export const countryName = (code: string, language: Language): string =>
  (/^[A-Z]{2}$/.test(code) ? namesIn(language)?.of(code) : undefined) ?? code

/** Details with the country by its name, where they have one. */
export const withCountry = (
  details: Readonly<Record<string, unknown>>,
  language: Language,
): Readonly<Record<string, unknown>> => {
  const { country } = details
  return typeof country === 'string' ? { ...details, country: countryName(country, language) } : details
}
