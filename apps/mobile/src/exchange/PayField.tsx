import { useTranslation } from 'react-i18next'
import { Amount } from '../ui/Amount.tsx'
import { AmountField } from '../ui/AmountField.tsx'
import { shownPlaces } from '@touchstone/app/format/number-text'
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
        hint={
          <>
            {t('words.available')}{' '}
            <Amount value={available} places={shownPlaces(pill.currency)} private className="font-medium text-fg" />
          </>
        }
        unit={<CurrencyPill {...pill} label={t('exchange.payCurrency')} />}
      />
      <PercentChips onPick={take} value={percentOf(typed, available, places)} disabled={!isAvailable} />
    </div>
  )
}
