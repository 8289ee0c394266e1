import { useTranslation } from 'react-i18next'
import { AmountField } from '../ui/AmountField.tsx'
import { Available } from '../ui/Available.tsx'
import { PercentChips } from '../ui/PercentChips.tsx'
import { CurrencyPill, type CurrencyPillProps } from './CurrencyPill.tsx'
import { partOf, percentOf } from '@touchstone/app/exchange/exchange-form'

type PayFieldProps = Omit<CurrencyPillProps, 'label'> & {
  typed: string
  onType: (typed: string) => void
  places: number
  /** Null while unknown. */
  available: string | null
  error: string | undefined
}

/** What is paid, and how much of it there is. */
export function PayField({ typed, onType, places, available, error, ...pill }: PayFieldProps) {
  const { t } = useTranslation()
  const isAvailable = available !== null && /[1-9]/.test(available)
  const take = (percent: number): void => {
    if (available !== null) onType(partOf(available, percent, places))
  }
  return (
    <div>
      <AmountField
        label={t('exchange.pay')}
        value={typed}
        onChange={onType}
        places={places}
        error={error}
        onMax={isAvailable ? () => take(100) : undefined}
        hint={<Available value={available} currency={pill.currency} />}
        unit={<CurrencyPill {...pill} label={t('exchange.payCurrency')} />}
      />
      <PercentChips
        className="mt-3"
        onPick={take}
        value={percentOf(typed, available, places)}
        disabled={!isAvailable}
      />
    </div>
  )
}
