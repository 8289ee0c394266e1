import { printDecimal, ZERO } from '@touchstone/domain/money/decimal'
import { ArrowLeftRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Book } from '@touchstone/app/books/book'
import { routes } from '../routes/paths.ts'
import { AmountField } from '../ui/AmountField.tsx'
import { Available } from '../ui/Available.tsx'
import { PercentChips } from '../ui/PercentChips.tsx'
import { Slider } from '../ui/Slider.tsx'
import { costOf, inCents, partOf, percentOf } from '@touchstone/app/orders/order-size'
import { baseOf, printed } from '@touchstone/app/format/print-money'
import type { OrderEstimate } from '@touchstone/app/orders/estimate-order'
import { AmountLines } from './AmountLines.tsx'
import { OrderFigures } from './OrderFigures.tsx'
import { placesOfStep } from '@touchstone/app/format/typed-decimal'
import type { OrderDraftState } from '@touchstone/app/orders/use-order-draft'

type OrderAmountProps = {
  book: Book
  order: OrderDraftState
  estimate: OrderEstimate | undefined
  error: string | undefined
}

/** How much: by margin or by quantity, typed or as a part of what can be opened. */
export function OrderAmount({ book, order, estimate, error }: OrderAmountProps) {
  const { t } = useTranslation()
  const { draft, change } = order
  const byMargin = draft.entry === 'margin'
  const base = baseOf(draft.symbol)
  const pick = (percent: number): void => {
    if (estimate === undefined) return
    const quantity = partOf(estimate.quantityMax, percent, estimate.terms.quantityStep)
    change({ amount: amountText(quantity, draft.entry, estimate) })
  }
  const swap = (): void => {
    const entry = byMargin ? 'quantity' : 'margin'
    change({ entry, amount: amountText(estimate?.quantity ?? ZERO, entry, estimate) })
  }
  const percent = percentOf(estimate?.quantity ?? ZERO, estimate?.quantityMax ?? ZERO)
  const isPickable = estimate !== undefined && estimate.quantityMax > ZERO
  return (
    <div data-field="amount" className="flex flex-col">
      <AmountField
        label={t(byMargin ? 'words.margin' : 'words.quantity')}
        value={draft.amount}
        onChange={(amount) => change({ amount })}
        note={<AmountLines draft={draft} estimate={estimate} />}
        places={byMargin ? 2 : estimate === undefined ? 18 : placesOfStep(estimate.terms.quantityStep)}
        error={error}
        onMax={isPickable ? () => pick(100) : undefined}
        hint={<Available value={printed(estimate?.free)} />}
        unit={
          <button
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={swap}
            className="-my-2 -mr-3 flex min-h-11 items-center gap-1 px-3 font-semibold text-fg"
          >
            {byMargin ? 'USDT' : base}{' '}
            <span className="sr-only">{t('positions.switchUnit', { unit: byMargin ? base : 'USDT' })}</span>
            <ArrowLeftRight aria-hidden className="size-3.5 text-fg-3" />
          </button>
        }
      />
      {error !== undefined && isShort(estimate) && book === 'real' && (
        <Link
          to={routes.transfer.path}
          className="inline-flex min-h-11 items-center self-start text-xs font-semibold text-accent"
        >
          {t('positions.transferIn')}
        </Link>
      )}
      <OrderFigures draft={draft} estimate={estimate} />
      <Slider
        bare
        label={t('positions.partOfFree')}
        value={percent}
        min={0}
        max={100}
        onChange={pick}
        format={(value) => `${value}%`}
        disabled={!isPickable}
        className="mt-1"
      />
      <PercentChips onPick={pick} value={percent} disabled={!isPickable} />
    </div>
  )
}

const isShort = (estimate: OrderEstimate | undefined): boolean =>
  estimate?.result.kind === 'refused' && estimate.result.refusal.kind === 'margin_insufficient'

/** A quantity as the field takes it: itself, or its margin in cents. Nothing is an empty field. */
function amountText(quantity: bigint, entry: 'margin' | 'quantity', estimate: OrderEstimate | undefined): string {
  if (quantity <= 0n || estimate?.price === undefined) return ''
  if (entry === 'quantity') return printDecimal(quantity)
  const { price, leverage, terms } = estimate
  const { margin } = costOf(quantity, { price, leverage, feeRate: terms.takerRate, quantityStep: terms.quantityStep })
  return printDecimal(inCents(margin))
}
