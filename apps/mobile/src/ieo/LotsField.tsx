import { useTranslation } from 'react-i18next'
import { quantityText } from '@touchstone/app/format/print-money'
import type { Own } from '@touchstone/app/ieo/ieo-form'
import type { IeoSale } from '@touchstone/app/ieo/ieo.queries'
import { AmountField } from '../ui/AmountField.tsx'
import { Available } from '../ui/Available.tsx'
import { Stepper } from '../ui/Stepper.tsx'

type LotsFieldProps = {
  sale: IeoSale
  own: Own
  typed: string
  /** The most lots that would pass. */
  most: number
  error: string | undefined
  isInline: boolean
  /** What may have been sent stays as it was sent. */
  isLost: boolean
  onChange: (typed: string) => void
  onPick: (lots: number) => void
}

/** How many lots, typed or one by one. */
export function LotsField({ sale, own, typed, most, error, isInline, isLost, onChange, onPick }: LotsFieldProps) {
  const { t } = useTranslation()
  const { available, before } = own
  return (
    <AmountField
      hero
      disabled={isLost}
      inline={isInline}
      label={before === null ? t('ieo.lotsField') : t('ieo.changeFrom', { number: quantityText(String(before.lots)) })}
      value={typed}
      onChange={onChange}
      places={0}
      hint={<Available value={available} currency={sale.currency} />}
      error={error}
      onMax={most === 0 ? undefined : () => onPick(most)}
      between={
        <Stepper
          className="mt-2 w-full"
          label={t('ieo.lotsField')}
          value={Number(typed) || 0}
          onChange={onPick}
          min={0}
          max={Math.max(most, 0)}
          disabled={most === 0 || isLost}
        />
      }
    />
  )
}
