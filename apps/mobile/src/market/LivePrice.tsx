import { clsx } from 'clsx'
import { Change } from '../ui/Change.tsx'
import { Flash } from '../ui/Flash.tsx'
import { Price } from '../ui/Price.tsx'
import { printTime } from '@touchstone/app/time/times'
import { dayChange } from '@touchstone/app/market/day-change'
import { useTick } from '@touchstone/app/live/use-tick'

type LivePriceProps = {
  symbol: string
  /** The price tick. */
  tick: string
  /** The mark 24 hours ago; null where it is not known. */
  dayOpen: string | null
  /** A mark of before, for a symbol that has had no tick yet. */
  lastKnown?: string | undefined
  /** No price comes any more, of any symbol. */
  silent: boolean
}

/** A symbol's mark over its change in 24 hours; renders with each of its ticks. An old price is grey and has its time. */
export function LivePrice({ symbol, tick, dayOpen, lastKnown, silent }: LivePriceProps) {
  const now = useTick(symbol)
  const isOld = now !== undefined && (silent || now.state === 'stale')
  return (
    <span className="flex flex-col items-end">
      <Flash value={now?.mark}>
        <Price
          value={now?.mark ?? lastKnown}
          tick={tick}
          className={clsx('text-base font-medium', (isOld || now === undefined) && 'text-fg-3')}
        />
      </Flash>
      {isOld ? (
        <span className="num text-xs text-fg-3">{printTime(now.sourceAtMs).slice(-8)}</span>
      ) : (
        <Change value={dayChange(dayOpen ?? undefined, now?.mark)} className="text-xs" />
      )}
    </span>
  )
}
