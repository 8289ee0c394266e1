import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max'

/** The specification's names. */
export type Country = { english_name: string; chinese_name: string; country_code: string; phone_code: string }

const english = new Intl.DisplayNames('en', { type: 'region' })
const chinese = new Intl.DisplayNames('zh-Hans', { type: 'region' })

const countryFrom = (code: CountryCode): Country => ({
  english_name: english.of(code) ?? code,
  chinese_name: chinese.of(code) ?? code,
  country_code: code,
  phone_code: getCountryCallingCode(code),
})

const byCode = new Map(getCountries().map((code) => [String(code), countryFrom(code)]))

/** Every country that has phone numbers, by its English name. */
export const countryList: readonly Country[] = [...byCode.values()].toSorted((a, b) =>
  a.english_name.localeCompare(b.english_name, 'en'),
)

export const isCountry = (code: string): boolean => byCode.has(code)

/** The specification's. */
const defaultCountryCode: CountryCode = 'US'

/** The country of a code; that of the United States for one that is not known. */
export const countryOf = (code: string): Country => byCode.get(code) ?? countryFrom(defaultCountryCode)
