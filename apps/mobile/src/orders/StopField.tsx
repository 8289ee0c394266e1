import { type Price, printDecimal } from '@touchstone/domain/money/decimal'
import { useTranslation } from 'react-i18next'
import { Amount } from '../ui/Amount.tsx'
import { AmountField } from '../ui/AmountField.tsx'
import { percentText, priceText } from '@touchstone/app/format/number-text'
import { profitAtStop, type Staked, type StopKind } from '@touchstone/app/orders/stop-price'
import { placesOfStep } from '@touchstone/app/format/typed-decimal'

type StopFieldProps = {
  kind: StopKind
  by: 'price' | 'percent'
  value: string
  onChange: (value: string) => void
  /** The price that the typed value means. */
  meant: Price | undefined
  staked: Staked | undefined
  priceTick: Price | undefined
  error: string | undefined
}

/** A take-profit or stop-loss as it is typed, and what it means: the price for a percentage, the profit for a price. */
export function StopField({ kind, by, value, onChange, meant, staked, priceTick, error }: StopFieldProps) {
  const { t } = useTranslation()
  const tick = priceTick === undefined ? undefined : printDecimal(priceTick)
  const outcome = meant === undefined || staked === undefined ? undefined : profitAtStop(meant, staked)
  return (
    <div className="min-w-0">
      <AmountField
        label={t(`words.${kind}`)}
        value={value}
        onChange={onChange}
        unit={by === 'percent' ? '%' : 'USDT'}
        places={by === 'percent' || priceTick === undefined ? 2 : placesOfStep(priceTick)}
        placeholder={t('words.none')}
        error={error}
        dense
      />
      <p className="min-h-4.5 text-xs text-fg-3">
        {error === undefined && meant !== undefined && outcome !== undefined && (
          <>
            {by === 'percent' ? (
              <span className="num">{priceText(printDecimal(meant), tick)}</span>
            ) : (
              <span className="num">{percentText(printDecimal(outcome.part), 2, true)}</span>
            )}{' '}
            <Amount value={printDecimal(outcome.profit)} sign tone places={2} />
          </>
        )}
      </p>
    </div>
  )
}
