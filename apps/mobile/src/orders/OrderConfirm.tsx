import { printDecimal } from '@touchstone/domain/money/decimal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTick } from '@touchstone/app/live/use-tick'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import type { Book } from '@touchstone/app/books/book'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { DemoBadge } from '../books/DemoBadge.tsx'
import type { Fact } from '../ui/Facts.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Price } from '../ui/Price.tsx'
import { RiskSheet } from '../protection/RiskSheet.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { useRiskWarning } from '../protection/use-risk-warning.ts'
import { actFailure, isUnanswered } from '@touchstone/app/feedback/act-failure'
import { type PreviewContext, termsIn } from '@touchstone/app/previews/preview-context.queries'
import { Money } from '../ui/Money.tsx'
import type { OpeningCommand, OrderRequest } from '@touchstone/app/orders/order-form'
import { refreshBook } from '@touchstone/app/books/refresh-book'
import { baseOf, printed } from '@touchstone/app/format/print-money'
import { useRefusalSentence } from '@touchstone/app/texts/refusal-texts'
import { useAgainWhenBack } from '@touchstone/app/live/use-again-when-back'
import { crossSymbolsOf, useLiveFacts } from '@touchstone/app/previews/use-live-facts'
import { useOrderFate } from '@touchstone/app/orders/use-order-fate'
import { usePriceAge } from '@touchstone/app/live/use-price-age'
import { useTradeWords } from '@touchstone/app/orders/use-trade-words'
import type { HeldList } from './use-trade-address.ts'

type OrderConfirmProps = {
  book: Book
  context: PreviewContext | undefined
  subject: { command: OpeningCommand; request: OrderRequest }
  isOpen: boolean
  label: string
  onClose: () => void
  onPlaced: (where: HeldList) => void
}

/**
 * The confirmation of an order. One sheet is one intent: pressing again after a lost response repeats the same order, and
 * what the server then says is what really happened.
 */
export function OrderConfirm({ book, context, subject, isOpen, label, onClose, onPlaced }: OrderConfirmProps) {
  const { t } = useTranslation()
  const words = useTradeWords()
  const sentence = useRefusalSentence()
  const { command, request } = subject
  const facts = useLiveFacts(context, context ? [command.symbol, ...crossSymbolsOf(context)] : [])
  const outlook = context && facts && context.engine.outlookOf(context.book, command, facts)
  const [waitsFor, setWaitsFor] = useState<string>()
  const place = useAct({
    call: (asked: OrderRequest, asking) =>
      asked.type === 'market' ? api.openPosition(asked.body, asking) : api.placeLimitOrder(asked.body, asking),
    inPlace: true,
    onDone: ({ outcome }) => {
      refreshBook()
      if (outcome.kind === 'accepted') {
        setWaitsFor(String(outcome.orderId))
        return
      }
      toast(outcome.kind === 'opened' ? words.opened(outcome) : t('positions.orderPlaced'))
      onClose()
      onPlaced(outcome.kind === 'opened' ? 'positions' : 'orders')
    },
  })
  const risk = useRiskWarning(book)
  const send = (): void =>
    place.mutate(request, {
      onError: (error) => risk.refused(error, send),
    })
  useAgainWhenBack(place, send)
  useOrderFate(book, waitsFor, (fate) => {
    setWaitsFor(undefined)
    toast(words.fate(fate), fate.kind === 'void' ? 'failure' : 'success')
    onClose()
    if (fate.kind !== 'void') onPlaced('positions')
  })
  return (
    <ConfirmSheet
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={label}
      text={
        <span className="flex flex-wrap items-center gap-2">
          {command.symbol} · {command.leverage}x · {t(`words.${command.marginMode}`)}
          {book === 'demo' && <DemoBadge />}
        </span>
      }
      facts={useConfirmFacts(command, context, outlook?.ok === true ? outlook.value : undefined)}
      confirmLabel={isUnanswered(place.error) ? t('positions.askAgain') : label}
      kind={command.direction === 'long' ? 'up' : 'down'}
      busy={place.isPending || waitsFor !== undefined}
      error={actFailure(place.error) ?? (outlook?.ok === false ? sentence(outlook.refusal) : undefined)}
      onConfirm={send}
    >
      {waitsFor !== undefined && <Notice>{t('positions.waitsForPrice')}</Notice>}
      {command.kind === 'open_position' && waitsFor === undefined && (
        <p className="text-xs text-fg-3">{t('positions.marketNote')}</p>
      )}
      <RiskSheet {...risk.sheet} />
    </ConfirmSheet>
  )
}

type Shown = { position: unknown; liquidationPrice: bigint | null; reply: { readonly [name: string]: unknown } }

/** All that the person agrees to. */
function useConfirmFacts(
  command: OpeningCommand,
  context: PreviewContext | undefined,
  outlook: Shown | undefined,
): Fact[] {
  const { t } = useTranslation()
  const tick = useTick(command.symbol)
  const age = usePriceAge(tick)
  const priceTick = printed(termsIn(context, command.symbol)?.priceTick) ?? undefined
  const amount = (name: string): string | null => {
    const value = outlook?.reply[name]
    return typeof value === 'bigint' ? printDecimal(value) : null
  }
  const isMarket = command.kind === 'open_position'
  const stop = (price: bigint | undefined) =>
    price === undefined ? t('words.none') : <Price value={printDecimal(price)} tick={priceTick} />
  const hasStops = command.takeProfit !== null || command.stopLoss !== null
  return [
    {
      label: t('words.quantity'),
      value: <Money value={printDecimal(command.quantity)} unit={baseOf(command.symbol)} places={18} trim />,
      hint: <Money value={amount('notional')} />,
    },
    {
      label: t(isMarket ? 'positions.entryMarket' : 'positions.limitPrice'),
      value: <Price value={isMarket ? amount('price') : printDecimal(command.price)} tick={priceTick} />,
      hint: isMarket && age !== undefined ? t('positions.priceAge', { seconds: age }) : undefined,
    },
    { label: t('words.margin'), value: <Money value={amount('margin')} /> },
    { label: t('words.fee'), value: <Money value={amount('fee')} places={4} /> },
    {
      label: t('words.liquidationPrice'),
      value:
        outlook === undefined ? (
          '—'
        ) : outlook.liquidationPrice === null ? (
          t('positions.noLiquidation')
        ) : (
          <Price value={printDecimal(outlook.liquidationPrice)} tick={priceTick} />
        ),
      tone: outlook === undefined || outlook.liquidationPrice === null ? undefined : 'warn',
    },
    ...(hasStops
      ? [
          { label: t('words.takeProfit'), value: stop(command.takeProfit?.price) },
          { label: t('words.stopLoss'), value: stop(command.stopLoss?.price) },
        ]
      : []),
  ]
}
