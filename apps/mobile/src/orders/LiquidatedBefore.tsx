import { type Price, printDecimal } from '@touchstone/domain/money/decimal'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { priceText } from '@touchstone/app/format/number-text'

type LiquidatedBeforeProps = {
  /** Where the position is liquidated before the stop; undefined where it is not. */
  price: Price | undefined
  tick: string | undefined
  className?: string
}

/**
 * Says below a stop that it closes nothing. The price moves with each tick and stays the same part of the page: it is
 * announced when it comes, and not with each tick.
 */
export function LiquidatedBefore({ price, tick, className }: LiquidatedBeforeProps) {
  const { t } = useTranslation()
  return (
    <p aria-live="polite" aria-relevant="additions" className={clsx('num text-xs text-warn', className)}>
      {price !== undefined && (
        <span>{t('positions.liquidatedBefore', { price: priceText(printDecimal(price), tick) })}</span>
      )}
    </p>
  )
}
