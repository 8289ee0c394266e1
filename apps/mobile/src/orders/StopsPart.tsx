import { useTranslation } from 'react-i18next'
import type { StopsTyped, StopsMeant } from '@touchstone/app/orders/order-form'
import { liquidationOf, openedBy, resultAtPrice } from '@touchstone/app/orders/order-figures'
import type { OrderEstimate } from '@touchstone/app/orders/estimate-order'
import type { OrderDraft } from '@touchstone/app/orders/order-form'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { StopField } from './StopField.tsx'

type StopsPartProps = {
  draft: OrderDraft
  estimate: OrderEstimate | undefined
  meant: StopsMeant | undefined
  onChange: (stops: StopsTyped) => void
  errors: { takeProfit: string | undefined; stopLoss: string | undefined }
}

/** Take-profit and stop-loss of a new order, by price or by percent of the margin. */
export function StopsPart({ draft, estimate, meant, onChange, errors }: StopsPartProps) {
  const { t } = useTranslation()
  const { stops, direction } = draft
  const change = (changed: Partial<StopsTyped>): void => onChange({ ...stops, ...changed })
  const opened = openedBy(direction, estimate)
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
          {(['takeProfit', 'stopLoss'] as const).map((kind) => {
            const price = meant?.[kind]?.price
            return (
              <StopField
                key={kind}
                kind={kind}
                by={stops.by}
                value={stops[kind]}
                onChange={(value) => change({ [kind]: value })}
                direction={direction}
                from={estimate?.price}
                meant={price}
                result={opened === undefined || price === undefined ? undefined : resultAtPrice(opened, price)}
                liquidation={liquidationOf(estimate)}
                priceTick={estimate?.terms.priceTick}
                error={errors[kind]}
              />
            )
          })}
        </div>
      )}
    </div>
  )
}
