import type { DeepPartial, KLineData, LineStyle, NeighborData, Nullable, Styles, TextStyle } from 'klinecharts'
import type { CandleType } from './candle-types.ts'
import { lineTokens } from './line-tokens.ts'

export type Look = {
  /** A colour of the page by its token. */
  colour: (token: string) => string
  /** Units of the layout in pixels of the canvas, which knows no rem. */
  units: (count: number) => number
}

export type StyleOptions = {
  type: CandleType
  /** Whether the newest price may be believed; else its mark is grey. */
  isLive: boolean
  /** Called with the candle under the crosshair each time that it is drawn. */
  onCrosshair: (bar: Nullable<KLineData>) => void
}

const family = 'Inter Variable, system-ui, sans-serif'

/** The look of the page as it is now, on the chart. */
export function chartStyles(look: Look, options: StyleOptions): DeepPartial<Styles> {
  const { colour, units } = look
  const grid: Partial<LineStyle> = { color: colour('border'), size: 1, style: 'dashed', dashedValue: [2, 4] }
  const text: Partial<TextStyle> = { size: units(10), family, color: colour('fg-3') }
  const axis = {
    axisLine: { show: false },
    tickLine: { show: false },
    tickText: { ...text, marginStart: units(4), marginEnd: units(4) },
  }
  const cross = {
    line: { color: colour('fg-3'), dashedValue: [3, 3] },
    text: { ...text, ...padding(units(3)), color: colour('bg'), backgroundColor: colour('fg'), borderSize: 0 },
  }
  return {
    grid: { horizontal: grid, vertical: { show: false } },
    candle: candleStyles(look, options),
    indicator: indicatorStyles(look),
    xAxis: axis,
    yAxis: axis,
    separator: { size: 1, color: colour('border'), activeBackgroundColor: `${colour('accent')}22` },
    crosshair: { horizontal: cross, vertical: cross },
    overlay: overlayStyles(look),
  }
}

/** What the library calls it. */
const drawnAs = {
  candle_solid: 'candle_solid',
  candle_up_stroke: 'candle_up_stroke',
  heikin_ashi: 'candle_solid',
  ohlc: 'ohlc',
  line: 'area',
  area: 'area',
} as const satisfies Record<CandleType, string>

function candleStyles({ colour, units }: Look, { type, isLive, onCrosshair }: StyleOptions) {
  // In place of these, smoothed ones are drawn.
  const isHidden = type === 'heikin_ashi'
  const shown = (token: string): string => (isHidden ? '#0000' : colour(token))
  const [up, down, flat] = [shown('up'), shown('down'), shown('fg-3')]
  const mark = { color: colour('fg-3'), textSize: units(10), textFamily: family }
  return {
    type: drawnAs[type],
    bar: {
      upColor: up,
      downColor: down,
      noChangeColor: flat,
      upBorderColor: up,
      downBorderColor: down,
      noChangeBorderColor: flat,
      upWickColor: up,
      downWickColor: down,
      noChangeWickColor: flat,
    },
    area: {
      lineSize: units(1.5),
      lineColor: colour('chart-2'),
      backgroundColor: [
        { offset: 0, color: `${colour('chart-2')}00` },
        { offset: 1, color: `${colour('chart-2')}${type === 'area' ? '33' : '00'}` },
      ],
      point: { show: false, animation: false },
    },
    priceMark: {
      high: mark,
      low: mark,
      last: {
        upColor: isLive ? colour('up-fill') : colour('border-strong'),
        downColor: isLive ? colour('down-fill') : colour('border-strong'),
        noChangeColor: colour('border-strong'),
        // The page's: it makes way for others.
        text: { show: false },
      },
    },
    tooltip: {
      showRule: 'follow_cross' as const,
      title: { show: false },
      legend: {
        // Draws nothing: the page's legend shows it.
        template: ({ current }: NeighborData<Nullable<KLineData>>) => {
          onCrosshair(current)
          return []
        },
      },
    },
  }
}

function indicatorStyles({ colour, units }: Look) {
  const bars = {
    upColor: `${colour('up')}99`,
    downColor: `${colour('down')}99`,
    noChangeColor: `${colour('fg-3')}99`,
  }
  return {
    tooltip: { showRule: 'none' as const },
    lines: lineTokens.map((token) => ({ color: colour(token), size: Math.max(1, units(1.2)) })),
    bars: [bars],
    circles: [bars],
  }
}

function overlayStyles({ colour, units }: Look) {
  const accent = colour('accent')
  return {
    point: {
      color: accent,
      borderColor: `${accent}44`,
      borderSize: units(3),
      radius: units(5),
      activeColor: accent,
      activeBorderColor: `${accent}44`,
      activeBorderSize: units(4),
      activeRadius: units(6),
    },
    line: { color: accent, size: Math.max(1, units(1.5)) },
    polygon: { color: `${accent}1f`, borderColor: accent, borderSize: 1 },
    rect: { color: `${accent}1f`, borderColor: accent, borderSize: 1 },
    text: {
      size: units(10),
      family,
      color: colour('on-fill'),
      backgroundColor: colour('accent-fill'),
      borderSize: 0,
      borderRadius: units(3),
      ...padding(units(3)),
    },
  }
}

const padding = (all: number) => ({ paddingLeft: all, paddingTop: all, paddingRight: all, paddingBottom: all })

/** Reads the look of the page. Tokens are whole hex colours, so that an alpha may follow. */
export function lookOfPage(): Look {
  const page = getComputedStyle(document.documentElement)
  const rootSize = Number.parseFloat(page.fontSize)
  return {
    colour: (token) => page.getPropertyValue(`--${token}`).trim(),
    units: (count) => (count * rootSize) / 16,
  }
}
