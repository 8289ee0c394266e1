import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import type { Book } from '@touchstone/app/books/book'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { DemoBadge } from '../books/DemoBadge.tsx'
import { Notice } from '../ui/Notice.tsx'
import { RiskSheet } from '../protection/RiskSheet.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { useRiskWarning } from '../protection/use-risk-warning.ts'
import { actFailure, formFailure, isUnanswered } from '@touchstone/app/feedback/act-failure'
import { type PreviewContext, termsIn } from '@touchstone/app/previews/preview-context.queries'
import { type OrderDraft, orderRequest, type OrderRequest } from '@touchstone/app/orders/order-form'
import { sizedNow } from '@touchstone/app/orders/sized-now'
import { refreshBook } from '@touchstone/app/books/refresh-book'
import { printed } from '@touchstone/app/format/print-money'
import { useRefusalSentence } from '@touchstone/app/texts/refusal-texts'
import { useBlindness } from '@touchstone/app/live/use-blindness'
import { symbolsAround, useLiveFacts } from '@touchstone/app/previews/use-live-facts'
import {
  noteLeft,
  type Ordered,
  pendingOrder,
  type SentOrder,
  useIsUnanswered,
} from '@touchstone/app/orders/unanswered-orders'
import { useOrderFate } from '@touchstone/app/orders/use-order-fate'
import { useTakesLong } from '@touchstone/app/time/use-takes-long'
import { useTradeWords } from '@touchstone/app/orders/use-trade-words'
import { confirmedFigures, type ConfirmedFigures } from '@touchstone/app/orders/confirmed-figures'
import { OrderHero, OrderTerms, useRiskFacts } from './ConfirmFacts.tsx'

/**
 * What is to be confirmed: the order, what was typed for it, and until when it is good. `isRepeated`: it was sent before, and
 * its outcome is not known.
 */
export type Confirmed = SentOrder & { draft: OrderDraft; isRepeated: boolean }

export const orderedIn = (book: Book, { command, draft }: Confirmed): Ordered => ({
  book,
  leverage: command.leverage,
  draft,
})

type Outcome = Awaited<ReturnType<typeof api.openPosition | typeof api.placeLimitOrder>>['outcome']

type OrderConfirmProps = {
  book: Book
  context: PreviewContext | undefined
  subject: Confirmed
  isOpen: boolean
  label: string
  onClose: () => void
}

/**
 * The confirmation of an order. Pressing again after a lost response repeats the same order, also in the next sheet, and what
 * the server then says is what really happened. Nothing but a press sends it.
 */
