import { clsx } from 'clsx'
import { priceText } from '@touchstone/app/format/number-text'
import { QuietDigits } from './Amount.tsx'

type PriceProps = {
  /** A decimal string; null while unknown. */
  value: string | null | undefined
  /** The symbol's price tick; without it the price has all its decimals. */
  tick?: string | undefined
  className?: string | undefined
}

/** A price with the decimals of its tick. Screen readers get folded zeros in full. */
export function Price({ value, tick, className }: PriceProps) {
  const text = priceText(value, tick)
  const folded = /[₀-₉]/.test(text)
  return (
    <span className={clsx('num whitespace-nowrap', className)}>
      {folded ? (
        <span aria-hidden="true">
          <QuietDigits text={text} />
        </span>
      ) : (
        <QuietDigits text={text} />
      )}
      {folded && <span className="sr-only">{value}</span>}
    </span>
  )
}
