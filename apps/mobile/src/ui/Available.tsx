import { useTranslation } from 'react-i18next'
import { shownPlaces } from '@touchstone/app/format/number-text'
import { Amount } from './Amount.tsx'

type AvailableProps = {
  /** A decimal string; null while unknown. */
  value: string | null | undefined
  currency?: string | undefined
  /** Another word than "Available". */
  label?: string | undefined
}

/** How much of it there is: the same look over every amount field. */
export function Available({ value, currency = 'USDT', label }: AvailableProps) {
  const { t } = useTranslation()
  const places = shownPlaces(currency)
  return (
    <>
      {label ?? t('words.available')}{' '}
      <Amount value={value} places={places} toCent={places === 2} private className="font-medium text-fg" />
    </>
  )
}
