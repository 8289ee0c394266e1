import { ChevronDown } from 'lucide-react'
import { clsx } from 'clsx'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { Price } from '../ui/Price.tsx'
import type { Outlook } from '@touchstone/app/previews/engine'
import { Money } from '../ui/Money.tsx'
import type { OrderDraft } from '@touchstone/app/orders/order-form'
import { baseOf, printed } from '@touchstone/app/format/print-money'
import type { OrderEstimate } from '@touchstone/app/orders/estimate-order'

/** The estimate of the order at the current prices: the key figures, and on demand all of them. */
export function OrderSummary({ draft, estimate }: { draft: OrderDraft; estimate: OrderEstimate | undefined }) {
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const { cost, more } = useSummary(draft, estimate)
  return (
    <div className="flex flex-col gap-1 border-t border-border pt-3">
      <Facts items={isWhole ? [...cost, ...more] : cost} />
      <button
        type="button"
        aria-expanded={isWhole}
        onClick={() => setIsWhole(!isWhole)}
        className="-mb-3 flex min-h-11 items-center justify-center gap-1 text-xs font-medium text-fg-3"
      >
        {t(isWhole ? 'positions.lessDetails' : 'positions.moreDetails')}
        <ChevronDown
          aria-hidden
          className={clsx('size-3.5 transition-transform duration-150', isWhole && 'rotate-180')}
        />
      </button>
    </div>
  )
}

function useSummary(draft: OrderDraft, estimate: OrderEstimate | undefined): { cost: Fact[]; more: Fact[] } {
  const { t } = useTranslation()
  const outlook = estimate?.result.kind === 'shown' ? estimate.result.outlook : undefined
  const { notional, margin, fee } = estimate?.cost ?? {}
  const isAddition = outlook !== undefined && outlook.position?.quantity !== estimate?.quantity
  const cost: Fact[] = [
    {
      label: t('positions.cost'),
      value: <Money value={margin === undefined || fee === undefined ? null : printDecimal(margin + fee)} />,
    },
    {
      label: t('words.liquidationPrice'),
      value: <LiquidationPrice outlook={outlook} estimate={estimate} />,
      hint: isAddition ? t('positions.ofResulting') : undefined,
      tone: outlook?.liquidationPrice === undefined || outlook.liquidationPrice === null ? undefined : 'warn',
    },
  ]
  const more: Fact[] = [
    { label: t('words.margin'), value: <Money value={printed(margin)} /> },
    { label: t('words.fee'), value: <Money value={printed(fee)} places={4} /> },
    {
      label: t('words.quantity'),
      value: <Money value={printed(estimate?.quantity)} unit={baseOf(draft.symbol)} places={18} trim />,
    },
    { label: t('positions.notional'), value: <Money value={printed(notional)} /> },
    { label: t('words.maintenanceMargin'), value: <Money value={printed(outlook?.maintenance)} /> },
    { label: t('positions.freeAfter'), value: <Money value={printed(outlook?.free)} private /> },
  ]
  return { cost, more }
}

function LiquidationPrice({
  outlook,
  estimate,
}: {
  outlook: Outlook | undefined
  estimate: OrderEstimate | undefined
}) {
  const { t } = useTranslation()
  if (outlook === undefined || estimate === undefined) return '—'
  if (outlook.liquidationPrice === null) return t('positions.noLiquidation')
  return <Price value={printDecimal(outlook.liquidationPrice)} tick={printDecimal(estimate.terms.priceTick)} />
}
