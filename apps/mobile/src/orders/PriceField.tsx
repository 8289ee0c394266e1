import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { larger, printDecimal } from '@touchstone/domain/money/decimal'
import type { ReactNode } from 'react'
import { AmountField } from '../ui/AmountField.tsx'
import { StepButtons } from './StepButtons.tsx'
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
  const tick = terms?.priceTick ?? 1n
  const move = (by: bigint): void => {
    onChange(printDecimal(larger(tick, (typedDecimal(value) ?? 0n) + by)))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <div className="min-w-0">
        <AmountField
          label={label}
          value={value}
          onChange={onChange}
          unit="USDT"
          places={terms === undefined ? 18 : placesOfStep(terms.priceTick)}
          hint={hint}
          error={error}
        />
        {error === undefined && note !== undefined && <p className="pt-0.5 text-xs text-warn">{note}</p>}
      </div>
      <StepButtons label={label} onStep={(way) => move(way * tick)} />
    </div>
  )
}
