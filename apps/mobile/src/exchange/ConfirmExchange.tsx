import { CallRefused } from '@touchstone/client/call-failed'
import { isUnanswered } from '@touchstone/app/feedback/act-failure'
import { messageOf } from '@touchstone/app/feedback/failures'
import { quantityText } from '@touchstone/app/format/print-money'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import type { Api } from '@touchstone/wire/api'
import type { Book } from '@touchstone/app/books/book'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import type { Exchanged } from './ExchangeDone.tsx'
import { type LiveQuote, quoteIn } from '@touchstone/app/exchange/exchange.queries'
import { QuoteFacts } from './QuoteFacts.tsx'
import { lifeOf } from '@touchstone/app/exchange/quote-life'
import { useNow } from '@touchstone/app/time/use-now'

const stepMs = 500

type ConfirmExchangeProps = {
  book: Book
  live: LiveQuote
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: (exchanged: Exchanged) => void
  /** The person has left it waiting for its price: what becomes of it, a toast says, once this is off the page. */
  onLeave: () => void
}

/**
 * The last look at a quote. It does not change under the finger: when it has expired the button asks for a new one, and a
 * new one needs a new agreement.
 */
export function ConfirmExchange({ book, live, open, onOpenChange, onDone, onLeave }: ConfirmExchangeProps) {
  const { t } = useTranslation()
  const { quote, cameAtMs, renew, adopt } = live
  const queries = useQueryClient()
  const [before, setBefore] = useState<string>()
  const nowMs = useNow(stepMs, open)
  const exchange = useAct({
    call: api.exchange,
    inPlace: true,
    // It can be left while it waits for its price: it goes on all the same.
    away: {
      done: ({ outcome: { quote: done } }) =>
        t('exchange.doneAway', {
          pay: quantityText(done.pay),
          from: done.from,
          receive: quantityText(done.receive),
          to: done.to,
        }),
      failed: (error) => {
        if (isUnanswered(error)) return t('exchange.unknownAway')
        const why = messageOf(error)
        return why === undefined ? undefined : t('exchange.failedAway', { why })
      },
    },
    onDone: ({ bookId, sequence, outcome }) => {
      for (const noun of ['wallets', 'ledger']) void queries.invalidateQueries({ queryKey: [noun] })
      onDone({ bookId, sequence, quote: outcome.quote })
    },
  })
  const isExpired = quote !== undefined && nowMs >= cameAtMs + lifeOf(quote)
  // No answer came: whether it was done is not known, and only the same quote may be asked about again.
  const isUnknown = isUnanswered(exchange.error)

  const refused = (error: Error): void => {
    if (!(error instanceof CallRefused) || quote === undefined) return
    const moved = error.kind === 'quote_moved' ? quoteIn(error.details) : undefined
    if (moved !== undefined) {
      setBefore(quote.receive)
      adopt(moved)
    }
    void queries.invalidateQueries({ queryKey: ['wallets'] })
  }
  const takeNew = async (): Promise<void> => {
    exchange.reset()
    if (quote !== undefined && (await renew())) setBefore(quote.receive)
  }
  const confirm = (): void => {
    if (quote !== undefined) exchange.mutate({ book, quoteId: quote.id }, { onError: refused })
  }
  const isWaiting = exchange.isPending && quote?.fillAt === 'next_tick'
  const change = (isOpen: boolean): void => {
    if (isWaiting) {
      onLeave()
      return
    }
    onOpenChange(isOpen)
    if (isOpen) return
    setBefore(undefined)
    exchange.reset()
  }
  const needsNew = !isUnknown && (isExpired || isGone(exchange.error))
  return (
    <ConfirmSheet
      open={open}
      onOpenChange={change}
      title={t('exchange.confirmTitle')}
      confirmLabel={t(needsNew ? 'exchange.newQuote' : isUnknown ? 'words.retry' : 'exchange.act')}
      {...(isWaiting && { cancelLabel: t('ui.close'), leavable: true })}
      busy={exchange.isPending || live.isFetching}
      error={exchange.error ?? live.error}
      onConfirm={needsNew ? () => void takeNew() : confirm}
    >
      {quote !== undefined && (
        <QuoteFacts
          quote={quote}
          cameAtMs={cameAtMs}
          nowMs={nowMs}
          stepMs={stepMs}
          before={before}
          waiting={isWaiting}
        />
      )}
    </ConfirmSheet>
  )
}

/** Refused in a way that no later try with the same quote can mend. */
const isGone = (error: unknown): boolean =>
  error instanceof CallRefused && goneKinds.some((kind) => kind === error.kind)

const goneKinds: readonly Api['exchange']['refusals'][number][] = [
  'quote_expired',
  'quote_not_found',
  'next_price_missing',
]
