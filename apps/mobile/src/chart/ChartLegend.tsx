import { clsx } from 'clsx'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { dayChange } from '@touchstone/app/market/day-change'
import { Change } from '../ui/Change.tsx'
import { Price } from '../ui/Price.tsx'
import type { FrameStore } from '@touchstone/app/chart/chart-frame'
import { lineTokens } from '@touchstone/app/chart/line-tokens'
import type { LegendGroup } from '@touchstone/app/chart/legend'
import { useFrame } from '@touchstone/app/chart/use-frame'

/** The prices of the candle under the crosshair, or of the newest; what does not fit is left out whole, not cut. */
export function CandleLegend({ frames, tick }: { frames: FrameStore; tick: string }) {
  const { t } = useTranslation()
  const bar = useFrame(frames, 'bar')
  const previousClose = useFrame(frames, 'previousClose')
  const candle = bar?.candle
  const parts = [
    [t('chart.openLetter'), candle?.open],
    [t('chart.highLetter'), candle?.high],
    [t('chart.lowLetter'), candle?.low],
    [t('chart.closeLetter'), candle?.close],
  ] as const
  const change = dayChange(previousClose ?? candle?.open, candle?.close)
  // The colour of the candle, which is by its own open.
  const tone = toneOf(dayChange(candle?.open, candle?.close))
  return (
    <div
      data-testid="candle-legend"
      // Dashes are narrower than prices: nothing jumps where nothing was seen.
      className={clsx(
        'num flex h-5 flex-wrap content-start items-center gap-x-1.5 overflow-hidden pr-2 pl-4 text-2xs leading-5 text-fg-3',
        bar === undefined && 'invisible',
      )}
    >
      {parts.map(([letter, value]) => (
        <span key={letter} className="whitespace-nowrap">
          {letter} <Price value={value} tick={tick} className={tone} />
        </span>
      ))}
      <Change value={change} className="text-2xs font-normal!" />
    </div>
  )
}

function toneOf(change: string | null): string {
  if (change === null || !/[1-9]/.test(change)) return 'text-fg-2'
  return change.startsWith('-') ? 'text-down' : 'text-up'
}

type IndicatorLegendsProps = {
  frames: FrameStore
  /** Over the candles: what their height is measured by. */
  overCandlesRef: RefObject<HTMLDivElement | null>
}

/** The values of the indicators, each at the top of its pane, on a ground of their own. */
export function IndicatorLegends({ frames, overCandlesRef }: IndicatorLegendsProps) {
  const legends = useFrame(frames, 'legends')
  const pane = useFrame(frames, 'pane')
  const overCandles = legends.filter(({ isOverCandles }) => isOverCandles)
  return (
    <div aria-hidden className="num @container pointer-events-none absolute inset-0 overflow-hidden">
      <div
        ref={overCandlesRef}
        data-legend=""
        className={clsx(ground, 'top-0 empty:p-0')}
        style={{ maxWidth: pane.width - 16 }}
      >
        {overCandles.map((group) => (
          <Values key={group.name} group={group} />
        ))}
      </div>
      {legends
        .filter(({ isOverCandles }) => !isOverCandles)
        .map((group) => (
          <div
            key={group.name}
            data-legend=""
            className={ground}
            style={{ top: group.top + 1, maxWidth: pane.width - 16 }}
          >
            <Values group={group} />
          </div>
        ))}
    </div>
  )
}

/** Letters grow with the page until three prices fill a line: a second one would cover candles. */
const ground = 'absolute left-3 rounded-sm bg-bg/85 px-1 py-0.5 text-[min(0.6875rem,2.95cqi)]'

function Values({ group: { name, parameters, values } }: { group: LegendGroup }) {
  return (
    <p className="flex flex-wrap gap-x-1.5 leading-tight text-fg-3">
      <span>
        {name}
        {parameters}
      </span>
      {values.map((value) => (
        <span
          key={value.name}
          className={clsx('whitespace-nowrap', value.line === undefined && 'text-fg-2')}
          style={value.line === undefined ? {} : { color: colourOf(value.line) }}
        >
          {value.text}
        </span>
      ))}
    </p>
  )
}

const colourOf = (line: number): string => `var(--${lineTokens[line % lineTokens.length] ?? 'fg-2'})`
