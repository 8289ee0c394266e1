import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTickField } from '@touchstone/app/live/use-tick'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { momentText, serverMoment } from '@touchstone/app/time/moments'
import type { Order } from '@touchstone/app/orders/orders.queries'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { Price } from '../ui/Price.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { actFailure, isUnanswered } from '@touchstone/app/feedback/act-failure'
import { Figure } from '../ui/Figure.tsx'
import { Money } from '../ui/Money.tsx'
import { refreshBook } from '@touchstone/app/books/refresh-book'
import { PositionHead } from './PositionHead.tsx'
import { baseOf } from '@touchstone/app/format/print-money'
import { useOffline } from '@touchstone/app/live/use-offline'

/** An order that rests at its price, or waits for the next one. */
export function OrderCard({ order }: { order: Order }) {
  // What it says follows from the clock too.
  'use no memo'
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  const tick = useSymbol(order.symbol)?.priceTick
  const mark = useTickField(order.symbol, (of) => of.mark)
  const waits = order.type === 'market'
  return (
    <Card padded>
      <article aria-label={`${order.symbol} ${t('words.order')}`} className="flex flex-col gap-3">
        <PositionHead held={order}>
          {waits ? (
            <StatusChip tone="info" icon={<Clock aria-hidden />}>
              {t('positions.waitsShort')}
            </StatusChip>
          ) : (
            <Button kind="soft" size="sm" onClick={() => setIsAsked(true)}>
              {t('words.cancel')}
            </Button>
          )}
        </PositionHead>
        <dl className="grid grid-cols-3 gap-x-3 gap-y-2.5">
          <Figure label={`${t(`positions.action_${order.action}`)} (${baseOf(order.symbol)})`}>
            <Amount value={order.quantity} places={18} trim fit private />
          </Figure>
          <Figure label={t(waits ? 'words.price' : 'positions.limitPrice')}>
            <Price value={order.price} tick={tick} />
          </Figure>
          <Figure label={t('words.markPrice')} end>
            <Price value={mark} tick={tick} />
          </Figure>
          <Figure label={`${t('positions.reserved')} (USDT)`}>
            <Amount value={order.reserved} fit private />
          </Figure>
          <Figure label={t('positions.placed')}>{serverMoment(order.placedTime)}</Figure>
          <Figure label={t('positions.expiry')} end>
            {order.expiresAtMs === null ? t('positions.expiry_none') : momentText(order.expiresAtMs)}
          </Figure>
        </dl>
      </article>
      <CancelSheet order={order} isOpen={isAsked} onClose={() => setIsAsked(false)} tick={tick} />
    </Card>
  )
}

type CancelSheetProps = { order: Order; isOpen: boolean; onClose: () => void; tick: string | undefined }

function CancelSheet({ order, isOpen, onClose, tick }: CancelSheetProps) {
  const { t } = useTranslation()
  const act = useAct({
    call: api.cancelOrder,
    inPlace: true,
    onDone: () => {
      refreshBook()
      toast(t('positions.orderCancelled'))
    },
    onward: onClose,
  })
  const isOffline = useOffline()
  return (
    <ConfirmSheet
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return
        act.reset()
        onClose()
      }}
      title={t('positions.cancelOrder')}
      text={t('positions.cancelOrderText')}
      facts={[
        { label: t('words.symbol'), value: order.symbol },
        {
          label: t('words.quantity'),
          value: <Money value={order.quantity} unit={baseOf(order.symbol)} places={18} trim />,
        },
        { label: t('positions.limitPrice'), value: <Price value={order.price} tick={tick} /> },
        { label: t('positions.returns'), value: <Money value={order.reserved} /> },
      ]}
      confirmLabel={isUnanswered(act.error) ? t('positions.askAgain') : t('positions.cancelOrder')}
      kind="danger"
      busy={act.isPending}
      reason={isOffline ? t('positions.blocked_offline') : undefined}
      error={actFailure(act.error)}
      onConfirm={() => act.mutate({ id: order.id })}
    />
  )
}
