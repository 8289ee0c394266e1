import { printDecimal } from '@touchstone/domain/money/decimal'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Chips } from '../ui/Chips.tsx'
import type { Expiry } from '@touchstone/app/orders/order-form'
import { PriceField } from './PriceField.tsx'
import { useTickField } from '@touchstone/app/live/use-tick'
import type { OrderEstimate } from '@touchstone/app/orders/estimate-order'
import type { OrderDraftState } from '@touchstone/app/orders/use-order-draft'

type LimitPartProps = { order: OrderDraftState; estimate: OrderEstimate | undefined; error: string | undefined }

/** The price that an order rests at, and how long. */
export function LimitPart({ order, estimate, error }: LimitPartProps) {
  const { t } = useTranslation()
  const { draft, change } = order
  const price = estimate?.price
  // On its own side of the market an order rests; at the price that one opens at, it would fill at once.
  const resting = useTickField(draft.symbol, ({ bid, ask }) => (draft.direction === 'long' ? bid : ask))
  const present = price === undefined ? undefined : (resting ?? printDecimal(price))
  const begin = useEffectEvent(() => {
    if (draft.limit === '' && present !== undefined) change({ limit: present })
  })
  const isPriced = present !== undefined
  useEffect(() => {
    if (isPriced) begin()
  }, [isPriced, draft.symbol])
  return (
    <div data-field="limit" className="flex flex-col">
      <PriceField
        label={t('positions.limitPrice')}
        value={draft.limit}
        onChange={(limit) => change({ limit })}
        terms={estimate?.terms}
        from={price}
        error={error}
        note={estimate?.fillsAtOnce === true ? t('positions.fillsAtOnce') : undefined}
      />
      <ExpiryChips value={draft.expiry} onChange={(expiry) => change({ expiry })} />
    </div>
  )
}

export function ExpiryChips({ value, onChange }: { value: Expiry; onChange: (expiry: Expiry) => void }) {
  const { t } = useTranslation()
  return (
    <Chips
      label={t('positions.expiry')}
      value={value}
      onChange={onChange}
      items={[
        { value: 'none', label: t('positions.expiry_none') },
        { value: 'day', label: t('positions.expiry_day') },
        { value: 'week', label: t('positions.expiry_week') },
      ]}
    />
  )
}
