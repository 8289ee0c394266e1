import { serverClock } from '@touchstone/app/time/moments'
import { Amount } from '../ui/Amount.tsx'
import { RecordRow } from '../ui/RecordRow.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import type { ExchangeRecord } from '@touchstone/app/exchange/exchange.queries'

/** One exchange: what for what, what came and what went. */
export function ExchangeRow({ record, onPress }: { record: ExchangeRecord; onPress: () => void }) {
  const { from, to, pay, receive, time } = record
  return (
    <RecordRow
      onPress={onPress}
      icon={
        <span className="relative block size-10">
          <span className="absolute top-0 left-0 flex">
            <SymbolIcon symbol={from} size="sm" />
          </span>
          <span className="absolute right-0 bottom-0 flex rounded-full ring-2 ring-surface">
            <SymbolIcon symbol={to} size="sm" />
          </span>
        </span>
      }
      title={`${from} → ${to}`}
      sub={<span className="num">{serverClock(time)}</span>}
      right={<Amount value={receive} currency={to} places={18} trim sign private />}
      rightSub={<Amount value={`-${pay}`} currency={from} places={18} trim private />}
    />
  )
}
