import { parseDecimal } from '@touchstone/domain/money/decimal'
import { useTranslation } from 'react-i18next'
import { Amount } from '../ui/Amount.tsx'
import { CountdownRing } from '../ui/CountdownRing.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Notice } from '../ui/Notice.tsx'
import { percentText } from '@touchstone/app/format/number-text'
import type { Quote } from '@touchstone/app/exchange/exchange.queries'
import { lifeOf } from '@touchstone/app/exchange/quote-life'
import { RateText } from './RateText.tsx'

type QuoteFactsProps = {
  quote: Quote
  cameAtMs: number
  nowMs: number
  stepMs: number
  /** What was to be received by the quote before this one. */
  before: string | undefined
  /** It was agreed to, and the next price decides whether it still holds. */
  waiting: boolean
}

/** All that the person agrees to: both amounts, the rate with its age, and for how long it is good. */
export function QuoteFacts({ quote, cameAtMs, nowMs, stepMs, before, waiting }: QuoteFactsProps) {
  const { t } = useTranslation()
  const { from, to, pay, receive, spreadRate } = quote
  const age = Math.max(0, Math.floor((nowMs - cameAtMs) / 1000))
  const isExpired = nowMs >= cameAtMs + lifeOf(quote)
  return (
    <>
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <p className="text-xs text-fg-2">{t('exchange.receive')}</p>
          <Amount value={receive} currency={to} places={18} trim fit className="text-2xl font-semibold" />
        </div>
        {waiting ? (
          // It was agreed to in time: nothing runs out any more.
          <span className="grid size-14 shrink-0 place-items-center text-accent">
            <Spinner className="size-7" />
          </span>
        ) : (
          <CountdownRing
            endsAtMs={cameAtMs + lifeOf(quote)}
            totalMs={lifeOf(quote)}
            nowMs={Math.max(nowMs, cameAtMs)}
            stepMs={stepMs}
            className="w-14 shrink-0 text-sm"
          />
        )}
      </div>
      <Facts
        inset
        items={[
          { label: t('exchange.pay'), value: <Amount value={pay} currency={from} places={18} trim /> },
          { label: t('words.rate'), value: <RateText terms={quote} />, hint: t('exchange.age', { seconds: age }) },
          {
            label: t('exchange.spreadLabel'),
            value: percentText(spreadRate, 2),
            hint: t('exchange.included'),
          },
        ]}
      />
      {quote.fillAt === 'next_tick' && !isExpired && !waiting && (
        <Notice tone="info">{t('exchange.fillsAtNext')}</Notice>
      )}
      {waiting ? (
        <Notice tone="info">
          <p className="font-medium">{t('exchange.waiting')}</p>
          <p>{t('exchange.waitingOn')}</p>
        </Notice>
      ) : isExpired ? (
        <Notice tone="warn">{t('exchange.expired')}</Notice>
      ) : (
        before !== undefined &&
        before !== receive && (
          <Notice tone={isLess(receive, before) ? 'warn' : 'info'}>
            {t('exchange.newReceive')}{' '}
            <span className="num">
              <s>
                <Amount value={before} places={18} trim />
              </s>{' '}
              → <Amount value={receive} currency={to} places={18} trim className="font-semibold" />
            </span>
          </Notice>
        )
      )}
    </>
  )
}

const isLess = (now: string, before: string): boolean => (parseDecimal(now) ?? 0n) < (parseDecimal(before) ?? 0n)
