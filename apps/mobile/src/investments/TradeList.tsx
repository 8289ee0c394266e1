import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { TradeShown } from '@touchstone/app/investments/check-day'
import { ratePlaces, utcHourText } from '@touchstone/app/investments/words'
import { percentText, priceText } from '@touchstone/app/format/number-text'
import { Change } from '../ui/Change.tsx'

/** Every trade of a day: side, both prices with their hours, and what it brought. */
export function TradeList({ trades }: { trades: readonly TradeShown[] }) {
  const { t } = useTranslation()
  if (trades.length === 0) return <p className="text-sm text-fg-2">{t('investments.noTrades')}</p>
  return (
    <ol className="flex flex-col gap-2">
      {trades.map((trade, index) => (
        <li key={trade.entryAt} className="rounded-md bg-surface-2 p-3 text-sm">
          <div className="flex items-baseline justify-between gap-3">
            <span className="font-medium">{t('investments.trade', { number: index + 1 })}</span>
            <Change value={trade.profit} places={ratePlaces} />
          </div>
          {trade.legs.map(({ symbol, side, entryPrice, exitPrice }) => (
            <dl key={symbol} className="mt-1.5 grid grid-cols-[1.2fr_1fr_1fr] gap-2 text-xs">
              <div className="min-w-0">
                <dt className="break-words">{symbol}</dt>
                <dd className={clsx('font-medium', side === 'long' ? 'text-up' : 'text-down')}>{t(`words.${side}`)}</dd>
              </div>
              <Fill label={t('investments.entry')} price={entryPrice} at={utcHourText(trade.entryAt)} />
              <Fill label={t('investments.exit')} price={exitPrice} at={utcHourText(trade.exitAt, true)} />
            </dl>
          ))}
          <dl className="mt-1.5 flex flex-col gap-0.5 border-t border-border pt-1.5 text-xs">
            <Line label={t('investments.beforeFees')} text={percentText(trade.beforeFees, ratePlaces, true)} />
            <Line label={t('investments.bothFees')} text={percentText(`-${trade.fees}`, ratePlaces)} />
          </dl>
          <p className="mt-1.5 text-xs text-fg-3">{t(`investments.${exitWords[trade.exitBy]}`)}</p>
        </li>
      ))}
    </ol>
  )
}

const exitWords = { decision: 'byDecision', gap: 'byGap', day_end: 'byDayEnd' } as const

function Line({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="min-w-0 text-fg-2">{label}</dt>
      <dd className="num shrink-0 font-medium">{text}</dd>
    </div>
  )
}

function Fill({ label, price, at }: { label: string; price: string; at: string }) {
  return (
    <div className="min-w-0 text-right">
      <dt className="num text-fg-3">
        {label} {at}
      </dt>
      <dd className="num font-medium break-words">{priceText(price, '0.01')}</dd>
    </div>
  )
}
