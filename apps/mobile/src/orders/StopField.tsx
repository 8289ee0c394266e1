import { type Price, printDecimal } from '@touchstone/domain/money/decimal'
import type { CloseResult } from '@touchstone/domain/positions/position-result'
import type { Direction } from '@touchstone/domain/positions/position'
import { useTranslation } from 'react-i18next'
import { percentText, priceText } from '@touchstone/app/format/number-text'
import { placesOfStep, typedPrice } from '@touchstone/app/format/typed-decimal'
import { distanceOf } from '@touchstone/app/orders/order-figures'
import { liquidationBefore } from '@touchstone/app/orders/stop-bound'
import type { StopKind } from '@touchstone/app/orders/stop-price'
import { movedStop, offeredPercents, stopAtPercent } from '@touchstone/app/orders/stop-steps'
import { Amount } from '../ui/Amount.tsx'
import { AmountField } from '../ui/AmountField.tsx'
import { LiquidatedBefore } from './LiquidatedBefore.tsx'
import { PercentPicks } from './PercentPicks.tsx'
import { StepButtons } from './StepButtons.tsx'

type StopFieldProps = {
  kind: StopKind
  by: 'price' | 'percent'
  value: string
  onChange: (value: string) => void
  direction: Direction
  /** What a distance is counted from: the order's price, or the mark. */
  from: Price | undefined
  /** The price that the typed value means. */
  meant: Price | undefined
  /** What closing there would bring; undefined while that is not known. */
  result: Pick<CloseResult, 'net'> | undefined
  /** Where the position would be liquidated; without one it would not be. */
  liquidation: Price | null | undefined
  priceTick: Price | undefined
  error: string | undefined
}

/** A take-profit or stop-loss: typed, stepped or picked, with how far it is and what it would bring. */
export function StopField(props: StopFieldProps) {
  const { t } = useTranslation()
  const { kind, by, value, onChange, direction, from, priceTick, error } = props
  const isPrice = by === 'price'
  const known = from !== undefined && priceTick !== undefined ? { direction, price: from, priceTick } : undefined
  const name = t(`words.${kind}`)
  const move = (way: 1n | -1n): void => {
    if (known !== undefined) onChange(printDecimal(movedStop(kind, way, { ...known, typed: typedPrice(value) })))
  }
  const pick = (percent: string): void => {
    if (!isPrice) onChange(percent)
    else if (known !== undefined) onChange(printDecimal(stopAtPercent(kind, direction, { ...known, percent })))
  }
  return (
    <div data-field={kind} className="min-w-0">
      <div className={isPrice ? 'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2' : ''}>
        <AmountField
          label={name}
          value={value}
          onChange={onChange}
          unit={isPrice ? 'USDT' : '%'}
          places={!isPrice || priceTick === undefined ? 2 : placesOfStep(priceTick)}
          placeholder={t('words.optional')}
          error={error}
          note={<Outcome {...props} />}
        />
        {isPrice && <StepButtons label={name} onStep={move} />}
      </div>
      <PercentPicks
        label={t(isPrice ? 'positions.fromPrice' : 'positions.byPercent')}
        percents={offeredPercents[by]}
        disabled={known === undefined}
        onPick={pick}
      />
    </div>
  )
}

/** The line under the field, which is there without a stop too: what comes into it moves nothing. */
function Outcome({ kind, by, direction, from, meant, result, liquidation, priceTick }: StopFieldProps) {
  const tick = priceTick === undefined ? undefined : printDecimal(priceTick)
  const distance = meant === undefined || from === undefined ? undefined : distanceOf(meant, from)
  const liquidatedAt = liquidationBefore(kind, direction, meant, liquidation)
  return (
    <div className="min-h-4.5">
      <LiquidatedBefore price={liquidatedAt} tick={tick} />
      {liquidatedAt === undefined && (
        <p className="num flex flex-wrap gap-x-2 text-xs text-fg-3">
          {meant !== undefined && by === 'percent' && <span>{priceText(printDecimal(meant), tick)}</span>}
          {distance !== undefined && <span>{percentText(printDecimal(distance), 2, true)}</span>}
          {result !== undefined && meant !== undefined && (
            <Amount value={printDecimal(result.net)} sign tone places={2} currency="USDT" />
          )}
        </p>
      )}
    </div>
  )
}
