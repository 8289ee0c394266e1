import { tradingAt } from '@touchstone/domain/market/trading-hours'
import { minuteMs } from '@touchstone/domain/time'
import { larger, parseDecimal, printDecimal, smaller } from '@touchstone/domain/money/decimal'
import { clsx } from 'clsx'
import { Clock, Moon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dayChange } from '@touchstone/app/market/day-change'
import { useNow } from '@touchstone/app/time/use-now'
import { type PriceState, useTick } from '@touchstone/app/live/use-tick'
import { momentWithinText } from '@touchstone/app/time/moments'
import { printTime } from '@touchstone/app/time/times'
import { type ListedSymbol, useSymbolDetails } from '@touchstone/app/market/symbols.queries'
import { Change } from '../ui/Change.tsx'
import { Flash } from '../ui/Flash.tsx'
import { percentText } from '@touchstone/app/format/number-text'
import { Price } from '../ui/Price.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useTradeState } from '@touchstone/app/market/use-trade-state'

/** The current price, large; grey with its time while it is not trusted. */
export function PriceHead({ symbol, listed }: { symbol: string; listed: ListedSymbol | undefined }) {
  const { t } = useTranslation()
  const tick = useTick(symbol)
  const state = useTradeState(symbol, listed)
  const { data: details } = useSymbolDetails(symbol)
  const change = dayChange(listed?.day?.open, tick?.mark)
  return (
    <section aria-label={t('words.markPrice')} className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        {listed === undefined || (tick === undefined && state === 'missing') ? (
          <Skeleton className="h-8.5 w-36" />
        ) : (
          <Flash value={tick?.mark}>
            <Price
              value={tick?.mark ?? listed.sparkline.at(-1)}
              tick={listed.priceTick}
              className={clsx('text-2xl font-semibold', toneOf(change, state))}
            />
          </Flash>
        )}
        {/* Its height is there before anything is known: what is below does not move then. */}
        <div className="mt-0.5 flex min-h-5 flex-wrap items-center gap-x-2 gap-y-1 text-xs">
          <span className={clsx(isOld(state) && 'opacity-60 grayscale')}>
            {change !== null && <Change value={change} />}
          </span>
          <StateChip state={state} atMs={tick?.sourceAtMs} listed={listed} />
        </div>
      </div>
      <dl className="grid shrink-0 grid-cols-[auto_auto] gap-x-2 text-right text-2xs">
        <Side label={t('positions.dayHigh')}>
          <Price value={further(listed?.day?.high, tick?.mark, larger)} tick={listed?.priceTick} />
        </Side>
        <Side label={t('positions.dayLow')}>
          <Price value={further(listed?.day?.low, tick?.mark, smaller)} tick={listed?.priceTick} />
        </Side>
        <Side label={t('words.funding')}>{percentText(details?.fundingRate, 4)}</Side>
      </dl>
    </section>
  )
}

/** The high or low of the day, which the current price may have passed. */
function further(known: string | undefined, mark: string | undefined, pick: typeof larger): string | undefined {
  const [of, now] = [known, mark].map((text) => parseDecimal(text ?? ''))
  return of === undefined || now === undefined ? known : printDecimal(pick(of, now))
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-fg-3">{label}</dt>
      <dd className="num font-medium text-fg-2">{children}</dd>
    </>
  )
}

const isOld = (state: PriceState): boolean => state !== 'open' && state !== 'missing'

function toneOf(change: string | null, state: PriceState): string {
  if (isOld(state)) return 'text-fg-3'
  if (change === null || !/[1-9]/.test(change)) return 'text-fg'
  return change.startsWith('-') ? 'text-down' : 'text-up'
}

type StateChipProps = { state: PriceState; atMs: number | undefined; listed: ListedSymbol | undefined }

/** Why the price is grey, and since when; of a closed market when it opens. Nothing while the price lives. */
function StateChip({ state, atMs, listed }: StateChipProps) {
  const { t } = useTranslation()
  const nowMs = useNow(minuteMs, isOld(state))
  if (!isOld(state)) return null
  const opensAtMs = listed === undefined ? undefined : tradingAt(listed.hours, nowMs).changesAt
  if (state === 'closed')
    return (
      <StatusChip icon={<Moon aria-hidden />}>
        {t('positions.price_closed')}
        {opensAtMs !== undefined && ` · ${t('positions.opensAt', { time: momentWithinText(opensAtMs, nowMs) })}`}
      </StatusChip>
    )
  return (
    <StatusChip tone="warn" icon={<Clock aria-hidden />}>
      {t(state === 'offline' ? 'positions.price_silent' : 'positions.price_stale')}
      {atMs !== undefined && ` ${printTime(atMs).slice(11)}`}
    </StatusChip>
  )
}
