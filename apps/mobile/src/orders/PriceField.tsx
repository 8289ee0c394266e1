import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { type Price, printDecimal } from '@touchstone/domain/money/decimal'
import type { ReactNode } from 'react'
import { AmountField } from '../ui/AmountField.tsx'
import { StepButtons } from './StepButtons.tsx'
import { placesOfStep, typedPrice } from '@touchstone/app/format/typed-decimal'
import { movedPrice } from '@touchstone/app/orders/stop-steps'

type PriceFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  terms: Pick<SymbolTerms, 'priceTick'> | undefined
  /** What a step is counted by: the price that the order has now; undefined while there is none. */
  from: Price | undefined
  error: string | undefined
  hint?: ReactNode
  /** Something to know about the price; an error takes its place. */
  note?: string | undefined
}

/** A price, typed or moved by the step of its line on the chart. */
export function PriceField({ label, value, onChange, terms, from, error, hint, note }: PriceFieldProps) {
  const move = (way: 1n | -1n): void => {
    if (terms === undefined || from === undefined) return
    onChange(printDecimal(movedPrice(way, { typed: typedPrice(value), from, priceTick: terms.priceTick })))
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
      <StepButtons label={label} onStep={move} />
    </div>
  )
}
