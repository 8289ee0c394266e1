import { useTranslation } from 'react-i18next'
import { dayChange } from '@touchstone/app/market/day-change'
import { useTickField } from '@touchstone/app/live/use-tick'
import { printServerTime } from '@touchstone/app/time/times'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { Change } from '../ui/Change.tsx'
import { Price } from '../ui/Price.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import type { Alert } from '@touchstone/app/alerts/alerts.queries'

type AlertRowProps = { alert: Alert; onOpen: () => void }

/** An alert in the list: what it waits for and how far that is, or when and by which tick it was reached. */
export function AlertRow({ alert, onOpen }: AlertRowProps) {
  const { t } = useTranslation()
  const { symbol, price, direction, state, reachedAt } = alert
  const priceTick = useSymbol(symbol)?.priceTick
  const isArmed = state === 'armed'
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-h-16 w-full items-center gap-3 px-4 py-2.5 text-left outline-offset-[-2px] transition-colors duration-150 hover:bg-surface-2/50 active:bg-surface-2"
    >
      <SymbolIcon symbol={symbol} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-base font-medium">{symbol}</span>
        <span className="block text-xs text-fg-3">
          {isArmed ? t(direction === 'above' ? 'alerts.risesTo' : 'alerts.fallsTo') : printServerTime(reachedAt)}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end">
        <Price value={price} tick={priceTick} className="text-base font-medium" />
        {isArmed ? <Distance alert={alert} /> : <ReachedBy alert={alert} tick={priceTick} />}
      </span>
    </button>
  )
}

/** How far the mark has to go; renders with each of its ticks. */
function Distance({ alert: { symbol, price } }: { alert: Alert }) {
  const mark = useTickField(symbol, (tick) => tick.mark)
  return <Change value={dayChange(mark, price)} className="text-xs" />
}

function ReachedBy({ alert, tick }: { alert: Alert; tick: string | undefined }) {
  const { t } = useTranslation()
  return (
    <span className="text-xs text-fg-3">
      <span className="sr-only">{t('words.markPrice')} </span>
      <Price value={alert.reachedMark} tick={tick} />
      <span className="num"> · #{alert.reachedSequence}</span>
    </span>
  )
}
