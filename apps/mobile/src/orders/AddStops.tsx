import { printDecimal } from '@touchstone/domain/money/decimal'
import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'
import type { OrderEstimate } from '@touchstone/app/orders/estimate-order'
import type { OrderDraft } from '@touchstone/app/orders/order-form'
import { stopsMeant } from '@touchstone/app/orders/order-figures'
import type { StopKind } from '@touchstone/app/orders/stop-price'
import { firstPercent, stopAtPercent } from '@touchstone/app/orders/stop-steps'
import { focusSoon } from '../ui/focus-soon.ts'

type AddStopsProps = {
  draft: OrderDraft
  estimate: OrderEstimate | undefined
  onMove: (kind: StopKind, price: string) => void
}

const kinds = ['takeProfit', 'stopLoss'] as const satisfies readonly StopKind[]

/** The stops that an order does not have yet, on the chart: a tap puts their line there, to be dragged from then on. */
export function AddStops({ draft, estimate, onMove }: AddStopsProps) {
  const { t } = useTranslation()
  const meant = stopsMeant(draft, estimate)
  if (estimate?.price === undefined || meant === undefined || kinds.every((kind) => meant[kind] !== null)) return null
  const { price, terms } = estimate
  const { direction } = draft
  const add = (kind: StopKind, { currentTarget: button }: MouseEvent<HTMLElement>): void => {
    haptic(8)
    void focusSoon(button, '[data-ticket-chart]', `[data-handle="${kind}"]`)
    onMove(kind, printDecimal(stopAtPercent(kind, direction, { price, percent: firstPercent, ...terms })))
  }
  return (
    <div data-adds className="flex gap-3 py-1">
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          data-add={kind}
          onClick={(event) => add(kind, event)}
          className={clsx(
            // Its place stays: the second tap of a double one meets nothing.
            meant[kind] !== null && 'invisible',
            'pointer-events-auto relative flex h-6 items-center rounded-full border border-dashed bg-surface px-2 text-2xs font-semibold after:absolute after:-inset-x-1.5 after:-inset-y-2.5 active:bg-surface-2',
            kind === 'takeProfit' ? 'border-up text-up' : 'border-down text-down',
          )}
        >
          <span className="sr-only">{t(kind === 'takeProfit' ? 'chart.addTakeProfit' : 'chart.addStopLoss')}</span>
          <span aria-hidden>+ {t(kind === 'takeProfit' ? 'chart.takeProfitShort' : 'chart.stopLossShort')}</span>
        </button>
      ))}
    </div>
  )
}
