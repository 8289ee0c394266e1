import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { larger, printDecimal } from '@touchstone/domain/money/decimal'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AmountField } from '../ui/AmountField.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { placesOfStep, typedDecimal } from '@touchstone/app/format/typed-decimal'

type PriceFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  terms: Pick<SymbolTerms, 'priceTick'> | undefined
  error: string | undefined
  hint?: ReactNode
  /** Something to know about the price; an error takes its place. */
  note?: string | undefined
}

/** A price, typed or moved by one tick at a time. */
export function PriceField({ label, value, onChange, terms, error, hint, note }: PriceFieldProps) {
  const { t } = useTranslation()
  const tick = terms?.priceTick ?? 1n
  const move = (by: bigint): void => {
    onChange(printDecimal(larger(tick, (typedDecimal(value) ?? 0n) + by)))
  }
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-2">
      <IconButton
        label={t('ui.decrease')}
        icon={<Minus className="size-4" />}
        onClick={() => move(-tick)}
        className="mt-5.5 rounded-md! bg-surface-2"
      />
      <div className="min-w-0">
        <AmountField
          label={label}
          value={value}
          onChange={onChange}
          unit="USDT"
          places={terms === undefined ? 18 : placesOfStep(terms.priceTick)}
          hint={hint}
          error={error}
          dense
        />
        {error === undefined && note !== undefined && <p className="pt-0.5 text-xs text-warn">{note}</p>}
      </div>
      <IconButton
        label={t('ui.increase')}
        icon={<Plus className="size-4" />}
        onClick={() => move(tick)}
        className="mt-5.5 rounded-md! bg-surface-2"
      />
    </div>
  )
}
