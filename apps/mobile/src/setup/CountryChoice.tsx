import { useTranslation } from 'react-i18next'
import { useCountryNames } from '@touchstone/app/setup/country-names'
import { Choice } from '../ui/Choice.tsx'

type CountryChoiceProps = { value: string; onChange: (countryCode: string) => void }

/** The country of a phone number, found by its name, its letters or its code. */
export function CountryChoice({ value, onChange }: CountryChoiceProps) {
  const { t } = useTranslation()
  const options = useCountryNames().options.map(({ phoneCode, ...option }) => ({ ...option, sub: `+${phoneCode}` }))
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
