import type { CandleType } from '@touchstone/app/chart/candle-types'

/** On a field of 24: what is drawn, and what is filled. */
const pictures: Record<CandleType, { line: string; fill?: string }> = {
  candle_solid: { line: 'M8 3v18M16 3v18', fill: 'M5.5 7h5v10h-5zM13.5 6h5v8h-5z' },
  candle_up_stroke: { line: 'M8 3v4M8 17v4M5.5 7h5v10h-5zM16 3v3M16 14v7M13.5 6h5v8h-5z' },
  heikin_ashi: { line: 'M6 10v11M12 7v11M18 3v11', fill: 'M4 12h4v7H4zM10 9h4v7h-4zM16 5h4v7h-4z' },
  ohlc: { line: 'M8 4v16M4.5 15H8M8 8h3.5M17 4v16M13.5 8H17M17 14h3.5' },
  line: { line: 'M3 17l5-6 4 3 8-9' },
  area: { line: 'M3 15l5-6 4 3 8-8', fill: 'M3 15l5-6 4 3 8-8v16H3z' },
}

export function TypeIcon({ type, className }: { type: CandleType; className: string }) {
  const { line, fill } = pictures[type]
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.6} className={className}>
      {fill !== undefined && <path d={fill} fill="currentColor" stroke="none" opacity={type === 'area' ? 0.3 : 1} />}
      <path d={line} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
