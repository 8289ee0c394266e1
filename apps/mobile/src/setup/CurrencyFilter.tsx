import { useTranslation } from 'react-i18next'
import { isCurrency, isToken } from '@touchstone/domain/money/currency'
import { useCurrencies } from '@touchstone/app/setup/setup.queries'
import { useBalances } from '@touchstone/app/wallets/wallets.queries'
import { PillChoice } from '../ui/PillChoice.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'

/** No currency. */
const all = 'all'

type CurrencyFilterProps = {
  /** Undefined for all of them. */
  value: string | undefined
  onChange: (currency: string | undefined) => void
}

/** Narrows a list to one currency of the house; to a token that is first sold here only for its holders. */
export function CurrencyFilter({ value, onChange }: CurrencyFilterProps) {
  const { t } = useTranslation()
  const held = useBalances('real').data?.balances
  const isShown = (currency: string): boolean =>
    !isCurrency(currency) || !isToken(currency) || held?.some((each) => each.currency === currency) === true
  const currencies = (useCurrencies().data ?? []).filter(({ currency }) => isShown(currency))
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
