import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { serverMoment } from '@touchstone/app/time/moments'
import type { Order } from '@touchstone/app/orders/orders.queries'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { Amount } from '../ui/Amount.tsx'
import { Price } from '../ui/Price.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { bookIdOf } from '@touchstone/app/books/book-id-of'
import { Figure } from '../ui/Figure.tsx'
import { PositionHead } from './PositionHead.tsx'
import { baseOf } from '@touchstone/app/format/print-money'
import { cancelReasonKey } from '@touchstone/app/orders/use-trade-words'

/** An order that was filled or cancelled. */
export function HistoryRow({ order }: { order: Order }) {
  const { t } = useTranslation()
  const tick = useSymbol(order.symbol)?.priceTick
  const isFilled = order.state === 'filled'
  return (
    <article
      aria-label={`${order.symbol} ${t('words.order')}`}
      className="flex flex-col gap-2.5 border-b border-border px-4 py-3 last:border-0"
    >
      <PositionHead held={order}>
        <StatusChip tone={isFilled ? 'success' : 'neutral'} icon={isFilled ? <CircleCheck /> : <CircleX />}>
          {t(isFilled ? 'words.filled' : 'words.cancelled')}
        </StatusChip>
      </PositionHead>
      <dl className="grid grid-cols-3 gap-x-3 gap-y-2">
        <Figure label={`${t(`positions.action_${order.action}`)} (${baseOf(order.symbol)})`}>
          <Amount value={order.quantity} places={18} trim fit private />
        </Figure>
        <Figure label={t(order.type === 'limit' ? 'positions.limitPrice' : 'words.market')}>
          <Price value={order.price} tick={tick} />
        </Figure>
        <Figure label={t('positions.filledAt')} end>
          <Price value={order.fillPrice} tick={tick} />
        </Figure>
      </dl>
      <div className="flex items-center justify-between gap-3 text-xs text-fg-3">
        <span className="num">{serverMoment(order.closedTime ?? order.placedTime)}</span>
        {isFilled && order.fillSequence !== null ? (
          <Link
            to={pathTo('receipt', { bookId: bookIdOf(order.id), sequence: String(order.fillSequence) })}
            className="-my-3 inline-flex min-h-11 items-center font-semibold text-accent"
          >
            {t('positions.receipt')}
          </Link>
        ) : (
          <span className="text-right">{t(cancelReasonKey(order.cancelReason))}</span>
        )}
      </div>
    </article>
  )
}
