import { clsx } from 'clsx'
import type { PriceTag as Tag } from '@touchstone/app/chart/chart-frame'
import { countdown } from '@touchstone/app/chart/countdown'
import { priceText } from '@touchstone/app/format/number-text'
import { useNow } from '@touchstone/app/time/use-now'

/** In units: the height of one row of a tag on the axis. */
export const tagUnits = 16

/** How far the tag reaches from its price: with the time that is left below it, or above where there is no room below. */
export function reachOf({ y, endsAtMs }: Tag, height: number, unit: number): { above: number; below: number } {
  const row = tagUnits * unit
  const far = endsAtMs === undefined ? row / 2 : 1.5 * row
  return y + far > height ? { above: far, below: row / 2 } : { above: row / 2, below: far }
}

/** The newest price on the axis, and how long its candle still runs. */
export function PriceTag({ tag, tick, isLow }: { tag: Tag; tick: string; isLow: boolean }) {
  return (
    <span
      aria-hidden
      data-newest=""
      className={clsx(
        // As the axis measures its own numbers.
        'proportional-nums flex size-full overflow-hidden rounded-[3px] text-[0.625rem] whitespace-nowrap text-on-fill',
        isLow ? 'flex-col-reverse' : 'flex-col',
        plates[tag.trend],
      )}
    >
      <span className="grid h-4 shrink-0 place-items-center">{priceText(tag.price, tick)}</span>
      {tag.endsAtMs !== undefined && <TimeLeft endsAtMs={tag.endsAtMs} />}
    </span>
  )
}

function TimeLeft({ endsAtMs }: { endsAtMs: number }) {
  const seconds = Math.floor((endsAtMs - useNow(1_000, true)) / 1_000)
  return <span className="grid h-4 shrink-0 place-items-center">{seconds < 0 ? '' : countdown(seconds)}</span>
}

const plates = { up: 'bg-up-fill', down: 'bg-down-fill', flat: 'bg-border-strong' } as const
