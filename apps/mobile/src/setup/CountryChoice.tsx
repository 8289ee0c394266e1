import { useTranslation } from 'react-i18next'
import { currentLanguage } from '@touchstone/app/texts/language'
import { useCountries } from '@touchstone/app/setup/setup.queries'
import { Choice } from '../ui/Choice.tsx'

type CountryChoiceProps = { value: string; onChange: (countryCode: string) => void }

/** The country of a phone number, found by its name, its letters or its code. */
export function CountryChoice({ value, onChange }: CountryChoiceProps) {
  const { t } = useTranslation()
  const countries = useCountries()
  const isChinese = currentLanguage().startsWith('zh')
  const options = (countries.data ?? []).map((country) => ({
    value: country.country_code,
    label: isChinese ? country.chinese_name : country.english_name,
    sub: `+${country.phone_code}`,
  }))
  const chosen = options.find((option) => option.value === value)
  return (
    <Choice
      label={t('sessions.country')}
      look="field"
      search
      value={value}
      options={options}
      shown={chosen === undefined ? '+1' : `${chosen.label} ${chosen.sub}`}
      onChange={onChange}
    />
  )
}
