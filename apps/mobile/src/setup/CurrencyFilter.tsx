import { useTranslation } from 'react-i18next'
import { useCurrencies } from '@touchstone/app/setup/setup.queries'
import { PillChoice } from '../ui/PillChoice.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'

/** No currency. */
const all = 'all'

type CurrencyFilterProps = {
  /** Undefined for all of them. */
  value: string | undefined
  onChange: (currency: string | undefined) => void
}

/** Narrows a list to one currency of the house. */
export function CurrencyFilter({ value, onChange }: CurrencyFilterProps) {
  const { t } = useTranslation()
  const currencies = useCurrencies().data ?? []
  return (
    <PillChoice
      label={t('words.currency')}
      value={value ?? all}
      active={value !== undefined}
      shown={value ?? t('words.currency')}
      options={[
        { value: all, label: t('words.all') },
        ...currencies.map(({ currency }) => ({
          value: currency,
          label: currency,
          icon: <SymbolIcon symbol={currency} size="sm" />,
        })),
      ]}
      onChange={(next) => onChange(next === all ? undefined : next)}
    />
  )
}
