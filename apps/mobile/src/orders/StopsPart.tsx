import type { Direction } from '@touchstone/domain/positions/position'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { type StopsTyped, stopsOf } from '@touchstone/app/orders/order-form'
import type { OrderEstimate } from '@touchstone/app/orders/estimate-order'
import { StopField } from './StopField.tsx'
import { type Staked, unitAt } from '@touchstone/app/orders/stop-price'

type StopsPartProps = {
  stops: StopsTyped
  direction: Direction
  estimate: OrderEstimate | undefined
  onChange: (stops: StopsTyped) => void
  errors: { takeProfit: string | undefined; stopLoss: string | undefined }
}

/** Take-profit and stop-loss of a new order, by price or by percent of the margin. */
export function StopsPart({ stops, direction, estimate, onChange, errors }: StopsPartProps) {
  const { t } = useTranslation()
  const change = (changed: Partial<StopsTyped>): void => onChange({ ...stops, ...changed })
  const { terms, leverage, price } = estimate ?? {}
  const meant =
    terms !== undefined && leverage !== undefined && price !== undefined
      ? stopsOf({ direction, stops }, { price, leverage, priceTick: terms.priceTick })
      : undefined
  const staked = stakedOf(direction, estimate)
  return (
    <div className="flex flex-col">
      <Checkbox
        label={t('positions.stops')}
        checked={stops.on}
        onChange={(event) => change({ on: event.target.checked })}
        className="-my-1"
      />
      {stops.on && (
        <div className="flex flex-col gap-2 pt-1">
          <Segmented
            label={t('positions.stopsBy')}
            value={stops.by}
            onChange={(by) => change({ by, takeProfit: '', stopLoss: '' })}
            items={[
              { value: 'price', label: t('positions.byPrice') },
              { value: 'percent', label: t('positions.byPercent') },
            ]}
          />
          <div className="grid grid-cols-2 gap-2">
            {(['takeProfit', 'stopLoss'] as const).map((kind) => (
              <StopField
                key={kind}
                kind={kind}
                by={stops.by}
                value={stops[kind]}
                onChange={(value) => change({ [kind]: value })}
                meant={meant?.[kind]?.price}
                staked={staked}
                priceTick={terms?.priceTick}
                error={errors[kind]}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

/** What the stops would close: the order, or a unit of it while its quantity is not known. */
function stakedOf(direction: Direction, estimate: OrderEstimate | undefined): Staked | undefined {
  if (estimate?.price === undefined) return undefined
  const { price, leverage, quantity, cost } = estimate
  if (quantity === undefined || cost === undefined) return unitAt(direction, price, leverage)
  return { direction, quantity, cost: cost.notional, margin: cost.margin }
}
