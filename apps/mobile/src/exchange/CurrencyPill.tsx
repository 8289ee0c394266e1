import { useTranslation } from 'react-i18next'
import { usePreferences } from '@touchstone/app/look/preferences'
import { nameOfSymbol } from '@touchstone/app/market/symbol-names'
import { numberParts, shownPlaces } from '@touchstone/app/format/number-text'
import { PillChoice } from '../ui/PillChoice.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'

type Held = { currency: string; balance: string }

export type CurrencyPillProps = {
  label: string
  currency: string
  currencies: readonly { currency: string }[]
  /** Undefined while unknown. */
  held: readonly Held[] | undefined
  onCurrency: (currency: string) => void
}

/** The currency of a side. Held currencies come first, with their balance. */
export function CurrencyPill({ label, currency, currencies, held = [], onCurrency }: CurrencyPillProps) {
  const { t } = useTranslation()
  const hides = usePreferences(({ hideBalances }) => hideBalances)
  const balanceOf = (name: string): string => held.find((each) => each.currency === name)?.balance ?? '0'
  const isHeld = (name: string): boolean => /[1-9]/.test(balanceOf(name))
  const sub = (name: string): string | undefined => {
    const known = nameOfSymbol(name)
    const parts = isHeld(name) && !hides ? numberParts(balanceOf(name), shownPlaces(name), { trim: true }) : undefined
    if (parts !== undefined) return `${t('words.available')} ${parts.whole}${parts.fraction}`
    return known === name ? undefined : known
  }
  return (
    <PillChoice
      label={label}
      value={currency}
      shown={
        <>
          <SymbolIcon symbol={currency} size="sm" />
          <span className="text-sm">{currency}</span>
        </>
      }
      options={currencies
        .toSorted((a, b) => Number(isHeld(b.currency)) - Number(isHeld(a.currency)))
        .map((each) => ({
          value: each.currency,
          label: each.currency,
          sub: sub(each.currency),
          icon: <SymbolIcon symbol={each.currency} />,
        }))}
      onChange={onCurrency}
      className="-mr-1.5 min-h-9! bg-surface! pl-1.5! text-fg! shadow-raised dark:bg-border!"
    />
  )
}
