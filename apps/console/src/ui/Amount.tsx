import { clsx } from 'clsx'
import { numberParts } from '../format/printed-number.ts'
import { shownPlaces } from '@touchstone/app/format/number-text'
import { noNumber } from '@touchstone/app/format/number-text'

type AmountProps = {
  /** A decimal string; null while unknown. */
  value: string | null | undefined
  currency?: string | undefined
  /** Decimals, where not those of the currency; `all` shows every one that it has. */
  places?: number | 'all' | undefined
  /** Decimals at most; those that say nothing are left out. */
  most?: number | undefined
  /** Says `+` too, in the colour of its direction. */
  signed?: boolean | undefined
}

/** An amount of money, a quantity or a price: cut, never rounded. */
export function Amount({ value, currency, places, most, signed = false }: AmountProps) {
  const placesMin = currency === undefined ? 0 : Math.min(shownPlaces(currency), 2)
  const shown = most ?? (places === 'all' ? undefined : (places ?? shownPlaces(currency)))
  const parts = numberParts(value, shown, { plus: signed, placesMin, isShort: most !== undefined || places === 'all' })
  if (parts === undefined) return <span className="quiet">{noNumber}</span>
  const isZero = !/[1-9]/.test(parts.whole + parts.fraction)
  const tone = signed && !isZero && (parts.sign === '−' ? 'tone-down' : 'tone-up')
  return (
    <span className={clsx('num', tone, isZero && 'quiet')} title={`${value ?? ''} ${currency ?? ''}`.trim()}>
      {parts.sign}
      {parts.whole}
      <span className={tone === false ? 'num-fraction' : undefined}>{parts.fraction}</span>
      {currency !== undefined && <span className="quiet"> {currency}</span>}
    </span>
  )
}