export function OrderConfirm(props: OrderConfirmProps) {
  const { book, context, subject, isOpen, label, onClose } = props
  const { t } = useTranslation()
  const words = useTradeWords()
  const sentence = useRefusalSentence()
  const [sent, setSent] = useState(subject.isRepeated ? subject.command : undefined)
  const [sentFigures, setSentFigures] = useState<ConfirmedFigures>()
  const [waitsFor, setWaitsFor] = useState<string>()
  const ordered = orderedIn(book, subject)
  const [pending] = useState(() => pendingOrder(ordered, subject))
  const wordOf = (outcome: Outcome): string =>
    outcome.kind === 'opened' ? words.opened(outcome) : t('positions.orderPlaced')
  // Whoever has left hears what came of it once that is known.
  const wordOfFailure = (error: Error, sentenceOf: (of: Error) => string | undefined): string | undefined => {
    if (isUnanswered(error)) noteLeft(ordered)
    return isUnanswered(error) || !pending.mayTell() ? undefined : sentenceOf(error)
  }
  const place = useAct({
    call: (asked: OrderRequest, asking) =>
      asked.type === 'market' ? api.openPosition(asked.body, asking) : api.placeLimitOrder(asked.body, asking),
    pending,
    inPlace: true,
    onDone: ({ outcome }, _asked, isHere) => {
      refreshBook()
      if (outcome.kind === 'accepted' && isHere && isOpen) setWaitsFor(String(outcome.orderId))
      else if (pending.tell(outcome.kind === 'opened' ? 'opened' : 'placed')) toast(wordOf(outcome))
    },
    away: { failed: (error) => wordOfFailure(error, formFailure) },
  })
  const facts = useLiveFacts(context, symbolsAround(context, subject.command.symbol))
  const known = context && facts && { engine: context.engine, book: context.book, facts }
  // What has been sent stays what it is until it is answered.
  const isWaiting = useIsUnanswered(ordered)
  const hasNoAnswer = isUnanswered(place.error) || (subject.isRepeated && place.isIdle)
  const isUnknown = hasNoAnswer || (place.isError && isWaiting)
  const isOver = hasNoAnswer && !isWaiting
  // Another sheet of it was refused. Where one was answered, the end of the order is told, and closes this one too.
  const closeIfRefused = useEffectEvent(() => {
    if (pending.over() !== 'answered') onClose()
  })
  useEffect(() => {
    if (isOver) closeIfRefused()
  }, [isOver])
  const isSent = place.isPending || place.isSuccess || isUnknown
  const command = isSent && sent !== undefined ? sent : sizedNow(subject.command, subject.draft, known)
  const outlook = context && facts && context.engine.outlookOf(context.book, command, facts)
  const terms = termsIn(context, command.symbol)
  const figuresNow = outlook?.ok === true ? confirmedFigures(command, outlook.value) : undefined
  // Once it is sent it may have been done: what it would do on top of that is no part of it.
  const figures = isSent && sentFigures !== undefined ? sentFigures : figuresNow
  const risk = useRiskWarning(book)
  const blindness = useBlindness()
  const refusal = outlook?.ok === false && blindness === undefined && !isSent ? sentence(outlook.refusal) : undefined
  // While nothing can be sent, nobody is asked to try again.
  const unknownText = t(blindness === undefined ? 'positions.unknownOutcome' : 'positions.answerLate')
  const isLate = useTakesLong(place.isPending || waitsFor !== undefined)
  const hasLeft = useRef(false)
  const send = (): void => {
    setSent(command)
    setSentFigures(figures)
    pending.noteSent({ command, expiresAt: subject.expiresAt })
    place.mutate(orderRequest(command, book, subject.expiresAt), {
      onError: (error) => {
        risk.refused(error, send)
        // Its sheet goes, with what it would say; once it has gone, `away` says it.
        const said = hasLeft.current ? wordOfFailure(error, actFailure) : undefined
        if (said !== undefined) toast(said, 'failure')
      },
    })
  }
  useOrderFate(book, waitsFor, (fate) => {
    setWaitsFor(undefined)
    toast(words.fate(fate), fate.kind === 'void' ? 'failure' : 'success')
    pending.tell(fate.kind === 'void' ? 'void' : 'opened')
  })
  return (
    <ConfirmSheet
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return
        hasLeft.current = place.isPending
        // Told that a word will come.
        if (hasNoAnswer && blindness !== undefined) noteLeft(ordered)
        if (waitsFor !== undefined) pending.tell('placed')
        onClose()
      }}
      title={label}
      text={
        <span className="flex flex-wrap items-center gap-2">
          {command.symbol} · {command.leverage}× · {t(`words.${command.marginMode}`)}
          {book === 'demo' && <DemoBadge />}
        </span>
      }
      facts={useRiskFacts(command, terms, figures)}
      confirmLabel={isUnknown ? t('positions.askAgain') : label}
      kind={command.direction === 'long' ? 'up' : 'down'}
      busy={place.isPending || waitsFor !== undefined}
      {...(isLate && { cancelLabel: t('ui.close'), leavable: true })}
      reason={blindness && t(blindness)}
      error={hasNoAnswer ? unknownText : (actFailure(place.error) ?? refusal)}
      onConfirm={send}
    >
      <OrderHero command={command} notional={figures?.notional} />
      <OrderTerms command={command} figures={figures} priceTick={printed(terms?.priceTick) ?? undefined} />
      <p role="status" className="text-sm text-warn empty:hidden">
        {isLate && place.isPending && t('positions.answerLate')}
      </p>
      {waitsFor !== undefined && <Notice>{t('positions.waitsForPrice')}</Notice>}
      {command.kind === 'open_position' && waitsFor === undefined && (
        <p className="text-xs text-fg-3">{t('positions.marketNote')}</p>
      )}
      <RiskSheet {...risk.sheet} />
    </ConfirmSheet>
  )
}
