import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { numberParts } from '@touchstone/app/format/number-text'
import { Flash } from '../ui/Flash.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CurrencyPill, type CurrencyPillProps } from './CurrencyPill.tsx'
import type { LiveQuote } from '@touchstone/app/exchange/exchange.queries'

type ReceiveFieldProps = Omit<CurrencyPillProps, 'label'> & { live: LiveQuote; isAsked: boolean }

/** The amount received at the current quote. */
export function ReceiveField({ live, isAsked, ...pill }: ReceiveFieldProps) {
  const { t } = useTranslation()
  const parts = isAsked ? numberParts(live.quote?.receive, 18, { trim: true }) : undefined
  return (
    <div>
      <p className="min-h-4 text-xs text-fg-2">{t('exchange.receive')}</p>
      <div className="mt-1 flex h-12 items-center gap-2 rounded-md bg-surface-2 pr-3 pl-3.5">
        <span className="num min-w-0 flex-1 truncate text-lg font-semibold">
          {parts === undefined && isAsked && live.isFetching ? (
            <Skeleton className="h-5 w-28" />
          ) : (
            <Flash key={live.quote?.pay} value={parts === undefined ? undefined : live.quote?.receive}>
              <span className={clsx((parts === undefined || live.error !== null) && 'text-fg-3')}>
                {parts === undefined ? '0' : `${parts.whole}${parts.fraction}`}
              </span>
            </Flash>
          )}
        </span>
        <CurrencyPill {...pill} label={t('exchange.receiveCurrency')} />
      </div>
    </div>
  )
}
