import { currentLanguage } from '../texts/language.ts'
import { useCountries } from './setup.queries.ts'

export type CountryOption = { value: string; label: string }

/** The countries by name, and the name of one; its letters until the names have come. */
export function useCountryNames(): { options: CountryOption[]; nameOf: (code: string) => string } {
  const isChinese = currentLanguage().startsWith('zh')
  const options = (useCountries().data ?? []).map(({ country_code, chinese_name, english_name }) => ({
    value: country_code,
    label: isChinese ? chinese_name : english_name,
  }))
  return { options, nameOf: (code) => options.find(({ value }) => value === code)?.label ?? code }
}
