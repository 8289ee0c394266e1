import { useTranslation } from 'react-i18next'
import { messageOf } from '@touchstone/app/feedback/failures'
import { CountdownRing } from '../ui/CountdownRing.tsx'
import { Notice } from '../ui/Notice.tsx'
import { percentText } from '@touchstone/app/format/number-text'
import type { Pair } from '@touchstone/app/exchange/exchange-form'
import { type LiveQuote, useMarkRate } from '@touchstone/app/exchange/exchange.queries'
import { rateText } from '@touchstone/app/exchange/rate-text'
import { useQuoteChange } from '@touchstone/app/exchange/use-quote-change'
import { isAmountFault, lifeOf } from '@touchstone/app/exchange/quote-life'
import { RateText } from './RateText.tsx'
import { useNow } from '@touchstone/app/time/use-now'

const stepMs = 500

type QuoteLineProps = {
  live: LiveQuote
  pair: Pair
  isAsked: boolean
  /** Nothing counts here while another part of the screen does. */
  isPaused: boolean
}

/** The rate, its age and the time until it expires; or why there is no rate. */
export function QuoteLine({ live, pair, isAsked, isPaused }: QuoteLineProps) {
  const { t } = useTranslation()
  const { quote, cameAtMs, error, renew, isFetching } = live
  const nowMs = useNow(stepMs, quote !== undefined && !isPaused)
  const change = useQuoteChange(isAsked ? quote : undefined)
  const markRate = useMarkRate(pair)
  if (!isAsked)
    return (
      <div className="flex flex-col gap-1 px-1">
        {markRate !== undefined && (
          <p className="num text-sm font-medium">{t('exchange.about', { rate: rateText(markRate) })}</p>
        )}
        <p className="text-sm text-fg-3">{t('exchange.hint')}</p>
      </div>
    )
  if (error !== null && !isAmountFault(error)) {
    const message = messageOf(error)
    if (message === undefined) return null
    return (
      <Notice
        tone="warn"
        action={
          <button
            type="button"
            className="relative font-semibold underline after:absolute after:-inset-3"
            onClick={() => void renew()}
          >
            {t(isFetching ? 'exchange.quoting' : 'words.retry')}
          </button>
        }
      >
        {message}
      </Notice>
    )
  }
  if (quote === undefined || error !== null) return <div className="min-h-12" />
  const age = Math.max(0, Math.floor((nowMs - cameAtMs) / 1000))
  return (
    <div className="flex items-center gap-3 px-1">
      <CountdownRing
        endsAtMs={cameAtMs + lifeOf(quote)}
        totalMs={lifeOf(quote)}
        nowMs={Math.max(nowMs, cameAtMs)}
        stepMs={stepMs}
        className="w-12 shrink-0 text-xs"
      />
      <div className="min-w-0">
        <p className="text-sm font-medium">
          <RateText terms={quote} />
        </p>
        <p aria-live="polite" className="text-xs font-medium empty:hidden">
          {change !== undefined && t(change === 'rose' ? 'exchange.rateRose' : 'exchange.rateFell')}
        </p>
        <p className="num text-xs text-fg-3">
          {t('exchange.age', { seconds: age })} · {t('exchange.spread', { percent: percentText(quote.spreadRate, 2) })}
        </p>
      </div>
    </div>
  )
}
