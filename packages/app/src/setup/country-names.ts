import { countryName } from '@touchstone/texts/country-name'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { currentLanguage, currentTag } from '../texts/language.ts'
import { useCountries } from './setup.queries.ts'

type Country = z.output<Api['countries']['reply']>[number]
export type CountryOption = { value: string; label: string; phoneCode: string }

/** The name of a country in the language of the app; where the device knows none, the server's in English. */
export function nameOfCountry({ country_code: code, english_name }: Pick<Country, 'country_code' | 'english_name'>) {
  const name = countryName(code, currentLanguage())
  return name === code ? english_name : name
}

/** The countries by name in the order of the language, and the name of one. */
export function useCountryNames(): { options: CountryOption[]; nameOf: (code: string) => string } {
  const options = (useCountries().data ?? [])
    .map((country) => ({
      value: country.country_code,
      label: nameOfCountry(country),
      phoneCode: country.phone_code,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, currentTag()))
  return { options, nameOf: (code) => countryName(code, currentLanguage()) }
}
